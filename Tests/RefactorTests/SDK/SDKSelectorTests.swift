import Refactor
import Testing

struct SDKSelectorTests {
    @Test(arguments: [
        (
            "tableView:cellForRowAtIndexPath:", "tableView(_:cellForRowAt:)",
            "(UITableView; IndexPath) -> UITableViewCell"
        ),
        ("prepareForSegue:sender:", "prepare(for:sender:)", "(UIStoryboardSegue; Any?) -> Void"),
        ("viewWillAppear:", "viewWillAppear(_:)", "(Bool) -> Void"),
        (
            "URLSession:dataTask:didReceiveData:", "urlSession(_:dataTask:didReceive:)",
            "(URLSession; URLSessionDataTask; Data) -> Void"
        ),
        ("touchesBegan:withEvent:", "touchesBegan(_:with:)", "(Set<UITouch>; UIEvent?) -> Void"),
        ("beginTrackingWithTouch:withEvent:", "beginTracking(_:with:)", "(UITouch; UIEvent?) -> Bool"),
        ("addTarget:action:forControlEvents:", "addTarget(_:action:for:)", "(Any?; Selector; UIControl.Event) -> Void"),
        (
            "deleteRowsAtIndexPaths:withRowAnimation:", "deleteRows(at:with:)",
            "([IndexPath]; UITableView.RowAnimation) -> Void"
        ),
        ("viewDidLoad", "viewDidLoad()", "() -> Void"),
    ])
    func aSelectorIsTheMethodOfASwiftName(selector: String, id: String, value: String) {
        #expect(SDKSelector(member(id, value)).matches(selector))
    }

    @Test(arguments: [
        ("tableView:cellForRowAtParcel:", "tableView(_:cellForRowAt:)", "(UITableView; IndexPath) -> UITableViewCell"),
        ("viewWillAppear", "viewWillAppear(_:)", "(Bool) -> Void"),
        ("viewWillAppearAgain:", "viewWillAppear(_:)", "(Bool) -> Void"),
        ("viewDidLoadParcels", "viewDidLoad()", "() -> Void"),
        ("tableView:", "tableView(_:cellForRowAt:)", "(UITableView; IndexPath) -> UITableViewCell"),
    ])
    func otherSelectorsAreNot(selector: String, id: String, value: String) {
        #expect(!SDKSelector(member(id, value)).matches(selector))
    }

    @Test func aPropertyIsItsGetterAndItsSetter() {
        let editing = SDKSelector(SDKSelectorTests.property("isEditing"))
        for selector in ["isEditing", "editing", "setEditing:"] { #expect(editing.matches(selector)) }
        #expect(!editing.matches("setEditing:animated:"))
        let title = SDKSelector(SDKSelectorTests.property("title"))
        #expect(title.matches("title") && title.matches("setTitle:") && !title.matches("titles"))
    }

    @Test(arguments: [
        ("tableView:didSelectRowAtIndexPath:", "UITableViewDelegate"), ("scrollViewDidScroll:", "UITableViewDelegate"),
        ("URLSession:didBecomeInvalidWithError:", "NSURLSessionDataDelegate"),
    ])
    func aRequirementIsFoundInItsProtocolAndThoseThatItRefines(selector: String, owner: String) {
        let requirements = SDKSelectors(ofProtocols: [owner])
        #expect(requirements.member(of: selector) != nil)
        #expect(requirements.member(of: "tableViewParcels") == nil)
    }

    private func member(_ id: String, _ value: String) -> SDKMember {
        SDKMember(owner: "Parcel", id: id, isStatic: false, isMethod: true, value: value)
    }

    private static func property(_ id: String) -> SDKMember {
        SDKMember(owner: "Parcel", id: id, isStatic: false, isMethod: false, value: "Bool")
    }
}
