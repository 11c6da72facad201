/// Whoever writes a property owns it; if nobody writes it, whoever reads it.
///
/// ## Before
/// ```
/// var parcels: [Parcel] = []   // written by loadParcels(), which uses a service
/// ```
/// ## After
/// Interactor.
struct StateOwnerRule: EvidenceRule {
    static let id = "state-owner"
    static let family = EvidenceFamily.state

    private static let weights: [Side: KeyValuePairs<Role, Int>] = [
        .view: [.view: 6], .service: [.view: -2, .interactor: 6], .route: [.router: 6], .neutral: [.presenter: 4],
    ]

    func evidence(for member: Member, in reading: Reading) -> [Evidence] {
        guard member.kind == .property, reading.traits(of: member).anchor == nil else { return [] }
        let writers = reading.writers(of: member)
        let users = writers.isEmpty ? reading.readers(of: member) : writers
        let verb = writers.isEmpty ? "read" : "written"
        let sides = Set(users.map(reading.side)).sorted { $0.rawValue < $1.rawValue }
        return sides.flatMap { side -> [Evidence] in
            guard let user = users.first(where: { reading.side(of: $0) == side }), let all = Self.weights[side] else {
                return []
            }
            return all.flatMap { role, weight in
                speaks(
                    [role: weight / sides.count], at: member.fact.line,
                    because: "is \(verb) by \(user.name), \(side.phrase)")
            }
        }
    }
}

extension Side {
    fileprivate var phrase: String {
        switch self {
        case .view: "which belongs to the view"
        case .service: "which uses a service"
        case .route: "which navigates"
        case .neutral: "which touches neither view nor service"
        }
    }
}
