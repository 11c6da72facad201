import Refactor
import Testing

struct LaterCallRuleTests {
    private func observing(_ name: String) -> String {
        """
        func observe() {
            NotificationCenter.default.addObserver(self, selector: #selector(changed), name: \(name), object: nil)
        }
        @objc func changed() { parcelService.reload() }
        let parcelService = ParcelService()
        """
    }

    @Test func aNotificationOfTheAppIsNoAction() throws {
        let assignment = try RoleReading(observing(".parcelsChanged")).assignment("changed()")
        #expect(assignment.anchor == nil)
        #expect(assignment.tie == "observe names it in #selector")
    }

    @Test func aNotificationOfTheKeyboardIsOne() throws {
        let source = observing("UIResponder.keyboardWillShowNotification")
        try expectNoEvidence(source, "changed()", from: "later-call")
        #expect(try RoleReading(source).assignment("changed()").anchor != nil)
    }

    @Test func aSchemeIsNoTheme() throws {
        #expect(try RoleReading(observing(".urlSchemeChanged")).assignment("changed()").anchor == nil)
    }
}
