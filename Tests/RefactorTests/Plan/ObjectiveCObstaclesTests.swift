import ObjCSource
import Refactor
import Testing

/// What keeps members of an Objective-C controller in the view, though they are pinned elsewhere.
struct ObjectiveCObstaclesTests {
    @Test func whatAStringObservesStays() throws {
        try expectStays(
            "progress", "used-by-fixed-member", property: "@property (nonatomic) float progress;",
            "- (void)go { [self addObserver:self forKeyPath:@\"progress\" options:0 context:NULL]; }")
    }

    @Test func whatHasATypeWithoutANameCrossesNoPort() throws {
        try expectStays(
            "range", "used-by-fixed-member", property: "@property (nonatomic) struct { int low; } range;",
            "- (void)viewDidLoad { self.label.text = [self nameOf:self.range.low]; }")
    }

    @Test func whatAMacroNamesStays() throws {
        try expectStays(
            "reload:", "used-by-fixed-member", "#define RELOAD [self reload:1]\n- (void)reload:(int)a { }")
    }

    @Test func whatAMemberThatWasNotReadNamesStays() throws {
        try expectStays(
            "load", "used-by-fixed-member",
            """
            - (void)load { }
            - (void)go { @@@ [self load]; }
            """)
    }

    @Test func aMemberThatWasNotReadStaysAndIsReported() throws {
        let plan = try plan(of: source("- (void)go { @@@ [self load]; }"), pinning: ["go"])
        #expect(plan.placements.contains { $0.stays?.code == "not-analysed" })
        #expect(plan.findings.contains { $0.rule == "not-analysed" && $0.message.contains("'go'") })
    }

    @Test func aFunctionBetweenTheMethodsIsCodeOfOthers() throws {
        let source = source(
            """
            static void Callback(LoginController *controller) { [controller refresh]; }
            - (void)refresh { }
            """)
        let plan = try plan(of: source, pinning: ["refresh"])
        #expect(plan.forwarders.map { plan.controller.members[$0.member].id } == ["refresh"])
        #expect(plan.forwarders.map(\.role) == [.view])
    }

    @Test func aVariableThatAFunctionReadsStays() throws {
        try expectStays(
            "count", "used-by-fixed-member", property: "@property (nonatomic) int count;",
            "static int Count(LoginController *controller) { return controller->_count; }")
    }

    @Test func whatAnSDKProtocolRequiresStays() throws {
        try expectStays(
            "locationManager:didFailWithError:", "conformance",
            "- (void)locationManager:(CLLocationManager *)manager didFailWithError:(NSError *)error { }")
    }

    @Test func selectorsThatOnlyThisFileDeclaresAreNotSentFromOthers() throws {
        try expectStays(
            "load", "file-private-name",
            """
            - (void)load { [self.item hiddenLoad]; }
            @end
            @interface Item (Hidden)
            - (void)hiddenLoad;
            """)
    }

    @Test func whatRunsWhileTheControllerGoesStays() throws {
        try expectStays(
            "cancel", "used-by-fixed-member",
            """
            - (void)dealloc { [self cleanUp]; }
            - (void)cleanUp { [self cancel]; }
            - (void)cancel { }
            """)
    }

    @Test func aMethodThatNobodyHereCallsKeepsAForwarder() throws {
        let plan = try plan(of: source("- (void)loaderDidFinish:(id)loader { }"), pinning: ["loaderDidFinish:"])
        #expect(plan.forwarders.map(\.role) == [.view])
    }

    @Test func aMethodThatAStringNamesStays() throws {
        try expectStays(
            "save:", "used-by-fixed-member",
            """
            - (void)save:(id)a { }
            - (void)go { SEL name = NSSelectorFromString(@"save:"); [self save:nil]; }
            """)
    }

    @Test func anotherObjectOfTheClassIsReachedFromItsOwnFileOnly() throws {
        let property = "@property (nonatomic, weak) LoginController *parent;\n@property (nonatomic) int rows;"
        let members = "- (void)go { self.parent.rows = 1; [self.parent reload]; }\n- (void)reload { }"
        try expectStays("go", "file-private-name", property: property, members)
        try expectStays("rows", "used-by-fixed-member", property: property, members)
        let plan = try plan(of: source(members, property: property), pinning: ["reload"])
        #expect(plan.forwarders.map(\.role) == [.view])
    }

    @Test func synthesizedPropertiesStay() throws {
        try expectStays(
            "name", "synthesized", property: "@property (nonatomic) id name;", "@synthesize name = _other;")
    }

    @Test func aPropertyAndItsAccessorsGoTogetherOrNot() throws {
        let source = source(
            "- (id)name { return _name ?: [self description]; }", property: "@property (nonatomic) id name;")
        let plan = try plan(of: source, pinning: ["name"])
        #expect(plan.placements.allSatisfy { $0.role == .view })
    }

