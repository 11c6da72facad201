/// Rules of one family look at the same kind of fact; together they count no more than the family's cap.
package enum EvidenceFamily: String, Sendable, CaseIterable {
    case anchor
    case api
    case conformance
    case graph
    case name
    case section
    case state
    case type

    /// The most that a family may add for one role: ten labels are not ten proofs.
    package var cap: Int {
        switch self {
        case .anchor: 20
        case .api: 9
        case .conformance: 8
        case .graph: 8
        case .name: 4
        case .section: 1
        case .state: 8
        case .type: 8
        }
    }
}
