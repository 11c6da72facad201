/// A sentence about members that an iOS engineer would agree with, turned into signs; `RoleWeights` says what they weigh.
package protocol EvidenceRule: Sendable {
    /// The name in explanations and JSON: the type's name in kebab case without `Rule`.
    static var id: String { get }
    static var family: EvidenceFamily { get }
    /// The names of the cases that it tells apart; none for a rule of one case.
    static var cases: [String] { get }
    /// Returns the signs in one member; empty when the rule has nothing to say.
    func signs(of member: Member, in reading: RuleContext) -> [Sign]
}

extension EvidenceRule {
    package static var cases: [String] { [] }

    /// The rows that the rule has in the table of weights.
    package static var names: [String] { cases.isEmpty ? [id] : cases.map { "\(id)/\($0)" } }

    /// The sign of the rule, or of one of its cases.
    func sign(_ name: String? = nil, at line: Int, because reason: String) -> [Sign] {
        [Sign(name: name.map { "\(Self.id)/\($0)" } ?? Self.id, line: line, reason: reason)]
    }
}
