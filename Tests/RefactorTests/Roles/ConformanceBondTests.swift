import Refactor
import Testing

struct ConformanceBondTests {
    private let source = """
        class ParcelController: UIViewController {
            @IBOutlet var label: UILabel!
        }
        extension ParcelController: CartDelegate {
            func cartShown() { label.text = "1"; label.isHidden = false }
            func cartHandled() { }
        }
        """

    @Test func membersOfAConformanceGoTogether() throws {
        try expectRole(source, "cartShown()", .view)
        try expectRole(source, "cartHandled()", .view)
    }

    @Test func theBondSaysSo() throws {
        let assignment = try RoleReading(source).assignment("cartHandled()")
        let bond = assignment.evidence.first { $0.rule == "conformance-bond" && $0.weight > 0 }
        #expect(bond?.role == .view)
        #expect(bond?.reason == "goes with one other member of the extension for CartDelegate")
    }

    @Test func aPinnedMemberIsNotBound() throws {
        let assignment = try RoleReading(source, pins: ["cartShown()": .presenter]).assignment("cartHandled()")
        #expect(!assignment.evidence.contains { $0.rule == "conformance-bond" })
    }

    @Test func anExtensionWithoutProtocolsBindsNobody() throws {
        try expectNoEvidence(
            "class ParcelController: UIViewController { }\nextension ParcelController { func a() { }\nfunc b() { view.layoutIfNeeded() } }",
            "a()", from: "conformance-bond")
    }
}
