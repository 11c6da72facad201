import Foundation
import Refactor
import TestSupport
import Testing

/// Methods of Objective-C whose statements belong to several roles.
struct ObjCCutTests {
    private let api = """
        @interface OrderAPI : NSObject
        + (instancetype)sharedAPI;
        - (void)saveOrder:(NSString *)order completion:(void (^)(NSString *identifier))completion;
        @end
        """

    /// What the components say, by file name; the module compiles.
    private func emitted(
        _ methods: String, state: String = "", constants: String = ""
    ) throws -> [String: String] {
        let files = [
            SourceFile(
                path: "PinVC.h",
                text: """
                    #import <UIKit/UIKit.h>

                    \(api)

                    @class PinVC;
                    @protocol PinListener <NSObject>
                    - (void)pinDidCancel:(PinVC *)pin;
                    @end

                    @interface PinVC : UIViewController
                    @end

                    """),
            SourceFile(
                path: "PinVC.m",
                text: """
                    #import "PinVC.h"

                    \(constants)

                    @interface PinVC ()
                    @property (nonatomic, strong) UITextField *nameField;
                    @property (nonatomic, strong) UILabel *errorLabel;
                    @property (nonatomic, strong) NSMutableArray *orders;
                    \(state)
                    @end

                    @implementation PinVC

                    \(methods)

                    @end

                    """),
        ]
        let plan = try plan(of: files)
        return try compiledTexts(of: plan)
    }

    private let action = """
        - (void)loginAction
        {
            NSString *name = self.nameField.text;
            if (name.length == 0) {
                self.errorLabel.text = @"empty";
                return;
            }
            [[OrderAPI sharedAPI] saveOrder:name completion:^(NSString *identifier) {
                self.errorLabel.text = identifier;
            }];
        }
        """

