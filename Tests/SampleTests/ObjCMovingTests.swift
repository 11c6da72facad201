import Foundation
import Refactor
import TestSupport
import Testing

/// Constructs of Objective-C that are hard to move, each in its smallest source, and fixtures that hold many of them.
struct ObjCMovingTests {
    private static let folder = "Tests/Fixtures/HardControllers/ObjC"

    /// One path for each controller; files of its categories have its name before a plus sign.
    private static let hard = PackageRoot.files(in: folder, endings: ["m"]).filter { !$0.contains("+") }

    @Test(arguments: hard)
    func hardConstructsCompileThemselves(path: String) throws {
        let files = try fixture(path).map { (name: $0.name, bytes: $0.bytes) }
        let said = try StubObjC.diagnostics(of: files, including: [Self.folder])
        #expect(said.isEmpty, "\(said)")
    }

    @Test(arguments: hard)
    func hardConstructsCompileAsProposed(path: String) throws {
        try expectCompiles(try plan(of: try fixture(path)))
    }

    @Test(arguments: hard, [Role.presenter, .interactor, .router])
    func hardConstructsCompileWhereverTheyArePinned(path: String, role: Role) throws {
        try expectCompiles(try plan(of: try fixture(path), inProject: true) { _ in role })
        try expectCompiles(try plan(of: try fixture(path)) { _ in role })
    }

    @Test(arguments: hard)
    func hardConstructsCompileWithOtherLineBreaksAndTabs(path: String) throws {
        let other = try fixture(path).map { file in
            let text = String(decoding: file.bytes, as: UTF8.self).replacingOccurrences(of: "\r\n", with: "\n")
                .replacingOccurrences(of: "\n", with: "\r\n").replacingOccurrences(of: "    ", with: "\t")
            return SourceFile(path: file.path, text: text)
        }
        try expectCompiles(try plan(of: other) { _ in .presenter })
    }

    @Test func aMessageInABlockGoesToThePort() throws {
        let written = try expectMoves(
            "load", to: .interactor,
            """
            - (void)viewDidLoad {
                [super viewDidLoad];
                __weak typeof(self) weakSelf = self;
                dispatch_async(dispatch_get_main_queue(), ^{ [weakSelf load]; });
            }
            - (void)load { [[NSUserDefaults standardUserDefaults] synchronize]; }
            """)
        #expect(written.contains("[weakSelf.presenter load]") || written.contains("[weakSelf.interactor load]"))
    }

    @Test func aVariableCrossesAsAProperty() throws {
        let written = try expectMoves(
            "_page", to: .interactor,
            """
            - (void)viewDidLoad { [super viewDidLoad]; self.title = _page; }
            - (void)load { _page = [[NSUserDefaults standardUserDefaults] stringForKey:@"page"]; }
            """, variables: "NSString *_page;", alsoMoving: ["load"])
        #expect(written.contains("NSString *page;"))
    }

