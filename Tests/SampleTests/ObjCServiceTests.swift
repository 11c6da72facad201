import Refactor
import TestSupport
import Testing

/// `--services protocols` in Objective-C: components know by protocols what they looked up.
struct ObjCServiceTests {
    private static let api = """
        #import <Foundation/Foundation.h>

        @class Order;

        @interface OrderAPI : NSObject

        @property (nonatomic, copy) NSString *token;

        + (instancetype)sharedAPI;
        - (void)loadOrders:(NSString *)user completion:(void (^)(NSArray *orders, NSError *error))completion;
        - (void)cancel;

        @end
        """

    private static let header = """
        #import <UIKit/UIKit.h>

        @interface OrdersViewController : UIViewController
        @end
        """

    private func source(_ methods: String) -> String {
        """
        #import "OrdersViewController.h"
        #import "OrderAPI.h"

        @interface OrdersViewController ()
        @property (nonatomic, strong) UILabel *label;
        @end

        @implementation OrdersViewController

        - (void)viewDidLoad {
            [super viewDidLoad];
            [self loadOrders];
            [self remember:@"a"];
        }

        \(methods)

        @end
        """
    }

    private func emitted(
        _ methods: String, style: Style = .viper, testing: Bool = false, doesCompile: Bool = true
    ) throws -> (files: [String: String], notes: [String]) {
        let sources = [
            SourceFile(path: "OrdersViewController.h", text: Self.header),
            SourceFile(path: "OrdersViewController.m", text: source(methods)),
        ]
        let api = SourceFile(path: "OrderAPI.h", text: Self.api)
        var decisions = Refactoring.Decisions(style: style)
        decisions.services = .protocols
        decisions.pins = ["loadOrders": .interactor, "remember:": .interactor]
        let plan = try #require(
            try Refactoring.plans(
                for: try sources.map { try language(ofFile: $0.path).facts(of: $0) },
                project: Refactor.projectFacts(of: [api]), decisions: decisions
            ).first)
        let (emission, faults) = Refactoring.emission(of: plan, in: language(of: plan), bodies: .move)
        #expect(faults.isEmpty, "\(faults.map(\.description))")
        var files = emission.module(of: plan)
        if testing {
            files += try EmittedTests(of: plan, emission, for: .xctest).tests.map { file in
                (name: String(file.name.split(separator: "/").last ?? ""), bytes: file.bytes)
            }
        }
        let others = [sources[0], api].map { (name: $0.path, bytes: $0.bytes) }.filter { other in
            !files.contains { $0.name == other.name }
        }
        let said = doesCompile ? try compilerDiagnostics(of: files + others, beside: style, in: .objectiveC) : ""
        #expect(said.isEmpty, "\(said)")
        let notes = plan.findings.filter { $0.rule == "service-keeps-class" }.map(\.message)
        return (
            Dictionary(uniqueKeysWithValues: files.map { ($0.name, String(decoding: $0.bytes, as: UTF8.self)) }), notes
        )
    }

    private let methods = """
        - (void)loadOrders {
            [[OrderAPI sharedAPI] cancel];
            [OrderAPI sharedAPI].token = @"t";
        }

        - (void)remember:(NSString *)name {
            NSUserDefaults *defaults = [NSUserDefaults standardUserDefaults];
            [defaults setObject:name forKey:@"name"];
            if (![defaults boolForKey:@"known"]) {
                [[NSUserDefaults standardUserDefaults] setBool:YES forKey:@"known"];
            }
        }
        """

    @Test func sharedInstancesAreHandedIn() throws {
        let (files, notes) = try emitted(methods)
        #expect(notes.isEmpty, "\(notes)")
        let interactor = try #require(files["OrdersInteractor.m"])
        #expect(interactor.contains("[self.orderAPI cancel];\n    self.orderAPI.token = @\"t\";"))
        #expect(interactor.contains("    id<OrdersDefaults> defaults = self.defaults;\n    [defaults setObject:name"))
        #expect(interactor.contains("        [self.defaults setBool:YES forKey:@\"known\"];"))
        #expect(
            files["OrdersInteractor.h"]?.contains(
                "- (instancetype)initWithDefaults:(id<OrdersDefaults>)defaults orderAPI:(id<OrdersOrderAPIService>)orderAPI;"
            )
                == true, "\(files["OrdersInteractor.h"] ?? "")")
        #expect(
            files["OrdersBuilder.m"]?.contains(
                "initWithDefaults:[NSUserDefaults standardUserDefaults] orderAPI:[OrderAPI sharedAPI]];") == true,
            "\(files["OrdersBuilder.m"] ?? "")")
    }

    @Test func protocolsRepeatWhatTheHeaderSays() throws {
        let header = try #require(try emitted(methods).files["OrdersServices.h"])
        #expect(
            header.contains(
                """
                /// What `OrdersInteractor` asks of its `OrderAPI`.
                @protocol OrdersOrderAPIService <NSObject>

                - (void)cancel;
                @property (nonatomic, copy) NSString *token;

                @end

                @interface OrderAPI (OrdersOrderAPIService) <OrdersOrderAPIService>
                @end
                """), "\(header)")
        #expect(header.contains("- (void)setObject:(nullable id)value forKey:(NSString *)defaultName;\n"))
    }

    @Test func testsStandForThem() throws {
        let files = try emitted(methods, testing: true).files
        #expect(files["OrdersMocks.h"]?.contains("@interface OrdersDefaultsMock : NSObject <OrdersDefaults>") == true)
        let tests = try #require(files["OrdersInteractorTests.m"])
        #expect(tests.contains("XCTAssertEqualObjects(self.log, (@[ @\"orderAPI.cancel\" ]));"), "\(tests)")
    }

    @Test func whatIsHandedOnOrLookedUpLaterKeepsItsClass() throws {
        let (files, notes) = try emitted(
            """
            - (void)loadOrders {
                dispatch_async(dispatch_get_main_queue(), ^{
                    [[OrderAPI sharedAPI] cancel];
                });
            }

            - (void)remember:(NSString *)name {
                NSLog(@"%@", [NSUserDefaults standardUserDefaults]);
            }
            """)
        #expect(
            notes == [
                "'[OrderAPI sharedAPI]' is not handed in: a block looks it up that may run when its method has ended",
                "'[NSUserDefaults standardUserDefaults]' is not handed in: it is handed on as a whole",
            ])
        #expect(files["OrdersServices.h"] == nil)
    }

    @Test func whatALibraryMakesIsRefusedInASentence() throws {
        let notes = try emitted(methods, style: .rambler, doesCompile: false).notes
        #expect(notes.count == 2 && notes.allSatisfy { $0.hasSuffix("a library makes the components of this style") })
    }
}
