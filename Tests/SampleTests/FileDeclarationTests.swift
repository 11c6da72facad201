import Refactor
import TestSupport
import Testing

/// What an implementation file declares for itself, and code that moves uses.
struct FileDeclarationTests {
    /// What the module's files say, by name; the module compiles.
    private func emitted(_ declarations: String, _ methods: String, state: String = "") throws -> [String: String] {
        let files = [
            SourceFile(
                path: "PinVC.h",
                text: """
                    #import <UIKit/UIKit.h>

                    @interface PinVC : UIViewController
                    @end

                    """),
            SourceFile(
                path: "PinVC.m",
                text: """
                    #import "PinVC.h"

                    \(declarations)

                    @interface PinVC ()
                    @property (nonatomic, strong) UILabel *errorLabel;
                    \(state)
                    @end

                    @implementation PinVC

                    - (void)saveTapped:(id)sender
                    {
                        self.errorLabel.hidden = YES;
                        [self storeName:self.errorLabel.text];
                    }

                    \(methods)

                    @end

                    """),
        ]
        let plan = try plan(of: files)
        return try compiledTexts(of: plan)
    }

    private func storing(_ value: String) -> String {
        """
        #pragma mark - Business use case

        - (void)storeName:(NSString *)name
        {
            [[NSUserDefaults standardUserDefaults] setObject:name forKey:@"name"];
            [[NSUserDefaults standardUserDefaults] setInteger:\(value) forKey:@"value"];
        }
        """
    }

    @Test(arguments: [
        "#define LIMIT 5", "#define LIMIT (60 * 2)", "static NSInteger const LIMIT = 60 * 2;", "enum { LIMIT };",
        "/// How many.\nenum {\n    NONE,\n    LIMIT = 3\n};",
    ])
    func whatOneComponentUsesGoesThere(declaration: String) throws {
        let files = try emitted(declaration, storing("LIMIT"))
        #expect(files["PinInteractor.m"]?.contains(declaration + "\n\n@implementation") == true)
        #expect(files["PinVC.m"]?.contains("LIMIT") == false)
        #expect(files["PinTypes.h"] == nil)
    }

    @Test(arguments: [
        "#define LIMIT [NSDate date].hash", "static NSInteger other = 3;\n#define LIMIT other",
        "static NSInteger LIMIT = 2;", "#ifdef DEBUG\n#define LIMIT 5\n#else\n#define LIMIT 6\n#endif",
        "#define LIMIT 5\n#if LIMIT > 3\n#endif",
        "#define LIMIT 4\n#undef LIMIT\n#define LIMIT 5", "#define LIMIT \\\n    5",
        "enum {\n#ifdef DEBUG\n    NONE,\n#endif\n    LIMIT\n};",
    ])
    func whatOnlyTheFileCanMakeSenseOfStays(declaration: String) throws {
        let files = try emitted(declaration, storing("LIMIT"))
        #expect(files["PinVC.m"]?.contains("LIMIT forKey:") == true)
    }

    @Test func anEnumerationOfSeveralFilesGetsAHeader() throws {
        let files = try emitted(
            """
            #define TITLE @"mode"

            /// How far the user is.
            typedef NS_ENUM(NSInteger, PinMode) {
                PinModeNew,
                PinModeSaved
            };
            """,
            """
            - (void)viewDidLoad
            {
                [super viewDidLoad];
                self.errorLabel.text = TITLE;
                self.errorLabel.tag = PinModeNew;
            }

            #pragma mark - Business use case

            - (void)storeName:(NSString *)name
            {
                [[NSUserDefaults standardUserDefaults] setObject:name forKey:@"name"];
                [self storeMode:PinModeSaved];
            }

            - (void)storeMode:(PinMode)mode
            {
                [[NSUserDefaults standardUserDefaults] setInteger:mode forKey:TITLE];
            }
            """)
        #expect(
            files["PinTypes.h"] == """
                #import <UIKit/UIKit.h>

                #define TITLE @"mode"

                /// How far the user is.
                typedef NS_ENUM(NSInteger, PinMode) {
                    PinModeNew,
                    PinModeSaved
                };

                """)
        #expect(files["PinVC.m"]?.contains("#import \"PinTypes.h\"") == true)
        #expect(files["PinInteractor.m"]?.contains("#import \"PinTypes.h\"") == true)
        #expect(files["PinVC.m"]?.contains("#define TITLE") == false)
    }

    @Test func aConstantOfSeveralFilesGetsOneToo() throws {
        let files = try emitted(
            "#define LIMIT 5",
            """
            - (void)viewDidLoad
            {
                [super viewDidLoad];
                self.errorLabel.tag = LIMIT;
            }

            """ + storing("LIMIT"))
        #expect(files["PinConstants.h"]?.contains("#define LIMIT 5\n") == true)
        #expect(files["PinInteractor.m"]?.contains("#define") == false)
        #expect(files["PinVC.m"]?.contains("#import \"PinConstants.h\"") == true)
    }

    @Test func aTypeInAProtocolIsKnownThere() throws {
        let files = try emitted(
            "typedef enum { PinModeNew, PinModeSaved } PinMode;",
            """
            - (void)viewDidLoad
            {
                [super viewDidLoad];
                [self storeMode:PinModeNew];
            }

            #pragma mark - Business use case

            - (void)storeName:(NSString *)name
            {
                [[NSUserDefaults standardUserDefaults] setObject:name forKey:@"name"];
            }

            - (void)storeMode:(PinMode)mode
            {
                [[NSUserDefaults standardUserDefaults] setInteger:mode forKey:@"mode"];
            }
            """)
        #expect(files["PinProtocols.h"]?.contains("#import \"PinTypes.h\"") == true)
        #expect(files["PinProtocols.h"]?.contains("- (void)storeMode:(PinMode)mode;") == true)
    }
}
