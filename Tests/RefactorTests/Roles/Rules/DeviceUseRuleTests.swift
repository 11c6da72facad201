import Refactor
import Testing

struct DeviceUseRuleTests {
    @Test func theDiskIsTheInteractors() throws {
        try expectEvidence(
            """
            func remember() { UserDefaults.standard.set(1, forKey: "k") }
            """,
            "remember()", from: "device-use", for: .interactor)
    }

    @Test func aDispatchQueueIsNoDevice() throws {
        try expectNoEvidence(
            "func later() { DispatchQueue.main.async { } }",
            "later()", from: "device-use")
    }
}
