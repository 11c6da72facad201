import Refactor
import Testing

struct SelectorAnchorsTests {
    @Test(arguments: [
        ("- (void)viewDidLoad { }", "viewDidLoad", "has the selector of a member of UIViewController"),
        (
            "- (UIStatusBarStyle)preferredStatusBarStyle { return 0; }", "preferredStatusBarStyle",
            "has the selector of a member of UIViewController"
        ),
        (
            "- (void)parcelsChanged { [super parcelsChanged]; }", "parcelsChanged",
            "overrides a member of its superclass"
        ),
        (
            "- (void)scrollViewDidScroll:(UIScrollView *)view { }", "scrollViewDidScroll:",
            "implements UIScrollViewDelegate"
        ),
        ("- (IBAction)send:(id)sender { }", "send:", "is marked IBAction"),
        (
            "- (void)viewDidLoad { [self.a addTarget:self action:@selector(tap:) forControlEvents:1]; }\n- (void)tap:(id)a { }",
            "tap:", "is the target of @selector in viewDidLoad"
        ),
    ])
    func whatUIKitCallsIsAnchored(source: String, id: String, reason: String) throws {
        let assignment = try ObjectiveCReading(source).assignment(id)
        #expect(assignment.anchor == reason)
        #expect(assignment.role == .view)
    }

    @Test(arguments: [("- (void)loadParcels { }", "loadParcels"), ("+ (void)viewDidLoad { }", "viewDidLoad")])
    func othersAreFree(source: String, id: String) throws {
        #expect(try ObjectiveCReading(source).assignment(id).anchor == nil)
    }

    @Test func aSuperclassOfTheAppIsTakenForAViewController() throws {
        let source = """
            @interface ParcelController : BaseController
            @end
            @implementation ParcelController
            - (void)viewWillAppear:(BOOL)animated { }
            @end
            """
        #expect(try ObjectiveCReading(source).assignment("viewWillAppear:").anchor != nil)
    }
}
