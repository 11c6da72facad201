import Refactor
import Testing

/// `mark --move` in Objective-C.
struct ObjCMoveTests {
    @Test func methodsAreRegroupedUnderMarks() throws {
        let marked = try MarkedText(
            """
            @interface AController : UIViewController
            - (void)open;
            @end

            @implementation AController
            @synthesize name = _name;

            #pragma mark -
            #pragma mark Routes

            /// Opens the details.
            - (void)open {
                [self.navigationController pushViewController:[DetailsController new] animated:YES];
            }  // of open

            #pragma mark - Life

            - (void)viewDidLoad {
                [super viewDidLoad];
            }

            @end

            """, in: .objectiveC)
        #expect(
            marked.text == """
                @interface AController : UIViewController
                - (void)open;
                @end

                @implementation AController
                @synthesize name = _name;

                #pragma mark - View life

                - (void)viewDidLoad {
                    [super viewDidLoad];
                }

                #pragma mark - Navigation

                /// Opens the details.
                - (void)open {
                    [self.navigationController pushViewController:[DetailsController new] animated:YES];
                }  // of open

                @end

                """)
    }

    @Test func nothingMovesAcrossCodeBetweenMethods() throws {
        let marked = try MarkedText(
            """
            @implementation AController

            - (void)open {
                [self dismissViewControllerAnimated:YES completion:nil];
            }

            - (void)viewDidLoad {
            }

            static NSInteger limit(void) { return 3; }

            - (void)close {
                [self dismissViewControllerAnimated:YES completion:nil];
            }

            - (void)viewWillAppear:(BOOL)animated {
                NSLog(@"%ld", (long)limit());
            }

            @end

            """, in: .objectiveC)
        #expect(
            marked.outline == [
                "# View life", "viewDidLoad", "# Navigation", "open", "# View life", "viewWillAppear", "# Navigation",
                "close",
            ])
        #expect(
            try marked.account.stays.first?.reason
                == .behind(line: 10, code: "static NSInteger limit(void) { return 3; }"))
    }

    @Test func everyCategoryIsABodyOfItsOwn() throws {
        let marked = try MarkedText(
            """
            @implementation AController
            - (void)open { [self dismissViewControllerAnimated:YES completion:nil]; }
            - (void)viewDidLoad {}
            @end

            @implementation AController (More)
            - (void)close { [self dismissViewControllerAnimated:YES completion:nil]; }
            - (void)viewWillAppear:(BOOL)animated {}
            @end

            """, in: .objectiveC)
        #expect(
            marked.outline == [
                "# View life", "viewDidLoad", "# Navigation", "open", "# View life", "viewWillAppear", "# Navigation",
                "close",
            ])
    }

    @Test func instanceVariablesStayInFrontOfTheFirstMark() throws {
        let marked = try MarkedText(
            """
            @implementation AController {
                NSInteger count;
            }
            - (void)open { [self dismissViewControllerAnimated:YES completion:nil]; }
            - (void)viewDidLoad { count = 1; }
            @end

            """, in: .objectiveC)
        #expect(marked.text.contains("    NSInteger count;\n}\n\n#pragma mark - View life\n\n- (void)viewDidLoad"))
    }

    @Test func aMethodThatDefinesAMacroStays() throws {
        let marked = try MarkedText(
            """
            @implementation AController
            - (void)open {
            #define LIMIT 3
                [self dismissViewControllerAnimated:YES completion:nil];
            }
            - (void)viewDidLoad { self.limit = LIMIT; }
            - (void)close {
            #pragma clang diagnostic push
            #pragma clang diagnostic ignored "-Wdeprecated-declarations"
                [self dismissModalViewControllerAnimated:YES];
            #pragma clang diagnostic pop
            }
            - (void)viewWillAppear:(BOOL)animated {}
            @end

            """, in: .objectiveC, pins: ["close": .router])
        #expect(try marked.account.stays.map(\.reason) == [.directive("#define LIMIT 3")])
        let words = marked.outline.filter { !$0.hasPrefix("#pragma") && !$0.hasPrefix("#define") }
        #expect(words == ["open", "# View life", "viewDidLoad", "viewWillAppear", "# Navigation", "close"])
    }
}
