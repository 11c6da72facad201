import Refactor
import Testing

struct TouchReaderTests {
    /// Compares what `run()` touches with lines such as `showsView label.text`.
    private func expectTouches(
        _ members: String, _ expected: [String], sourceLocation: SourceLocation = #_sourceLocation
    )
        throws
    {
        let reading = RuleContext(controller: try RoleReading(members).controller)
        let member = try #require(reading.controller.members.first { $0.name == "run" })
        let found = reading.traits(of: member).touches.map { "\($0.effect) \($0.phrase)" }
        #expect(found == expected, sourceLocation: sourceLocation)
    }

    @Test func viewsAreShownOrRead() throws {
        try expectTouches(
            "var label: UILabel!\nfunc run() { label.text = \"\" }", ["showsView label"])
        try expectTouches("var field: UITextField!\nfunc run() { print(field.text) }", ["readsView field"])
    }

    @Test func inheritedMembersAreOfTheView() throws {
        try expectTouches("func run() { title = \"\" }", ["showsView title"])
        try expectTouches(
            "class ParcelController: BaseController { func run() { title = \"\" } }", ["showsView title"])
    }

    @Test func navigationNeedsItsLabels() throws {
        try expectTouches("func run() { dismiss(animated: true) }", ["navigates dismiss"])
        try expectTouches("class ParcelController: BaseController { func run() { dismiss(view: 1) } }", [])
    }

    @Test func servicesAreKnownByTypeOrName() throws {
        try expectTouches("let parcels: ParcelService\nfunc run() { parcels.load() }", ["usesService parcels"])
        try expectTouches("func run() { ParcelStore.shared.load() }", ["usesService ParcelStore"])
        try expectTouches("func run() { URLSession.shared.invalidateAndCancel() }", ["usesDevice URLSession"])
    }

    @Test func typesAloneAreNotUses() throws {
        try expectTouches("func run() -> URLSession? { nil }", [])
    }

    /// A list, too, has an index that is selected.
    @Test func onlyTabsThatAreChosenLeadElsewhere() throws {
        try expectTouches(
            "func run() { tabBarController?.selectedIndex = 1 }", ["navigates tabBarController.selectedIndex"])
        try expectTouches(
            "var index = 0\nfunc run() { index = DatabaseManager.selectedIndex }", ["usesService DatabaseManager"])
    }

    @Test func helpersThatLaySomethingOverTheScreenAreNoServices() throws {
        try expectTouches("func run() { UiService.showToast(message: \"Saved\") }", [])
        try expectTouches("func run() { UiService.save() }", ["usesService UiService"])
    }

    @Test func overlaysOfTheAppAreNeitherViewNorService() throws {
        try expectTouches(
            "class ParcelController: BaseController { func run() { showLoadingIndicator() } }",
            ["overlays showLoadingIndicator"])
    }
}
