import Refactor
import Testing

struct SDKSelectorsTests {
    private let controller = SDKSelectors(ofClasses: SDKType.chain(of: "UITableViewController").map(\.name))

    @Test(arguments: [
        ("viewDidLoad", "viewDidLoad()"), ("preferredStatusBarStyle", "preferredStatusBarStyle"),
        ("prefersStatusBarHidden", "prefersStatusBarHidden"), ("canBecomeFirstResponder", "canBecomeFirstResponder"),
        ("setEditing:animated:", "setEditing(_:animated:)"), ("setTitle:", "title"),
        ("didMoveToParentViewController:", "didMove(toParent:)"),
        ("dismissViewControllerAnimated:completion:", "dismiss(animated:completion:)"),
        ("presentViewController:animated:completion:", "present(_:animated:completion:)"),
        ("performSegueWithIdentifier:sender:", "performSegue(withIdentifier:sender:)"),
        ("parentViewController", "parent"), ("viewDidUnload", "viewDidUnload"),
        ("shouldAutorotateToInterfaceOrientation:", "shouldAutorotateToInterfaceOrientation:"),
        ("tableView:cellForRowAtIndexPath:", "tableView(_:cellForRowAt:)"),
        ("observeValueForKeyPath:ofObject:change:context:", "observeValue(forKeyPath:of:change:context:)"),
    ])
    func membersOfClassesAreFound(selector: String, id: String) {
        #expect(controller.member(of: selector)?.id == id)
    }

    @Test(arguments: [
        "loadParcels", "parent", "next", "setParent:", "dismissAnimated:completion:", "viewParcel",
        "tableView:parcelAt:",
    ])
    func othersAreNot(selector: String) {
        #expect(controller.member(of: selector) == nil)
    }

    @Test func requirementsOfRetiredDelegatesAreKnown() {
        let delegates = SDKSelectors(ofProtocols: ["UIAlertViewDelegate", "UIActionSheetDelegate", "UIWebViewDelegate"])
        for selector in [
            "alertView:clickedButtonAtIndex:", "alertViewCancel:", "actionSheet:clickedButtonAtIndex:",
            "webView:shouldStartLoadWithRequest:navigationType:", "webViewDidFinishLoad:",
        ] {
            #expect(delegates.member(of: selector) != nil, "\(selector)")
        }
    }

    @Test func protocolsOfTheAppArePassedOver() {
        #expect(SDKSelectors(ofProtocols: ["ParcelDelegate"]).member(of: "parcelDidArrive:") == nil)
    }
}