    /// Elsewhere it is a property, whose accessors would stand beside the methods of the same names.
    @Test(arguments: [
        "- (void)setPage:(NSString *)page { if (self.isViewLoaded) { _page = page; } }",
        "- (NSString *)page { return self.isViewLoaded ? _page : nil; }",
    ])
    func aVariableStaysWithTheMethodsThatAreNamedLikeItsAccessors(accessor: String) throws {
        let plan = try plan(
            of: sources(
                """
                - (void)viewDidLoad { [super viewDidLoad]; _page = @"a"; }
                \(accessor)
                - (void)load { if (_page) { [[NSUserDefaults standardUserDefaults] synchronize]; } }
                """, variables: "NSString *_page;")
        ) { ["_page", "load"].contains($0.name) ? .interactor : nil }
        try expectCompiles(plan)
        #expect(
            plan.placements.filter { $0.role == .view }.contains { plan.controller.members[$0.member].name == "_page" })
    }

    @Test func aTimerStillFindsItsMethodOnTheView() throws {
        let plan = try plan(
            of: sources(
                """
                - (void)viewDidLoad {
                    [super viewDidLoad];
                    [NSTimer scheduledTimerWithTimeInterval:1 target:self selector:@selector(tick:) userInfo:nil repeats:YES];
                }
                - (void)tick:(NSTimer *)timer { [[NSUserDefaults standardUserDefaults] setInteger:1 forKey:@"ticks"]; }
                """)
        ) { $0.id == "tick:" ? .presenter : nil }
        let files = try expectCompiles(plan).module(of: plan)
        let view = try #require(files.first { $0.name == "SmallController.m" })
        #expect(String(decoding: view.bytes, as: UTF8.self).contains("- (void)tick:(NSTimer *)timer {"))
    }

    @Test func aLockOnTheControllerStays() throws {
        try expectStays(
            "store", pinnedTo: .interactor,
            """
            - (void)viewDidLoad { [super viewDidLoad]; [self store]; }
            - (void)store { @synchronized (self) { [[NSUserDefaults standardUserDefaults] synchronize]; } }
            """)
    }

    @Test func whatUsesAVariableOfTheFileStays() throws {
        try expectStays(
            "count", pinnedTo: .interactor,
            """
            - (void)viewDidLoad { [super viewDidLoad]; [self count]; }
            - (void)count { created += 1; }
            """, beside: "static NSInteger created = 0;")
    }

    @Test func whatSendsToSuperStays() throws {
        try expectStays(
            "viewWillAppear:", pinnedTo: .presenter,
            """
            - (void)viewWillAppear:(BOOL)animated { [super viewWillAppear:animated]; }
            """)
    }

    // MARK: - Small sources

    /// The files of a controller: header, implementation, categories.
    private func fixture(_ path: String) throws -> [SourceFile] {
        let stem = (path as NSString).deletingPathExtension + "+"
        let categories = PackageRoot.files(in: Self.folder, endings: ["m"]).filter { $0.hasPrefix(stem) }
        return try ([path] + categories).flatMap(sourceFiles)
    }

    private func sources(_ methods: String, variables: String = "", beside other: String = "") -> [SourceFile] {
        let header = "#import <UIKit/UIKit.h>\n\n@interface SmallController : UIViewController\n@end\n"
        let body = """
            #import "SmallController.h"

            \(other)
            @implementation SmallController {
                \(variables)
            }

            \(methods)

            @end

            """
        return [
            SourceFile(path: "SmallController.h", text: header), SourceFile(path: "SmallController.m", text: body),
        ]
    }

    /// Expects that the member moves where it is pinned, and that the module compiles; gives all that is written.
    @discardableResult
    private func expectMoves(
        _ id: String, to role: Role, _ methods: String, variables: String = "", alsoMoving others: Set<String> = [],
        sourceLocation: SourceLocation = #_sourceLocation
    ) throws -> String {
        let plan = try plan(of: sources(methods, variables: variables)) {
            $0.id == id || others.contains($0.id) ? role : nil
        }
        let member = try #require(plan.controller.members.first { $0.id == id }, sourceLocation: sourceLocation)
        let placement = plan.placements[member.index]
        #expect(placement.role == role, "\(placement.stays?.sentence ?? "")", sourceLocation: sourceLocation)
        let emission = try expectCompiles(plan, sourceLocation: sourceLocation)
        return emission.module(of: plan).map { String(decoding: $0.bytes, as: UTF8.self) }.joined()
    }

    private func expectStays(
        _ id: String, pinnedTo role: Role, _ methods: String, beside other: String = "",
        sourceLocation: SourceLocation = #_sourceLocation
    ) throws {
        let plan = try plan(of: sources(methods, beside: other)) { $0.id == id ? role : nil }
        let member = try #require(plan.controller.members.first { $0.id == id }, sourceLocation: sourceLocation)
        #expect(!plan.placements[member.index].moves, sourceLocation: sourceLocation)
        try expectCompiles(plan, sourceLocation: sourceLocation)
    }
}
