import Refactor
import TestSupport
import Testing

/// What is written of a controller of Objective-C where nobody says how far to go.
struct ObjCProportionTests {
    private static let ways = """
        - (void)viewDidLoad {
            [super viewDidLoad];
            [self showPlaces];
            [self showPrices];
            [self showRules];
        }

        - (void)showPlaces {
            PlacesController *screen = [[PlacesController alloc] init];
            screen.title = @"Places";
            screen.hidesBottomBarWhenPushed = YES;
            screen.view.accessibilityIdentifier = @"Places";
            [self.navigationController pushViewController:screen animated:YES];
        }

        - (void)showPrices {
            PricesController *screen = [[PricesController alloc] init];
            screen.title = @"Prices";
            screen.hidesBottomBarWhenPushed = YES;
            screen.view.accessibilityIdentifier = @"Prices";
            [self.navigationController pushViewController:screen animated:YES];
        }

        - (void)showRules {
            RulesController *screen = [[RulesController alloc] init];
            screen.title = @"Rules";
            screen.hidesBottomBarWhenPushed = YES;
            screen.view.accessibilityIdentifier = @"Rules";
            [self presentViewController:screen animated:YES completion:nil];
        }

        """

    @Test func waysThatTheRouterMakesAreItsOwn() throws {
        #expect(try moved(Self.ways) == ["showPlaces", "showPrices", "showRules"])
    }

    /// Whoever looks for a way looks in the router: one that has a few of them is none.
    @Test func aViewThatKeepsItsWaysHasNoRouter() throws {
        let kept = """
            - (void)showDetail {
                DetailController *detail = [[DetailController alloc] init];
                detail.transitioningDelegate = self;
                [self presentViewController:detail animated:YES completion:nil];
            }

            - (void)showOther {
                OtherController *other = [[OtherController alloc] init];
                other.transitioningDelegate = self;
                [self presentViewController:other animated:YES completion:nil];
            }

            """
        #expect(try moved(Self.ways + kept) == [])
    }

    /// The way back is no way on.
    @Test func waysBackMakeNoRouter() throws {
        let back = """
            - (void)viewDidLoad {
                [super viewDidLoad];
                [self goBack];
                [self close];
                [self goToRoot];
            }

            - (void)goBack { [self.navigationController popViewControllerAnimated:YES]; }

            - (void)close { [self dismissViewControllerAnimated:YES completion:nil]; }

            - (void)goToRoot { [self.navigationController popToRootViewControllerAnimated:YES]; }

            """
        #expect(try moved(back) == [])
    }

    @Test func anObjectOfNoScreenIsLeftAlone() throws {
        let methods = Self.ways.split(separator: "\n").filter { !$0.contains("[super") }.joined(separator: "\n") + "\n"
        let whole = try advised(methods, superclass: "NSObject")
        #expect(whole.written.isEmpty)
        #expect(whole.reason?.hasPrefix("it is no screen") == true)
    }

    private func moved(_ methods: String) throws -> [String] {
        let plan = try advised(methods, superclass: "UIViewController").written
        return plan.placements.filter(\.moves).map { plan.controller.members[$0.member].id }
    }

    private func advised(_ methods: String, superclass: String) throws -> AdvisedPlan {
        let names = ["Detail", "Other", "Places", "Prices", "Rules"]
        let screens = names.map {
            "@interface \($0)Controller : UIViewController\n@property (nonatomic) UITableViewCell *cell;\n@end\n"
        }
        let text = "#import <UIKit/UIKit.h>\n@interface HomeController : \(superclass)\n@end\n"
        let own = [
            SourceFile(path: "HomeController.h", text: text),
            SourceFile(
                path: "HomeController.m",
                text: "#import \"HomeController.h\"\n#import \"Screens.h\"\n\n@implementation HomeController\n\n"
                    + methods + "@end\n"),
        ]
        let other = SourceFile(path: "Screens.h", text: "#import <UIKit/UIKit.h>\n" + screens.joined())
        let plan = try #require(
            try Refactoring.plans(
                for: try own.map { try language(ofFile: $0.path).facts(of: $0) },
                project: Refactor.projectFacts(of: [other]), decisions: Refactoring.Decisions(style: .viper)
            ).first)
        return AdvisedPlan(of: plan)
    }
}
