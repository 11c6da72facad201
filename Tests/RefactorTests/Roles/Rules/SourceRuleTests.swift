import Refactor
import Testing

struct SourceRuleTests {
    @Test func theControllerItselfIsTheViewsToGive() throws {
        let reading = try ObjectiveCReading("- (UIViewController *)routeSource { return self; }")
        #expect(try reading.assignment("routeSource").role == .view)
    }
}