    /// A class that no header declares is named by no other file, so that its properties are its own.
    @Test(arguments: [("LoginController.m", []), ("LoginController.h", [Role.view])])
    func propertiesOfAHiddenClassNeedNoForwarders(head: String, expected: [Role]) throws {
        let interface = "@interface LoginController : UIViewController\n@property (nonatomic) id store;\n@end\n"
        let own = "@implementation LoginController\n- (void)load { [self.store run]; }\n@end\n"
        let files = head.hasSuffix(".m") ? [(head, interface + own)] : [(head, interface), ("LoginController.m", own)]
        let app = SourceFile(path: "App.m", text: "@implementation App\n- (id)store { return self.store; }\n@end\n")
        var decisions = Refactoring.Decisions(type: "LoginController")
        decisions.pins = ["store": .presenter, "load": .presenter]
        let facts = try files.map { try ObjCLanguage().facts(of: SourceFile(path: $0.0, text: $0.1)) }
        let plans = try Refactoring.plans(for: facts, project: projectFacts(of: [app]), decisions: decisions)
        let plan = try #require(plans.first)
        let store = try #require(plan.controller.members.first { $0.id == "store" })
        #expect(plan.placements[store.index].moves)
        #expect(plan.forwarders.filter { $0.member == store.index }.map(\.role) == expected)
    }

    /// The name of a parameter in the header uses no variable of the class; a macro may.
    @Test(arguments: [
        ("- (void)stopTask:(id)task;", nil),
        ("@end\n#define STOP(pin) (pin)->task = nil\n@interface B : NSObject", "used-by-fixed-member"),
        ("@end\nstatic inline id f(LoginController *c) { return c->task; }\n@interface B", "used-by-fixed-member"),
        ("@end\nNS_INLINE id f(LoginController *c) { return c->task; }\n@interface B", "used-by-fixed-member"),
        ("@end\nstatic id f(LoginController *c) { return c->task; }\n@interface B", "used-by-fixed-member"),
    ])
    func aParameterOfTheHeaderUsesNoVariable(line: String, code: String?) throws {
        let header = "@interface LoginController : UIViewController\n@end\n@interface A : NSObject\n\(line)\n@end\n"
        let own = "@implementation LoginController { id task; }\n- (void)load { task = nil; }\n@end\n"
        let lines = own.replacing("{ id task; }", with: "{\n    id task;\n}")
        let facts = try [("LoginController.h", header), ("LoginController.m", lines)].map {
            try ObjCLanguage().facts(of: SourceFile(path: $0.0, text: $0.1))
        }
        var decisions = Refactoring.Decisions(type: "LoginController")
        decisions.pins = ["task": .presenter, "load": .presenter]
        let plan = try #require(try Refactoring.plans(for: facts, project: nil, decisions: decisions).first)
        let task = try #require(plan.controller.members.first { $0.id == "task" })
        #expect(plan.placements[task.index].stays?.code == code)
        #expect(plan.placements[task.index].moves == (code == nil))
    }

    /// A variable of the header is there for subclasses; where there is none, and for the class alone, it may go.
    @Test(arguments: [
        ("NSArray *list;", "", "used-by-fixed-member"),
        ("@private NSArray *list;", "", nil),
        ("@private id other; @protected NSArray *list;", "", "used-by-fixed-member"),
        ("NSArray *list;", "@interface More : NSObject { id list; } @end", nil),
        ("@public NSArray *list;", "void f(LoginController *c) { c->list = nil; }", "used-by-fixed-member"),
        ("NSArray *list;", "@implementation Sub - (id)first { return list; } @end", "subclassed"),
    ])
    func aVariableOfTheHeaderIsThereForSubclasses(variables: String, app: String, code: String?) throws {
        let lines = variables.replacing("; ", with: ";\n").replacing("@private ", with: "@private\n")
            .replacing("@protected ", with: "@protected\n").replacing("@public ", with: "@public\n")
        let header = "@interface LoginController : UIViewController {\n\(lines)\n}\n@end\n"
        let own = "@implementation LoginController\n- (void)load { list = nil; }\n@end\n"
        let sub = "@interface Sub : LoginController\n@end\n"
        let project = projectFacts(of: [SourceFile(path: "App.m", text: (code == "subclassed" ? sub : "") + app)])
        let files = [("LoginController.h", header), ("LoginController.m", own)]
        var decisions = Refactoring.Decisions(type: "LoginController")
        decisions.pins = ["list": .presenter, "load": .presenter]
        let facts = try files.map { try ObjCLanguage().facts(of: SourceFile(path: $0.0, text: $0.1)) }
        let plans = try Refactoring.plans(for: facts, project: app.isEmpty ? nil : project, decisions: decisions)
        let plan = try #require(plans.first)
        let list = try #require(plan.controller.members.first { $0.id == "list" })
        #expect(plan.placements[list.index].stays?.code == code)
        #expect(plan.placements[list.index].moves == (code == nil))
    }

    // MARK: - Sources

    private func source(_ members: String, property: String = "") -> String {
        """
        @interface LoginController : UIViewController <CLLocationManagerDelegate>
        @end
        @interface LoginController ()
        \(property)
        @end
        @implementation LoginController
        \(members)
        @end
        """
    }

    private func plan(of source: String, pinning ids: [String]) throws -> Plan {
        let facts = try ObjCLanguage().facts(of: SourceFile(path: "LoginController.m", text: source))
        var decisions = Refactoring.Decisions(type: "LoginController")
        for id in ids { decisions.pins[id] = .presenter }
        return try #require(try Refactoring.plans(for: [facts], project: nil, decisions: decisions).first)
    }

    private func expectStays(
        _ id: String, _ code: String, property: String = "", _ members: String,
        sourceLocation: SourceLocation = #_sourceLocation
    ) throws {
        let plan = try plan(of: source(members, property: property), pinning: [id])
        let member = try #require(
            plan.controller.members.first { $0.id == id }, sourceLocation: sourceLocation)
        #expect(plan.placements[member.index].stays?.code == code, sourceLocation: sourceLocation)
    }
}
