import Refactor
import TestSupport
import Testing

/// Answers that come by blocks, by `await` or by publishers: compiled for all samples, and what becomes of small ones.
struct AnswerFormTests {
    /// A style and a sample, and how its interactor answers.
    struct Case: CustomTestStringConvertible, Sendable {
        let one: StyleTests.Case
        let form: AnswerForm

        var testDescription: String { "\(one.testDescription) \(form.rawValue)" }
    }

    /// Styles that hold the interactor by an initializer, by a property, by its class, and with protocols beside users.
    private static let styles = ["etsy", "infinum", "viper", "zik-thorough"]

    static let cases = StyleTests.cases.filter { styles.contains($0.style.id) && $0.sample.path.hasSuffix(".swift") }
        .flatMap { one in [AnswerForm.asyncAwait, .blocks, .combine].map { Case(one: one, form: $0) } }

    @Test(arguments: cases)
    func theModuleCompiles(_ one: Case) throws {
        let plan = try one.one.sample.plan(in: one.one.style).answering(by: one.form)
        // Without an answer in that form the module is the one that is compiled elsewhere.
        if !plan.answers.isEmpty { try expectCompiles(plan) }
    }

    @Test(arguments: [AnswerForm.asyncAwait, .blocks, .combine])
    func theSamplesHaveAnswersInEveryForm(_ form: AnswerForm) throws {
        let names = try Sample.all.filter { $0.path.hasSuffix(".swift") }.flatMap { sample -> [String] in
            let plan = try sample.plan(in: .viper).answering(by: form)
            return plan.answers.map { plan.controller.members[$0.request].name }
        }
        let expected: [AnswerForm: Set<String>] = [
            .asyncAwait: ["check", "loadAvatar", "reload", "requestLogin"],
            .blocks: ["fetchArticles", "loadData", "loadPrices", "reload"],
            .combine: ["check", "loadAvatar", "loadPrices", "reload", "requestLogin", "请求订单"],
        ]
        #expect(Set(names) == expected[form])
    }
}

/// What is asked and answered in another form runs as before.
@Suite(.enabled(if: RunningUIKit.canRun, "the running UIKit is made for Linux"))
struct AnswerBehaviourTests {
    @Test(arguments: Behaviour.all.filter { ["CartViewController", "WeatherViewController"].contains($0.sample) })
    func blocksDoWhatEventsDid(behaviour: Behaviour) throws {
        let emitted = try behaviour.emitted(answering: .blocks, as: "blocks")
        let parting = behaviour.parting(of: try behaviour.original(as: "before blocks"), and: emitted)
        #expect(parting == nil)
    }

    /// A task begins when the event is over: what is requested is requested then, and nothing else changes.
    @Test func whoAwaitsDoesTheSameAndAsksAtTheEndOfTheEvent() throws {
        let behaviour = try #require(Behaviour.all.first { $0.sample == "CartViewController" })
        let original = try behaviour.original(as: "before await")
        let emitted = try behaviour.emitted(answering: .asyncAwait, as: "await")
        #expect(emitted != original)
        let parting = behaviour.parting(of: requestsLast(in: original), and: requestsLast(in: emitted))
        #expect(parting == nil)
    }

    /// A recording with the requests of each step behind what else happens in it.
    private func requestsLast(in recording: String) -> String {
        var steps: [[Substring]] = [[]]
        for line in recording.split(separator: "\n", omittingEmptySubsequences: false) {
            if line.hasPrefix("== ") { steps.append([]) }
            steps[steps.count - 1].append(line)
        }
        return steps.flatMap { lines in
            lines.filter { !$0.hasPrefix("request ") } + lines.filter { $0.hasPrefix("request ") }
        }.joined(separator: "\n")
    }
}
