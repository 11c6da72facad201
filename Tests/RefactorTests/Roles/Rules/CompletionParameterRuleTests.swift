import Refactor
import Testing

struct CompletionParameterRuleTests {
    @Test func aMethodThatAnswersThroughAClosureIsTheInteractors() throws {
        try expectEvidence(
            "func rate(done: @escaping (Int) -> Void) { done(1) }",
            "rate(done:)", from: "completion-parameter", for: .interactor)
    }

    @Test func aNumberIsNoClosure() throws {
        try expectNoEvidence(
            "func rate(stars: Int) { }",
            "rate(stars:)", from: "completion-parameter")
    }
}
