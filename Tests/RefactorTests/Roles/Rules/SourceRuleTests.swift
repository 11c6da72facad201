import Refactor
import Testing

struct SourceRuleTests {
    @Test func theControllerItselfIsTheViewsToGive() throws {
        let reading = try ObjectiveCReading("- (UIViewController *)routeSource { return self; }")
        #expect(try reading.speaks("source", for: .view, of: "routeSource"))
        #expect(try reading.assignment("routeSource").role == .view)
    }

    @Test(arguments: [
        "- (id)source { return self.parcel; }", "- (id)source { return @1; }", "- (void)source { [a b:self]; }",
    ])
    func anythingElseIsNot(member: String) throws {
        #expect(try !ObjectiveCReading(member).speaks("source", for: .view, of: "source"))
    }
}
