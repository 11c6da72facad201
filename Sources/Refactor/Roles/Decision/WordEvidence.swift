/// Turns the words around a member into evidence: one entry for each role, with the word that says most named.
///
/// A word says little by itself, and a member has many: their points are quarters, summed and rounded.
struct WordEvidence {
    static let rule = "words"

    let reader: RoleWordReader
    /// Quarters of a point, by place and word.
    let points: [String: Score]

    func evidence(for member: Member) -> [Evidence] {
        let said = reader.words(of: member).compactMap { word in points[word.key].map { (word, $0) } }
        return Likelihood.roles.compactMap { role in
            let sum = said.reduce(0) { $0 + $1.1[role] }
            let weight = Int((Double(sum) / RoleWeights.wordsPerPoint).rounded())
            guard weight != 0 else { return nil }
            let same = said.filter { weight > 0 ? $0.1[role] > 0 : $0.1[role] < 0 }
            guard let loudest = loudest(of: same, for: role) else { return nil }
            return Evidence(
                rule: Self.rule, role: role, weight: weight, line: member.fact.line,
                reason: reason(loudest, among: same.count))
        }
    }

    /// The first of those that say most.
    private func loudest(of said: [(RoleWord, Score)], for role: Role) -> RoleWord? {
        let most = said.map { abs($0.1[role]) }.max()
        return said.first { abs($0.1[role]) == most }?.0
    }

    private func reason(_ loudest: RoleWord, among count: Int) -> String {
        switch count {
        case 1: loudest.phrase
        case 2: loudest.phrase + ", and one more word says the same"
        default: loudest.phrase + ", and \(count - 1) more words say the same"
        }
    }
}
