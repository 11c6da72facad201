import Refactor
import Testing

/// What the light reading of an app's Objective-C files finds.
struct ObjectiveCScanTests {
    private func facts(_ files: [(path: String, text: String)]) -> ProjectFacts {
        projectFacts(of: files.map { SourceFile(path: $0.path, text: $0.text) })
    }

    @Test func classesSuperclassesAndProtocols() {
        let facts = facts([
            (
                "Base.h",
                """
                #import <UIKit/UIKit.h>
                #import "Theme.h"
                /* @interface Old : NSObject */
                @class Other;
                @protocol Later;
                @interface Base<T> : UIViewController <Themed, UITextFieldDelegate>
                @property (nonatomic, copy, nullable) NSString *caption;
                - (void)reload;
                @end
                @interface Base (Loading) <Loads>
                - (void)showSpinner:(BOOL)on animated:(BOOL)animated;
                @end
                """
            ),
            (
                "Login.m",
                "@interface Login : Base\n@end\n@implementation Login\n- (void)go { int a = b - (c); }\n@end\n"
            ),
        ])
        #expect(facts.superclasses == ["Base": "UIViewController", "Login": "Base"])
        #expect(facts.subclasses["Base"] == ["Login"])
        #expect(facts.inherits["Base"] == ["UIViewController", "Themed", "UITextFieldDelegate", "Loads"])
        #expect(facts.extensionMembers["Base"]?.isSuperset(of: ["caption", "reload", "showSpinner"]) == true)
        #expect(facts.extensionMembers["Login"] == ["go"])
    }

    @Test func aParenthesisInACommentClosesNone() {
        let facts = facts([("A.m", "@implementation A\n- (void /* :) */)b {}\n@end\n")])
        #expect(facts.extensionMembers["A"] == ["b"])
    }

    @Test func aQuotationMarkByItselfOpensNoString() {
        let facts = facts([("A.m", "@implementation A\n- (void)b { c('\"'); }\n- (void)d {} // \"\n@end\n")])
        #expect(facts.extensionMembers["A"] == ["b", "d"])
    }

    @Test func headersSayWhatTheyMentionAndImport() {
        let facts = facts([
            ("Theme.h", "#import <UIKit/UIKit.h>\n#import \"Kit/Colour.h\"\nUIColor *ThemeColour(void); // Secret\n")
        ])
        let header = facts.headers["Theme.h"]
        #expect(header?.imports == ["Colour.h"])
        #expect(header?.frameworks == ["UIKit/UIKit.h"])
        #expect(header?.names == ["UIColor", "ThemeColour", "void"])
    }

    @Test func macrosThatMeanSelfAreKnown() {
        let facts = facts([
            (
                "App.pch",
                """
                #define WIDTH self.view.bounds.size.width
                #define WS(name) \\
                    __weak typeof(self) name = self
                #define HEIGHT 44
                """
            )
        ])
        #expect(facts.macrosOnSelf == ["WIDTH", "WS"])
    }

    /// Whoever writes to the log may be any object.
    @Test(arguments: [
        (#"#define LOG(s, ...) NSLog(@"<%p> %@", self, [NSString stringWithFormat:(s), ##__VA_ARGS__])"#, true),
        (#"#define TRACE() NSLog(@"%@ %@", NSStringFromClass([self class]), NSStringFromSelector(_cmd))"#, true),
        (#"#define LOG_NAME() NSLog(@"%@", self.name)"#, false),
        (#"#define FAIL() do { NSLog(@"%@", self); return; } while (0)"#, false),
        (#"#define KEEP() [store add:self]"#, false),
    ])
    func aMacroThatOnlyLogsMeansNobody(macro: String, onlyLogs: Bool) {
        #expect(facts([("App.pch", macro)]).macrosOnSelf.isEmpty == onlyLogs)
    }

    @Test(arguments: [
        ("typedef enum { idle = 0, running, done } State;", ["done", "idle", "running"]),
        (
            "typedef NS_ENUM(NSInteger, Kind) {\n    /// A, b.\n    first,\n    second = (1 << 2), // x, y\n};",
            ["first", "second"]
        ),
        ("enum Colour colourOf(int red, int blue);", []),
    ])
    func constantsOfEnumsAreKnown(text: String, constants: [String]) {
        #expect(facts([("Kinds.h", text)]).headers["Kinds.h"]?.constants.sorted() == constants)
    }

    @Test func aTextThatBreaksOffEndsTheScan() {
        let whole = "@interface A : B <C>\n@property (nonatomic) id a;\n- (void)b:(id)c;\n@end\n#define D self \\\n"
        for length in 0...whole.utf8.count {
            let facts = facts([("A.h", String(decoding: whole.utf8.prefix(length), as: UTF8.self))])
            #expect(facts.superclasses.count <= 1)
        }
    }
}
