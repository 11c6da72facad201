/// A sentence about members that an iOS engineer would agree with, turned into weights.
package protocol EvidenceRule: Sendable {
    /// The name in explanations and JSON: the type's name in kebab case without `Rule`.
    static var id: String { get }
    static var family: EvidenceFamily { get }
    /// What it says about one member; empty when it has nothing to say.
    func evidence(for member: Member, in reading: Reading) -> [Evidence]
}

extension EvidenceRule {
    /// One piece of evidence for each role that the fact speaks for or against.
    func speaks(_ weights: KeyValuePairs<Role, Int>, at line: Int, because reason: String) -> [Evidence] {
        weights.map { role, weight in
            Evidence(rule: Self.id, role: role, weight: weight, line: line, reason: reason)
        }
    }
}
