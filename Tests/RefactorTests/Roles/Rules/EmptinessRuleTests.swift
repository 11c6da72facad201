import Refactor
import Testing

struct EmptinessRuleTests {
    @Test func anEmptyHookIsThePresenters() throws {
        try expectEvidence(
            """
            override func viewDidLoad() { willStart() }
            func willStart() { }
            """,
            "willStart()", from: "emptiness", for: .presenter)
    }

    @Test func aMethodWithABodyIsNoHook() throws {
        try expectNoEvidence(
            """
            override func viewDidLoad() { willStart() }
            func willStart() { print(1) }
            """,
            "willStart()", from: "emptiness")
    }
}
