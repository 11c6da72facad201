import Foundation
import Refactor
import TestSupport
import Testing

/// Original and emitted module run against a UIKit that records; the same driver fires the same events at both.
@Suite(.enabled(if: RunningUIKit.canRun, "the running UIKit is made for Linux"))
struct BehaviourTests {
    /// What the login controller does, for all that compare with it.
    private static let login = Result { try Behaviour.login.original(as: "first") }

    @Test(arguments: Behaviour.all)
    func theModuleBehavesLikeTheController(behaviour: Behaviour) throws {
        let original = try behaviour.original()
        expectSubstantial(original, behaviour)
        let emitted = try behaviour.emitted(as: "emitted")
        #expect(behaviour.parting(of: original, and: emitted) == nil)
        // Whoever decides otherwise gets the same behaviour.
        for role in [Role.interactor, .presenter, .router] {
            let pinned = try behaviour.emitted(pinned: role, as: "\(role)")
            #expect(behaviour.parting(of: original, and: pinned) == nil, "everything pinned to the \(role)")
        }
    }

    /// Styles that need no library and no storyboard: what they write can run.
    private static let running = styles.filter { style in
        let isBound = style.components.contains { $0.text.contains { $0.contains("@IBOutlet") } }
        let imports = style.head.imports + style.components.flatMap(\.imports)
        return style != .viper && style.canBeWritten(in: .swift) && imports.isEmpty && !isBound
    }

    @Test(arguments: running)
    func theModuleBehavesLikeTheControllerInEveryStyle(style: Style) throws {
        let emitted = try Behaviour.login.emitted(in: style, as: style.id)
        #expect(Behaviour.login.parting(of: try Self.login.get(), and: emitted) == nil)
    }

    @Test func theSameProgramRecordsTheSameTwice() throws {
        #expect(try Self.login.get() == Behaviour.login.original(as: "second"))
    }

    @Test func theCheckFindsStatementsInAnotherOrder() throws {
        let shown = "errorLabel.isHidden = false"
        let felt = "UINotificationFeedbackGenerator().notificationOccurred(.error)"
        let difference = try differenceAfter("swapped") { text in
            text.replacingOccurrences(of: shown, with: "\u{0}").replacingOccurrences(of: felt, with: shown)
                .replacingOccurrences(of: "\u{0}", with: felt)
        }
        #expect(difference.contains("== return submits all the same") && difference.contains("haptic error"))
    }

    @Test func theCheckFindsAModuleThatKeepsItsScreenAlive() throws {
        let difference = try differenceAfter("strong") {
            $0.replacingOccurrences(of: "weak var view: ", with: "var view: ")
        }
        #expect(difference.contains("LoginController is gone"))
    }

    @Test func theCheckFindsACallOfAServiceThatIsLost() throws {
        let difference = try differenceAfter("lost") {
            $0.replacing(/\n.*Tracker\.log\("login\.failed".*/, with: "")
        }
        #expect(difference.contains("== wrong password") && difference.contains("track login.failed code=1014"))
    }

    @Test func theCheckFindsACallThatComesLater() throws {
        let difference = try differenceAfter("later") {
            $0.replacing(/(\n +)((?:\w+\??\.)*saveAccount\(account\))/) { match in
                "\(match.output.1)DispatchQueue.main.async { [self] in \(match.output.2) }"
            }
        }
        #expect(difference.contains("defaults read login.recentAccounts"))
    }

    private func expectSubstantial(_ recording: String, _ behaviour: Behaviour) {
        let found = recording.split(separator: "\n").map(String.init)
        #expect(found.count >= behaviour.length, "\(found.count) lines")
        for line in behaviour.lines { #expect(found.contains(line), "\(line)") }
    }

    /// How the recording of the login module parts from the controller's after its files were changed.
    private func differenceAfter(_ variant: String, _ change: @escaping (String) -> String) throws -> String {
        var changed = false
        let broken = try Behaviour.login.emitted(as: variant) { text in
            changed = changed || change(text) != text
            return change(text)
        }
        try #require(changed, "the module has nothing to break")
        return try #require(parting(of: try Self.login.get(), and: broken))
    }
}
