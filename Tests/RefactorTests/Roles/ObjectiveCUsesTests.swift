import Refactor
import Testing

struct ObjectiveCUsesTests {
    @Test(arguments: [
        (
            "[self.navigationController pushViewController:a animated:YES];",
            "navigates navigationController.pushViewController"
        ),
        (
            "[self.navigationController popViewControllerAnimated:YES];",
            "navigates navigationController.popViewControllerAnimated"
        ),
        ("[self presentViewController:a animated:YES completion:nil];", "navigates present"),
        ("[self dismissViewControllerAnimated:YES completion:nil];", "navigates dismiss"),
        ("[self performSegueWithIdentifier:@\"a\" sender:nil];", "navigates performSegue"),
        (
            "[self.storyboard instantiateViewControllerWithIdentifier:@\"a\"];",
            "buildsScreen storyboard.instantiateViewControllerWithIdentifier"
        ),
        ("[[NSURLSession sharedSession] dataTaskWithRequest:a];", "usesDevice NSURLSession"),
        ("[[NSUserDefaults standardUserDefaults] synchronize];", "usesDevice NSUserDefaults"),
        ("[NSJSONSerialization JSONObjectWithData:a options:0 error:nil];", "usesDevice NSJSONSerialization"),
        ("[a GET:@\"p\" parameters:nil success:nil failure:nil];", "usesDevice a.GET"),
        ("[ParcelManager sharedManager];", "usesService ParcelManager"),
        ("[ParcelBox sharedInstance];", "usesService ParcelBox.sharedInstance"),
        ("NSLocalizedString(@\"a\", nil);", "formats NSLocalizedString"),
        ("[self.view addSubview:a];", "showsView view.addSubview"),
        ("[a setTitle:@\"b\" forState:0];", "showsView a.setTitle"),
        ("[a deselectRowAtIndexPath:b animated:YES];", "refreshesView a.deselectRow"),
        (
            "[a dequeueReusableCellWithIdentifier:@\"b\" forIndexPath:c];",
            "showsView a.dequeueReusableCellWithIdentifier"
        ),
        ("[a mas_makeConstraints:nil];", "showsView a.makeConstraints"),
        ("[MBProgressHUD showHUDAddedTo:a animated:YES];", "showsView MBProgressHUD"),
        ("[[UIAlertView alloc] initWithTitle:a];", "alerts UIAlertView"),
        ("[self openScreenUsingSegue:@\"a\"];", "navigates openScreenUsingSegue"),
        ("b = UIColorFromRGB(0xffffff);", "styles UIColor"),
        ("[VTD[@protocol(ParcelStore)] save];", "usesService ParcelStore"),
    ])
    func usesAreReadAsInSwift(statement: String, expected: String) throws {
        let touches = try ObjectiveCReading("- (void)go:(id)a with:(id)b {\n    \(statement)\n}").touches("go:with:")
        #expect(touches.contains(expected), "\(touches)")
    }

    @Test(arguments: [
        "NSString *b = [NSString stringWithFormat:@\"%@\", a];", "[a respondsToSelector:@selector(b)];",
        "[self respondsToSelector:@selector(b)];", "if (a == ParcelManagerDidLoad) { return; }",
        "[a isKindOfClass:[UIViewController class]];", "dispatch_async(dispatch_get_main_queue(), ^{ });",
        "[[NSBundle mainBundle] pathForResource:a ofType:nil];",
    ])
    func theseTellNothing(statement: String) throws {
        #expect(try ObjectiveCReading("- (void)go:(id)a {\n    \(statement)\n}").touches("go:") == [])
    }

    @Test func aViewThatIsToldSomethingIsChanged() throws {
        let source = """
            @interface ParcelController : UIViewController
            @property (nonatomic) UILabel *label;
            @end
            @implementation ParcelController
            - (void)show { self.label.text = @"a"; }
            - (NSString *)shown { return self.label.text; }
            @end
            """
        let reading = try ObjectiveCReading(source)
        #expect(try reading.touches("show").first == "showsView label")
        #expect(try reading.touches("shown").first == "readsView label")
    }
}
