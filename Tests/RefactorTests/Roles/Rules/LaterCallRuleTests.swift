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
        try expectEvidence(observing(".parcelsChanged"), "changed()", from: "later-call", for: .presenter)
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

    @Test func theTargetOfAControlIsAnAction() throws {
        try expectNoEvidence(
            """
            func bind() { button.addTarget(self, action: #selector(changed), for: .touchUpInside) }
            @objc func changed() { }
            let button = UIButton()
            """, "changed()", from: "later-call")
    }
}
