import Refactor
import TestSupport
import Testing

/// A class that only its implementation file declares.
struct HiddenClassTests {
    /// What the module's files say, by name; the module compiles.
    private func emitted(_ methods: String, before: String = "", state: String = "") throws -> [String: String] {
        let file = SourceFile(
            path: "PinVC.m",
            text: """
                #import <UIKit/UIKit.h>

                \(before)

                /// Asks for a pin.
                @interface PinVC : UIViewController <UITextFieldDelegate>

                @property (nonatomic, strong) UILabel *errorLabel;
                \(state)
                - (void)saveTapped:(id)sender;

                @end

                @implementation PinVC

                - (void)saveTapped:(id)sender
                {
                    self.errorLabel.hidden = YES;
                    [[NSUserDefaults standardUserDefaults] setObject:self.errorLabel.text forKey:@"name"];
                    [self showNext];
                }

                \(methods)

                @end

                """)
        let plan = try plan(of: [file])
        return try compiledTexts(of: plan)
    }

    private let way = """
        #pragma mark - Navigation

        - (void)showNext
        {
            PinVC *next = [[PinVC alloc] init];
            next.modalPresentationStyle = UIModalPresentationFullScreen;
            [self presentViewController:next animated:YES completion:nil];
        }
        """

    @Test func getsAHeaderWhereComponentsNameIt() throws {
        let files = try emitted(way)
        #expect(
            files["PinVC.h"] == """
                #import <UIKit/UIKit.h>

                /// Asks for a pin.
                @interface PinVC : UIViewController <UITextFieldDelegate>

                @property (nonatomic, strong) UILabel *errorLabel;

                - (void)saveTapped:(id)sender;

                @end

                """)
        #expect(files["PinRouter.m"]?.contains("PinVC *next = [[PinVC alloc] init];") == true)
        #expect(files["PinRouter.m"]?.contains("#import \"PinVC.h\"") == true)
        let view = try #require(files["PinVC.m"])
        #expect(view.hasPrefix("#import \"PinVC.h\"\n#import <UIKit/UIKit.h>\n"))
        #expect(!view.contains("@interface PinVC :"))
    }

    @Test func hasNoneWhereNobodyNamesIt() throws {
        let files = try emitted(
            way.replacing("PinVC", with: "UIViewController"))
        #expect(files["PinVC.h"] == nil)
        #expect(files["PinVC.m"]?.contains("@interface PinVC : UIViewController") == true)
    }

    @Test(arguments: [
        "typedef struct { int x; } Place;",
        "@class Place;\n@interface Place : NSObject\n@end\n@implementation Place\n@end",
    ])
    func staysWhereItNeedsWhatTheFileDeclares(before: String) throws {
        let pointer = before.hasPrefix("typedef") ? "" : "*"
        let files = try emitted(way, before: before, state: "@property (nonatomic) Place \(pointer)place;\n")
        #expect(files["PinVC.h"] == nil)
        #expect(files["PinVC.m"]?.contains("[[PinVC alloc] init]") == true)
    }
}
