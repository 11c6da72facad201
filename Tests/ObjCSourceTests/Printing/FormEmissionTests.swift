import Refactor
import Testing

@testable import ObjCSource

@Suite struct FormEmissionTests {
    private let source = """
        == LoginViewController.h ==
        #import <UIKit/UIKit.h>

        typedef NS_ENUM(NSInteger, LoginState) { LoginStateIdle, LoginStateBusy };

        @interface LoginViewController : UIViewController
        @property (nonatomic, copy) NSString *presenter;
        @end
        == LoginViewController.m ==
        #import "LoginViewController.h"
        #import "Store.h"

        @interface LoginViewController ()
        @property (nonatomic, strong) Store *store;
        @end

        @implementation LoginViewController

        - (void)viewDidLoad
        {
        \t[super viewDidLoad];
        \t[self 加载:LoginStateIdle];
        }

        #pragma mark 网络

        - (BOOL)加载:(LoginState)状态
        {
        \t__weak LoginViewController *weakSelf = self;
        \t[self.store load:^{
        \t\tLoginViewController *strongSelf = weakSelf;
        \t\t[strongSelf 加载:状态];
        \t}];
        \treturn YES;
        }

        @end
        """

    @Test func lineBreaksOfWindowsStay() throws {
        let pins: [String: Role] = ["加载:": .presenter, "store": .presenter]
        let plain = try emitted(source, pins: pins)
        let files = try emitted(source, pins: pins, newline: "\r\n")
        #expect(files.keys.sorted() == plain.keys.sorted())
        for (name, text) in files {
            let expected = plain[name]?.split(separator: "\n", omittingEmptySubsequences: false)
            #expect(text == expected?.joined(separator: "\r\n"), "\(name)")
        }
    }

    @Test func stubsThrow() throws {
        let files = try emitted(source, pins: ["加载:": .presenter, "store": .presenter], bodies: .stub)
        let reason = "move from LoginViewController.m:18–26"
        #expect(
            files["LoginPresenter.m"]?.contains(
                """
                - (BOOL)加载:(LoginState)状态
                {
                \t@throw [NSException exceptionWithName:NSInternalInconsistencyException reason:@"\(reason)" userInfo:nil];
                }

                @end
                """) == true)
    }

    @Test func silencedWarningsStaySilent() throws {
        let files = try emitted(
            """
            == LoginViewController.h ==
            @interface LoginViewController : UIViewController
            @end
            == LoginViewController.m ==
            #import "LoginViewController.h"
            #pragma clang diagnostic push
            #pragma clang diagnostic ignored "-Wdeprecated-declarations"
            @implementation LoginViewController
            - (void)viewDidLoad {
                [self load];
            }
            - (void)load {
            #pragma clang diagnostic ignored "-Wundeclared-selector"
                [Server load];
            }
            @end
            #pragma clang diagnostic pop
            """, pins: ["load": .presenter])
        #expect(
            files["LoginPresenter.m"]?.contains(
                "\n\n#pragma clang diagnostic ignored \"-Wdeprecated-declarations\"\n\n@implementation") == true)
    }

    /// Behind an `#endif` nothing is read.
    @Test func aProtocolIsAdoptedInFrontOfAConditionalOne() throws {
        let files = try emitted(
            """
            == LoginViewController.h ==
            @interface LoginViewController : UIViewController
            @end
            == LoginViewController.m ==
            #import "LoginViewController.h"
            @interface LoginViewController () <UITextFieldDelegate
            #if LATER
            , UITableViewDelegate
            #endif
            >
            @end
            @implementation LoginViewController
            - (void)viewDidLoad {
                [self load];
            }
            - (void)load {
                [Server load];
                [self show];
            }
            - (void)show {
                self.view.hidden = NO;
            }
            @end
            """, pins: ["load": .presenter])
        #expect(
            files["LoginViewController.m"]?.contains(
                "LoginViewController () <LoginViewInput, UITextFieldDelegate\n#if LATER\n") == true)
    }

    /// An app for the Mac has no UIKit.
    @Test func filesOfAWindowImportCocoa() throws {
        let files = try emitted(
            """
            == LoginWindowController.h ==
            @interface LoginWindowController : NSWindowController
            @end
            == LoginWindowController.m ==
            #import <Cocoa/Cocoa.h>
            #import "LoginWindowController.h"
            @implementation LoginWindowController
            - (void)windowDidLoad {
                [self load];
            }
            - (void)load {
                [Server load];
            }
            @end
            """, pins: ["load": .presenter])
        #expect(files.values.allSatisfy { !$0.contains("UIKit") })
        #expect(files["LoginWindowPresenter.m"]?.contains("#import <Cocoa/Cocoa.h>") == true)
    }

    @Test func theAccountNamesImportsThatNobodyMentionsAnyMore() throws {
        let plan = try plan(of: source, pins: ["加载:": .presenter, "store": .presenter, "presenter": .view])
        #expect(
            ObjCPrinter(plan: plan, bodies: .move).emission().generated == [
                "protocol LoginViewOutput with 1 requirement", "builder LoginBuilder",
                "import \"Store.h\" in LoginViewController.m may be unneeded now",
            ])
    }

    @Test func aRequirementIsALine() throws {
        let plan = try plan(of: source, pins: ["加载:": .presenter, "store": .presenter, "presenter": .view])
        let lines = plan.boundaries.flatMap(\.requirements).map { ObjCLanguage().spelling(of: plan).line(of: $0) }
        #expect(lines == ["- (BOOL)加载:(LoginState)状态;"])
    }

    @Test func nothingToMoveChangesNothing() throws {
        let text = "@interface A : UIViewController\n@end\n@implementation A\n- (void)viewDidLoad {}\n@end\n"
        let files = try emitted("== A.m ==\n" + text, pins: [:])
        #expect(files == ["A.m": text])
    }
}
