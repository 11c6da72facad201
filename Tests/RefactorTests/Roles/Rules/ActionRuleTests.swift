import Refactor
import Testing

struct ActionRuleTests {
    @Test func anActionStaysInTheView() throws {
        try expectEvidence(
            "@IBAction func send() { }",
            "send()", from: "action", for: .view)
    }

    @Test func aPlainMethodIsNoAction() throws {
        try expectNoEvidence(
            "func send() { }",
            "send()", from: "action")
    }

    @Test func theTargetOfASelectorStaysInTheView() throws {
        try expectEvidence(
            """
            func bind() { button.addTarget(self, action: #selector(sent), for: .touchUpInside) }
            var button: UIButton!
            @objc func sent() { }
            """,
            "sent()", from: "action", for: .view)
    }
}
