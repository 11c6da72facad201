/// A sentence about members that an iOS engineer would agree with, turned into weights.
package protocol EvidenceRule: Sendable {
    /// The name in explanations and JSON: the type's name in kebab case without `Rule`.
    static var id: String { get }
    static var family: EvidenceFamily { get }
    /// What it says about one member; empty when it has nothing to say.
    func evidence(for member: Member, in reading: Reading) -> [Evidence]
}
