/// Something that one part of an app has to do with another.
package struct RuleStatement: Sendable {
    /// The names of the kinds in rules: those of the edges of the module graph, and those between types.
    package static let kinds = ModuleEdge.Kind.allCases.map(\.rawValue) + ["makes", "holds", "holds-weakly"]

    package var from: RuleSubject
    package var to: RuleSubject
    /// One of `kinds`.
    package var kind: String
    /// `path:line`.
    package var evidence: String
    /// The verb between two names in a sentence.
    package var verb: String

    /// Returns true if it is of one of some kinds. Where none is named, all are meant but who holds whom: what is held
    /// through a protocol need not be known.
    func isMeant(by kinds: Set<String>) -> Bool {
        kinds.isEmpty ? !kind.hasPrefix("holds") : kinds.contains(kind)
    }

    /// The words between two names for a kind.
    static func verb(for kind: String) -> String {
        switch kind {
        case "route": "leads to"
        case "child": "contains"
        case "service", "uses": "uses"
        case "adapter": "adapts to"
        case "output": "reports to"
        case "builds": "builds"
        case "makes": "makes"
        case "holds": "holds"
        case "holds-weakly": "holds weakly"
        default: kind
        }
    }
}