    @Test func anActionIsCutForAllRoles() throws {
        let files = try emitted(action)
        #expect(
            files["PinVC.m"]?.contains(
                "    NSString *name = self.nameField.text;\n    [self.presenter loginName:name];") == true)
        #expect(files["PinPresenter.m"]?.contains("    [self.interactor saveOrderWithName:name];") == true)
        #expect(files["PinPresenter.m"]?.contains("        [self.view showError];\n        return;") == true)
        #expect(files["PinInteractor.m"]?.contains("[[OrderAPI sharedAPI] saveOrder:name completion:^") == true)
        #expect(files["PinInteractor.m"]?.contains("errorLabel") == false)
        #expect(files["PinVC.m"]?.contains("    self.errorLabel.text = identifier;") == true)
    }

    @Test(arguments: [
        "    @synchronized (self) {\n        ACTION\n    }", "    @try {\n        ACTION\n    } @finally { }",
        "    NSLog(@\"%@\", NSStringFromSelector(_cmd));\n    ACTION", "    again:\n    ACTION\n    goto again;",
    ])
    func whatMeansSomethingElseElsewhereIsNotCut(body: String) throws {
        let request = "[[OrderAPI sharedAPI] saveOrder:self.nameField.text completion:nil];"
        let method =
            "- (void)save\n{\n    self.errorLabel.text = nil;\n"
            + body.split(separator: "ACTION", omittingEmptySubsequences: false).joined(separator: request) + "\n}"
        let files = try emitted(method)
        #expect(files["PinVC.m"].map { $0.contains(request) } ?? true)
    }

    /// Nothing speaks for a role of the variable; its code alone stands in the presenter and the interactor.
    @Test func stateOfTheModuleIsNotLeftInTheView() throws {
        let files = try emitted(
            """
            - (void)viewWillAppear:(BOOL)animated
            {
                [super viewWillAppear:animated];
                self.errorLabel.text = nil;
                [[OrderAPI sharedAPI] saveOrder:self.nameField.text completion:nil];
                self.lastOrder = [[OrderAPI sharedAPI] description];
            }

            - (void)stopSpinner
            {
                if (self.lastOrder) {
                    [[OrderAPI sharedAPI] saveOrder:self.lastOrder completion:nil];
                    self.lastOrder = nil;
                }
                [self.errorLabel setHidden:YES];
            }
            """, state: "@property (nonatomic, copy) NSString *lastOrder;")
        #expect(files["PinVC.m"]?.contains("lastOrder") == false)
        let others = ["PinInteractor.m", "PinPresenter.m"].compactMap { files[$0] }
        #expect(others.contains { $0.contains("    self.lastOrder = nil;") })
    }

    @Test func aBlockThatWouldLoseItsEffectKeepsItsMethod() throws {
        let files = try emitted(
            """
            - (void)saveTapped:(id)sender
            {
                [self saveOrder:self.nameField.text];
                [self.orders addObject:self.nameField.text];
                [self.errorLabel setHidden:YES];
            }

            #pragma mark - Business use case

            - (void)saveOrder:(NSString *)order
            {
                [[OrderAPI sharedAPI] saveOrder:order completion:^(NSString *identifier) {
                    NSUInteger index = [self.orders indexOfObject:order];
                    if (index != NSNotFound) {
                        [[NSUserDefaults standardUserDefaults] setObject:identifier forKey:order];
                    }
                }];
            }
            """)
        let ordersStay = files["PinVC.m"]?.contains("*orders;") ?? true
        #expect(!ordersStay || files["PinInteractor.m"]?.contains("saveOrder:order completion") != true)
    }

    @Test func anObjectIsCompletedByWhoMakesIt() throws {
        let files = try emitted(
            """
            - (void)save
            {
                NSMutableURLRequest *request = [NSMutableURLRequest requestWithURL:[NSURL URLWithString:@"https://a.org"]];
                request.HTTPMethod = @"POST";
                [[OrderAPI sharedAPI] saveOrder:request.HTTPMethod completion:nil];
            }
            """)
        let interactor = try #require(files["PinInteractor.m"])
        #expect(interactor.contains("    request.HTTPMethod = @\"POST\";"))
    }

    @Test func theViewIsNotAskedForWhatItWouldAskForAtOnce() throws {
        let files = try emitted(action)
        let view = try #require(files["PinVC.m"])
        let given = try #require(view.components(separatedBy: "- (void)showError").dropFirst().first)
        #expect(given.components(separatedBy: "}").first?.contains("self.presenter") == false)
    }

    @Test func whoIsGivenTheScreenIsAskedByIt() throws {
        let files = try emitted(
            """
            - (void)cancel
            {
                if ([self.listener respondsToSelector:@selector(pinDidCancel:)]) {
                    [self.listener pinDidCancel:self];
                }
                [[OrderAPI sharedAPI] saveOrder:self.nameField.text completion:nil];
                [self dismissViewControllerAnimated:YES completion:nil];
            }
            """, state: "@property (nonatomic, weak) id<PinListener> listener;")
        #expect(files["PinVC.m"]?.contains("[self.listener pinDidCancel:self];") == true)
        #expect(!files.contains { $0.key != "PinVC.m" && $0.value.contains("listener") })
    }

    /// `setOpen:` sets the property.
    @Test func aPartIsNotCalledLikeASetter() throws {
        let files = try emitted(
            """
            - (void)viewDidLoad
            {
                [super viewDidLoad];
                [self setOpen:YES animated:NO];
            }

            - (void)setOpen:(BOOL)open animated:(BOOL)animated
            {
                self.open = open;
                [[NSUserDefaults standardUserDefaults] setBool:open forKey:@"open"];
                [self.errorLabel setHidden:animated];
            }
            """, state: "@property (nonatomic) BOOL open;")
        #expect(!files.values.contains { $0.contains("setOpen:(BOOL)open;") && $0.contains("BOOL open;") })
    }

    @Test func aConstantOfTheFileGoesWithItsCode() throws {
        let files = try emitted(
            """
            - (void)saveTapped:(id)sender
            {
                [self.errorLabel setHidden:YES];
                [self storeName:self.nameField.text];
            }

            #pragma mark - Business use case

            - (void)storeName:(NSString *)name
            {
                [[NSUserDefaults standardUserDefaults] setObject:name forKey:PinNameKey];
            }
            """, constants: "static NSString *const PinNameKey = @\"name\";")
        #expect(files["PinInteractor.m"]?.contains("static NSString *const PinNameKey = @\"name\";") == true)
        #expect(files["PinVC.m"]?.contains("PinNameKey") == false)
    }
}
