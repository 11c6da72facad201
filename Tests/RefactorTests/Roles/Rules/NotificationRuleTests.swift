import Refactor
import Testing

struct NotificationRuleTests {
    @Test func notificationsReachThePresenter() throws {
        try expectEvidence(
            "func observe() { NotificationCenter.default.post(name: .changed, object: nil) }",
            "observe()", from: "notification", for: .presenter)
    }

    @Test func otherCentresSayNothing() throws {
        try expectNoEvidence(
            """
            func observe() { count += 1 }
            var count = 0
            """,
            "observe()", from: "notification")
    }
}
