import Refactor
import Testing

@testable import ObjCSource

@Suite struct MoveEmissionTests {
    private let header = """
        == LoginViewController.h ==
        #import <UIKit/UIKit.h>
        #import "Account.h"

        @protocol LoginDelegate <NSObject>
        - (void)finish:(NSInteger)mark;
        @end

        typedef void (^LoginDone)(Account *account);

        @interface LoginViewController : UIViewController
        @property (nonatomic, weak) id<LoginDelegate> delegate;
        @property (nonatomic, readonly) NSString *userName;
        @end

        """

    @Test func theRouterKnowsTheClassThatHasWhatItUses() throws {
        let header = "== LoginController.h ==\n@interface LoginController : UINavigationController\n@end\n"
        let source = """
            == LoginController.m ==
            #import "LoginController.h"

            @implementation LoginController

            - (void)viewDidLoad {
                [self start];
            }

            - (void)start {
                [self.navigationBar setNeedsLayout];
            }

            @end
            """
        let files = try emitted(header + source, pins: ["start": .router])
        #expect(files["LoginRouter.h"]?.contains("weak) UINavigationController *viewController;") == true)
        let plain = source.split(separator: "[self.navigationBar setNeedsLayout]").joined(
            separator: "[self dismissViewControllerAnimated:YES completion:nil]")
        let other = try emitted(header + plain, pins: ["start": .router])
        #expect(other["LoginRouter.h"]?.contains("weak) UIViewController *viewController;") == true)
    }

    /// An array of a protocol is written as one of a type: the header of that name says what it is.
    @Test func aHeaderOfTheNameIsImportedWhereItMustBeDeclared() throws {
        let source = """
            == LoginViewController.m ==
            #import "LoginViewController.h"
            #import "Banner.h"
            #import "Listing.h"

            @implementation LoginViewController

            - (void)viewDidLoad {
                [self load:nil];
            }

            - (void)load:(NSArray<Listing> *)list {
                [Banner show];
            }

            @end
            """
        let pins: [String: Role] = ["load:": .presenter, "userName": .view, "delegate": .view]
        let minimal = try emitted(header + source, pins: pins)["LoginProtocols.h"]
        #expect(
            minimal?.hasPrefix(
                "#import <UIKit/UIKit.h>\n\n#import \"Listing.h\"\n\n///") == true)
        let all = source.split(separator: "Listing.h").joined(separator: "Lists.h")
        #expect(try emitted(header + all, pins: pins)["LoginProtocols.h"]?.contains("#import \"Banner.h\"\n") == true)
    }

    /// `readonly` in the header, writable in the class extension: the header's promise is kept by a forwarder.
    @Test func aPropertyDeclaredTwiceLeavesTheHeaderAlone() throws {
        let files = try emitted(
            header + """
                == LoginViewController.mm ==
                #import "LoginViewController.h"
                #include <vector>

                @interface LoginViewController ()

                @property (nonatomic, copy) NSString *userName;

                @end

                @implementation LoginViewController

                - (void)viewDidLoad {
                    [self load];
                }

                - (void)load {
                    std::vector<int> numbers;
                    self.userName = @"";
                    [self note];
                }

                - (void)note {
                    _userName = nil;
                }

                @end
                """, pins: ["load": .presenter, "userName": .presenter, "note": .presenter])
        #expect(files["LoginViewController.h"]?.contains("@property (nonatomic, readonly) NSString *userName;") == true)
        let view = files["LoginViewController.mm"]
        #expect(view?.contains("@property (nonatomic, copy)") == false)
        #expect(view?.contains("- (NSString *)userName {\n    return self.presenter.userName;\n}\n") == true)
        let presenter = files["LoginPresenter.mm"]
        #expect(presenter?.contains("\n@property (nonatomic, copy) NSString *userName;\n") == true)
        #expect(presenter?.contains("#include <vector>") == true)
        #expect(presenter?.contains("    _userName = nil;\n") == true)
    }

    /// As where two branches were merged: the compiler takes it, and both stand in the view as before.
    @Test func aPropertyThatTwoExtensionsDeclareIsNotLost() throws {
        let extensions = "@interface LoginViewController ()\n@property (nonatomic) NSInteger step;\n@end\n\n"
        let files = try emitted(
            header + "== LoginViewController.m ==\n#import \"LoginViewController.h\"\n\n" + extensions + extensions
                + """
                @implementation LoginViewController

                - (void)viewDidLoad {
                    self.step = 1;
                    [self load];
                }

                - (void)load {
                    [[Store shared] load];
                }

                @end
                """, pins: ["load": .interactor])
        let view = try #require(files["LoginViewController.m"])
        #expect(view.split(separator: "NSInteger step;").count == 3)
        #expect(files["LoginInteractor.m"]?.contains("[[Store shared] load];") == true)
    }
}
