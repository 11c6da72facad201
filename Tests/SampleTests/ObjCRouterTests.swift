import Refactor
import TestSupport
import Testing

/// A router alone of an Objective-C controller: the view makes it, and each file imports what it needs.
struct ObjCRouterTests {
    /// The files of a controller with ways to three rooms, by name; they compile with the rest of the app.
    private func emitted(
        _ methods: String, state: String = "", adopting adoption: MigrationStep = MigrationStep(worthwhile: [.router])
    ) throws -> [String: String] {
        let own = [
            header("PageController", "UIViewController"),
            SourceFile(path: "App/PageController.m", text: page(methods, state)),
        ]
        let app = Self.rooms.map { header($0 + "Controller", "UIViewController") } + [Self.shop]
        var decisions = Refactoring.Decisions(style: .viper)
        decisions.adoption = adoption
        let plan = try #require(
            try Refactoring.plans(
                for: try own.map { try language(ofFile: $0.path).facts(of: $0) },
                project: Refactor.projectFacts(of: app + own), decisions: decisions
            ).first)
        let (emission, faults) = Refactoring.emission(of: plan, in: language(of: plan), bodies: .move)
        #expect(faults.isEmpty, "\(faults)")
        let files = emission.module(of: plan)
        let said = try compilerDiagnostics(
            of: files + app.map { (name: $0.name, bytes: $0.bytes) }, in: .objectiveC)
        #expect(said.isEmpty, "\(said)")
        return Dictionary(uniqueKeysWithValues: files.map { ($0.name, String(decoding: $0.bytes, as: UTF8.self)) })
    }

    private static let rooms = ["Attic", "Cellar", "Hall"]

    private static let shop = SourceFile(
        path: "App/Shop.h",
        text: """
            #import <Foundation/Foundation.h>
            @interface Shop : NSObject
            @property (nonatomic, copy) NSString *name;
            @property (nonatomic) NSInteger visits;
            + (Shop *)current;
            @end
            @interface ShopService : NSObject
            + (void)countVisit:(void (^)(NSInteger visits))answer;
            @end

            """)

    private func page(_ methods: String, _ state: String) -> String {
        """
        #import "PageController.h"
        \(Self.rooms.map { "#import \"\($0)Controller.h\"" }.joined(separator: "\n"))
        #import "Shop.h"

        @interface PageController ()
        @property (nonatomic, strong) UILabel *errorLabel;
        \(state)
        @end

        @implementation PageController

        - (void)viewDidLoad {
            [super viewDidLoad];
            self.errorLabel.text = [Shop current].name;
            [self openAttic];
            [self openCellar];
            [self openHall];
        }

        #pragma mark - Table

        \(Self.rooms.map(way).joined(separator: "\n\n"))

        \(methods)

        @end

        """
    }

    private func way(to room: String) -> String {
        """
        - (void)open\(room) {
            \(room)Controller *room = [[\(room)Controller alloc] init];
            room.title = @"\(room)";
            room.modalPresentationStyle = UIModalPresentationFormSheet;
            [self presentViewController:room
                               animated:YES
                             completion:nil];
        }
        """
    }

    private func header(_ name: String, _ parent: String) -> SourceFile {
        SourceFile(
            path: "App/\(name).h", text: "#import <UIKit/UIKit.h>\n\n@interface \(name) : \(parent)\n@end\n")
    }

    /// A builder would do nothing else.
    @Test func theViewMakesItsRouter() throws {
        let files = try emitted("")
        #expect(files.keys.allSatisfy { !$0.contains("Builder") })
        #expect(
            files["PageController.m"]?.contains(
                """
                - (id<PageRouterInput>)router {
                    if (!_router) {
                        PageRouter *router = [[PageRouter alloc] init];
                        router.viewController = self;
                        _router = router;
                    }
                    return _router;
                }
                """) == true)
    }

    /// The receiver is longer than it was.
    @Test func colonsStandBelowEachOtherStill() throws {
        let router = try #require(try emitted("")["PageRouter.m"])
        #expect(
            router.contains(
                """
                    [self.viewController presentViewController:room
                                                      animated:YES
                                                    completion:nil];
                """))
        #expect(!router.contains("#pragma mark"))
    }

    @Test func importsOfTheRoomsLeaveTheView() throws {
        let files = try emitted("")
        let view = try #require(files["PageController.m"])
        let router = try #require(files["PageRouter.m"])
        #expect(view.contains("#import \"Shop.h\"") && !router.contains("#import \"Shop.h\""))
        for room in ["Attic", "Cellar", "Hall"] {
            #expect(!view.contains("#import \"\(room)Controller.h\""))
            #expect(router.contains("#import \"\(room)Controller.h\""))
        }
    }

    @Test func whatStaysKeepsItsImport() throws {
        let files = try emitted(
            """
            - (NSString *)nameOfHall {
                return NSStringFromClass([HallController class]);
            }
            """)
        #expect(files["PageController.m"]?.contains("#import \"HallController.h\"") == true)
        #expect(files["PageController.m"]?.contains("#import \"AtticController.h\"") == false)
    }

    /// A part of what left may be the view's.
    @Test func whatIsGivenBackKeepsItsImport() throws {
        let files = try emitted(
            """
            - (void)startTapped {
                [self load];
            }

            #pragma mark - Business logic

            - (void)load {
                [[NSUserDefaults standardUserDefaults] setInteger:1 forKey:@"visits"];
                self.errorLabel.text = [HallController description];
            }
            """, adopting: .all)
        #expect(files["PageController.m"]?.contains("self.errorLabel.text = [HallController description];") == true)
        #expect(files["PageController.m"]?.contains("#import \"HallController.h\"") == true)
        #expect(files["PageController.m"]?.contains("#import \"AtticController.h\"") == false)
        #expect(files["PageController.m"]?.contains("standardUserDefaults") == false)
    }

    /// What was touched the view knows, under whatever condition.
    @Test func touchesStayWithTheView() throws {
        let files = try emitted(
            """
            - (void)wineButtonClicked {
                if (self.isClosed) {
                    return;
                }
                CellarController *wine = [[CellarController alloc] init];
                wine.title = @"Wine";
                [self.navigationController pushViewController:wine animated:YES];
            }

            - (void)tap {
                [self wineButtonClicked];
            }
            """, state: "@property (nonatomic) BOOL isClosed;")
        let router = try #require(files["PageRouter.m"])
        #expect(!router.contains("ButtonClicked") && !router.contains("isClosed"))
        #expect(router.contains("wine.title = @\"Wine\";"))
    }

    /// Neither requests nor the model are a router's.
    @Test(arguments: [
        "[ShopService countVisit:^(NSInteger visits) { NSLog(@\"%ld\", (long)visits); }];", "self.shop.visits = 1;",
    ])
    func otherWorkKeepsAWayInTheView(work: String) throws {
        let files = try emitted(
            """
            - (void)openWine {
                \(work)
                CellarController *wine = [[CellarController alloc] init];
                wine.title = @"Wine";
                [self.navigationController pushViewController:wine animated:YES];
            }

            - (void)tap {
                [self openWine];
            }
            """, state: "@property (nonatomic, strong) Shop *shop;")
        #expect(files["PageRouter.m"]?.contains(work) == false)
        #expect(files["PageController.m"]?.contains(work) == true)
    }
}
