import Refactor
import Testing

/// An adapter ties two modules that do not know each other, wherever it stands.
struct AdapterTests {
    private func module(_ name: String, _ members: String = "") -> String {
        """
        class \(name)View: UIViewController { var presenter: \(name)Presenter? }
        class \(name)Presenter { weak var view: \(name)View?; \(members) }
        enum \(name)Builder { static func build() -> UIViewController {
            let view = \(name)View(); let presenter = \(name)Presenter(); view.presenter = presenter; return view
        } }

        """
    }

    @Test func whatTheListRequiresIsTranslated() {
        let graph = moduleGraph([
            "List.swift": "protocol ListRequiredEditor { func edit() }\nprotocol ListDelegate: AnyObject {}\n"
                + module("List", "var editor: ListRequiredEditor?")
                + "extension ListPresenter: ListDelegate {}",
            "Editor.swift": "protocol EditorInput { func start() }\n"
                + "protocol EditorDelegate: AnyObject { func done() }\n"
                + module("Editor", "weak var delegate: EditorDelegate?")
                + "extension EditorPresenter: EditorInput { func start() {} }",
            "Adapter.swift": """
            class EditorAdapter: ListRequiredEditor, EditorDelegate {
                private let editor: EditorInput
                weak var listDelegate: ListDelegate?
                func edit() { editor.start() }
                func done() {}
            }
            """,
        ])
        #expect(
            graph.edgeLines == [
                "Editor -output delegate-> List (via EditorDelegate)",
                "List -adapter ListRequiredEditor to EditorInput-> Editor (via EditorAdapter)",
            ])
        #expect(graph.edges.last?.evidence == "Adapter.swift:2")
    }

    @Test func aPropertyOfAClassExtensionStandsInItsOwnFile() {
        let graph = moduleGraph([
            "Login.h": """
            @interface StartController : UIViewController
            @end
            @interface LoginController : UIViewController
            @end
            @interface LoginService : NSObject
            - (void)login;
            @end
            """,
            "Login.m": """
            @interface LoginController ()
            @property (nonatomic, strong) LoginService *service;
            @end
            @implementation LoginService
            - (void)login {}
            @end
            @implementation StartController
            - (void)go { [self presentViewController:[LoginController new] animated:YES completion:nil]; }
            @end
            """,
        ])
        #expect(graph.edges.first { $0.kind == .service }?.evidence == "Login.m:2")
    }

    @Test func aBlockNamesTheModuleOfASegue() {
        let graph = moduleGraph([
            "List.m": """
            @protocol EditorModuleInput <NSObject>
            - (void)start;
            @end
            @interface ListViewController : UIViewController
            @end
            @interface ListRouter : NSObject
            @property (nonatomic, weak) id<RamblerViperModuleTransitionHandlerProtocol> transitionHandler;
            @end
            @implementation ListRouter
            - (void)openEditor {
                [[self.transitionHandler openModuleUsingSegue:@"editor"]
                    thenChainUsingBlock:^id<RamblerViperModuleOutput>(id<EditorModuleInput> input) {
                        [input start];
                        return nil;
                    }];
            }
            @end
            @interface EditorViewController : UIViewController
            @end
            @interface EditorPresenter : NSObject <EditorModuleInput>
            @end
            """
        ])
        #expect(graph.edgeLines == ["List -route segue-> Editor (via editor)"])
        #expect(!graph.findings.map(\.code).contains("segue-leads-nowhere"))
        #expect(graph.notes == ["1 segue is performed by a screen that no storyboard here draws."])
    }
}
