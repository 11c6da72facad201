import Refactor
import Testing

struct RelayRuleTests {
    @Test func aCellsNewsStaysInTheView() throws {
        let reading = try ObjectiveCReading(
            "- (void)didTapParcelCell:(id)parcel { [self open:parcel]; }\n- (void)open:(id)parcel { }")
        #expect(try reading.speaks("relay", for: .view, of: "didTapParcelCell:"))
    }

    @Test func whatIsCalledInsideIsNoNewsOfAChild() throws {
        let reading = try ObjectiveCReading(
            "- (void)viewDidLoad { [self didTapCell]; }\n- (void)didTapCell { [self open]; }\n- (void)open { }")
        #expect(try !reading.speaks("relay", for: .view, of: "didTapCell"))
    }

    @Test func swiftSaysItWithAnExtension() throws {
        try expectNoEvidence("func didTapCell() { open() }\nfunc open() { }", "didTapCell()", from: "relay")
    }
}
