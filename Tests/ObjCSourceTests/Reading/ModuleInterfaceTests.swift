import ObjCSource
import Refactor
import Testing

/// What comes into and goes out of a screen in Objective-C is listed, though its builder takes nothing yet.
struct ModuleInterfaceTests {
    private static let header = """
        @protocol NoteDelegate;
        @interface NoteController : UIViewController
        @property (nonatomic, weak) id<NoteDelegate> delegate;
        @property (nonatomic, copy) NSString *folder;
        @property (nonatomic, readonly) NSString *state;
        @property (nonatomic, copy) void (^onClose)(void);
        @end
        """

    private static let implementation = """
        #import "NoteController.h"
        @implementation NoteController
        - (void)viewDidLoad {
            [super viewDidLoad];
            self.title = self.folder;
            [self.delegate noteDidLoad];
            self.onClose();
        }
        - (void)openDetail {
            DetailController *detail = [[DetailController alloc] init];
            detail.folder = self.folder;
            [self.navigationController pushViewController:detail animated:YES];
            [self presentViewController:[[UINavigationController alloc] initWithRootViewController:detail] animated:YES completion:nil];
            [self performSegueWithIdentifier:@"more" sender:nil];
        }
        @end
        """

    private func plan(_ implementation: String = implementation, app: [String]? = nil) throws -> Plan {
        let files = [("NoteController.h", Self.header), ("NoteController.m", implementation)]
        let facts = try files.map { try ObjCLanguage().facts(of: SourceFile(path: $0.0, text: $0.1)) }
        let others = app?.map { SourceFile(path: "Home.m", text: $0) }
        let project = others.map { projectFacts(of: $0, callersOf: ["NoteController"]) }
        let controller = try #require(try controllers(in: facts, named: "NoteController", project: project).first)
        return Refactor.plan(controller)
    }

    @Test func propertiesOfTheHeaderComeInAndGoOut() throws {
        let border = try plan().border
        #expect(border.inputs.map(\.name) == ["folder"])
        #expect(border.outputs.map { "\($0.kind.rawValue) \($0.name)" } == ["delegate delegate", "closure onClose"])
        #expect(border.parameters.isEmpty)
    }

    @Test(arguments: [
        "NoteController *note = [[NoteController alloc] init];\n    note.folder = @\"a\";",
        "NoteController *note = segue.destinationViewController;\n    [note setFolder:@\"a\"];",
        "self.note = [NoteController new];\n    self.note.folder = @\"a\";",
        "self.note = /* a; b */ [NoteController new];\n    self.note.folder = @\"a\";",
    ])
    func callersTell(statements: String) throws {
        let border = try plan(app: ["@implementation Home\n- (void)go {\n    \(statements)\n}\n@end\n"]).border
        #expect(border.inputs.map(\.name) == ["folder"])
        #expect(border.inputs.first?.callers.map(\.place) == ["Home.m:4"])
        #expect(border.outputs.isEmpty)
    }

    @Test func messagesThatShowAreRoutes() throws {
        let routes = try plan().border.routes.map { "\($0.kind.rawValue) \($0.target ?? "-") \($0.data)" }
        #expect(routes == ["push DetailController [\"folder\"]", "present DetailController []", "segue more []"])
    }

    @Test(arguments: [
        (
            "DetailController *detail = [DetailController new];\n[self presentViewController:detail\n    animated:YES\n    completion:nil];",
            ["present DetailController []"]
        ),
        (
            "UIAlertController *alert = [UIAlertController alertControllerWithTitle:@\"a new one\" message:nil preferredStyle:0];\n[self presentViewController:alert animated:YES completion:nil];",
            []
        ),
        (
            "if (a) { A *next = [[A alloc] init]; [self showViewController:next sender:nil]; } else { B *next = [[B alloc] init]; next.folder = @\"\"; [next setUp]; [self showViewController:next sender:nil]; }",
            ["show A []", "show B [\"folder\"]"]
        ),
        (
            "DetailController *detail = [[DetailController alloc]\n    init]; [detail setFolder:@\"\"];\n[self presentViewController:[[UINavigationController alloc] initWithRootViewController:detail] animated:YES completion:nil];",
            ["present DetailController []"]
        ),
    ])
    func whatAMessageShowsIsReadByItsStatements(_ statements: String, _ expected: [String]) throws {
        let routes = try plan("@implementation NoteController\n- (void)go {\n\(statements)\n}\n@end\n").border.routes
        #expect(routes.map { "\($0.kind.rawValue) \($0.target ?? "-") \($0.data)" } == expected)
    }

    @Test func aNotificationHasItsNameFromAnyLine() throws {
        let text =
            "@implementation NoteController\n- (void)go { [center postNotificationName:\n    NoteChanged object:nil]; }\n@end\n"
        #expect(try plan(text).border.outputs.map(\.name).contains("NoteChanged"))
    }
}
