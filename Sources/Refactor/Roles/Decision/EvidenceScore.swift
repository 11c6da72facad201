/// Returns the sum of the evidence for a member of some kind: where such members start, and every weight.
package func score(
    of evidence: [Evidence], kind: MemberKind, in language: SourceLanguage, weights: RoleWeights = .standard
) -> Score {
    weights.start(of: kind, in: language).adding(evidence)
}
