import Testing

@testable import Refactor

/// The names by which an app may use the properties of a screen of Objective-C.
struct ObjectiveCReachTests {
    private func names(_ files: [(String, String)]) -> Set<String> {
        let sources = files.map { SourceFile(path: $0.0, text: $0.1) }
        return objectiveCNamesInReach(of: "OrderVC", in: sources) { names in
            { file in names.contains { sources[file].contains($0) } }
        } ?? ["?"]
    }

    @Test func whereNobodyNamesItsClassNobodyHasIt() {
        #expect(names([("A.m", "@implementation A\n- (void)a { self.order = _other.order; }\n@end\n")]).isEmpty)
    }

    @Test(arguments: [
        ("OrderVC *screen = [OrderVC new];\nscreen.order = nil;", true),
        ("OrderVC *screen;\n[screen setOrder:nil];", true),
        ("OrderVC *screen;\n[[self screen] order];", true), ("OrderVC *screen;\n[(OrderVC *)screen order];", true),
        ("OrderVC *screen;\nself.order = nil;", false), ("OrderVC *screen;\n[self order];", false),
        ("OrderVC *screen;\nOrder *order = _order;", false), ("OrderVC *screen;\nNSLog(@\"order: %@\", self);", false),
        ("OrderVC *screen;\n[screen valueForKey:@\"order\"];", true),
    ])
    func aPropertyOfAnotherObjectIsBehindIt(code: String, isUsed: Bool) {
        let found = names([("A.m", "@implementation A\n- (void)a {\n\(code)\n}\n@end\n")])
        #expect(!found.isDisjoint(with: ["order", "setOrder"]) == isUsed)
    }

    /// A header hands it on to whoever names what it declares.
    @Test func aHeaderHandsItOn() {
        let header = (
            "App.h", "@class OrderVC;\n@interface App : NSObject\n@property (nonatomic) OrderVC *orders;\n@end\n"
        )
        let user = ("B.m", "@implementation B\n- (void)b { app.orders.count; }\n@end\n")
        let other = ("C.m", "@implementation C\n- (void)c { app.orderList.total; }\n@end\n")
        #expect(names([header, user, other]).contains("count"))
        #expect(!names([header, user, other]).contains("total"))
    }

    @Test func aSubclassHasItItself() {
        let header = ("BigVC.h", "@interface BigVC : OrderVC\n@end\n")
        let own = ("BigVC.m", "@implementation BigVC\n- (void)a { self.order = nil; }\n@end\n")
        #expect(names([header, own]).contains("order"))
    }

    @Test(arguments: [
        (
            "Screens.storyboard",
            "<viewController customClass=\"OrderVC\"><userDefinedRuntimeAttribute keyPath=\"order\"/>"
        ),
        ("A.swift", "let screen = make()\nscreen.order = 1\n"),
    ])
    func othersMayHaveTheirWays(path: String, text: String) {
        #expect(names([(path, text)]).contains("order"))
    }
}
