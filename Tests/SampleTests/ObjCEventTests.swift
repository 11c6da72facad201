import Refactor
import TestSupport
import Testing

/// In Objective-C, too, the presenter is told what happened, where the view would else have it pass a call on.
struct ObjCEventTests {
    private func emitted(_ methods: String, header: String = "") throws -> [String: String] {
        let files = [
            SourceFile(
                path: "PinVC.h",
                text: """
                    #import <UIKit/UIKit.h>

                    @interface OrderAPI : NSObject
                    + (instancetype)sharedAPI;
                    - (void)countAll;
                    @end

                    @interface HelpViewController : UIViewController
                    @property (nonatomic, copy) NSString *topic;
                    @end

                    @interface PinVC : UIViewController
                    \(header)
                    @end

                    """),
            SourceFile(
                path: "PinVC.m",
                text: """
                    #import "PinVC.h"

                    @interface PinVC ()
                    @property (nonatomic, strong) UILabel *errorLabel;
                    @end

                    @implementation PinVC

                    \(methods)

                    @end

                    """),
        ]
        let facts = try files.map { try language(ofFile: $0.path).facts(of: $0) }
        let decisions = Refactoring.Decisions(type: "PinVC", style: .viper)
        let plan = try #require(try Refactoring.plans(for: facts, project: nil, decisions: decisions).first)
        return try compiledTexts(of: plan)
    }

    @Test func whatTheScreenLeavesToTheInteractorIsAnEvent() throws {
        let files = try emitted(
            """
            - (void)viewWillAppear:(BOOL)animated {
                [super viewWillAppear:animated];
                [self countOrders];
            }

            - (void)countOrders {
                [[OrderAPI sharedAPI] countAll];
            }
            """)
        #expect(files["PinVC.m"]?.contains("    [self.presenter viewWillAppear];\n") == true)
        let presenter = try #require(files["PinPresenter.m"])
        #expect(presenter.contains("- (void)viewWillAppear {\n    [self.interactor countOrders];\n}"), "\(presenter)")
        #expect(!presenter.contains("Passed on"))
    }

    @Test func whatOthersCallStaysAndTellsThePresenter() throws {
        let files = try emitted(
            """
            - (void)didTapHelpForTopic:(NSString *)topic {
                HelpViewController *help = [[HelpViewController alloc] init];
                help.topic = topic;
                [self.navigationController pushViewController:help animated:YES];
            }
            """)
        let method = "- (void)didTapHelpForTopic:(NSString *)topic {\n    "
        #expect(files["PinVC.m"]?.contains(method + "[self.presenter didTapHelpForTopic:topic];") == true)
        #expect(files["PinPresenter.m"]?.contains(method + "[self.router showHelpWithTopic:topic];") == true)
        #expect(files["PinRouter.m"]?.contains("- (void)showHelpWithTopic:(NSString *)topic {") == true)
        #expect(!files.values.contains { $0.contains("Passed on") })
    }

    /// A library's protocol, which nobody here knows, cannot ask for what takes or gives a type of the app.
    @Test func aProtocolOfALibraryAsksForNothingOfTheApp() throws {
        let methods = """
            - (void)viewDidLoad {
                [super viewDidLoad];
                [self count:nil];
                [self store:@"a"];
            }

            - (void)count:(Pin *)pin {
                [[OrderAPI sharedAPI] countAll];
            }

            - (void)store:(NSString *)name {
                [[NSUserDefaults standardUserDefaults] setObject:name forKey:@"name"];
            }
            """
        let pin = SourceFile(path: "Pin.h", text: "@interface Pin : NSObject\n@end\n")
        let library = "@protocol LIBDelegate;\n@class Pin;\n"
        let plan = try plan(
            of: [
                SourceFile(
                    path: "PinVC.m",
                    text: "#import <UIKit/UIKit.h>\n\(library)@interface PinVC : UIViewController <LIBDelegate>\n@end\n"
                        + "@implementation PinVC\n\(methods)\n@end\n")
            ], besides: pin)
        let passedOn = plan.forwarders.filter { $0.role == .view }.map { plan.controller.members[$0.member].id }
        #expect(passedOn == ["store:"])
    }

    private func plan(of sources: [SourceFile], besides other: SourceFile) throws -> Plan {
        try #require(
            try Refactoring.plans(
                for: try sources.map { try language(ofFile: $0.path).facts(of: $0) },
                project: Refactor.projectFacts(of: [other]), decisions: Refactoring.Decisions(style: .viper)
            ).first)
    }

    /// What others send to the screen stays declared, though a part of it has the same name elsewhere.
    @Test func whatTheHeaderDeclaresStaysDeclared() throws {
        let files = try emitted(
            """
            - (void)viewDidLoad {
                [super viewDidLoad];
                [[NSNotificationCenter defaultCenter] addObserver:self selector:@selector(refresh) name:@"refresh" object:nil];
            }

            - (void)refresh {
                [[OrderAPI sharedAPI] countAll];
                self.errorLabel.text = nil;
            }
            """, header: "- (void)refresh;")
        #expect(files["PinVC.h"]?.contains("- (void)refresh;") == true)
    }

    /// Whoever counts goes round himself: nobody is called in each round of a loop of the view.
    @Test func aLoopIsNotEmptied() throws {
        let files = try emitted(
            """
            - (void)viewDidLoad {
                [super viewDidLoad];
                for (UIView *part in self.view.subviews) {
                    if (part.tag == 1) {
                        [[OrderAPI sharedAPI] countAll];
                    }
                }
            }
            """)
        #expect(files["PinVC.m"].map { $0.contains("[[OrderAPI sharedAPI] countAll];") } ?? true)
    }
}
