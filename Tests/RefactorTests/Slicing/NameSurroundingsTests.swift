import Testing

@testable import Refactor

/// Names that come from what stands around a cut, and names that read badly once.
struct NameSurroundingsTests {
    @Test(arguments: rows) func aNameSaysWhatHappens(row: NameRow) {
        #expect(CutMethodName(of: row.cut).signature == row.expected)
    }

    private static let action = "ac.addAction(UIAlertAction(title: \"Show only fixes\", style: .default)"

    private static let rows: [NameRow] = [
        .init(
            role: .interactor, source: "filter = NSPredicate(format: \"fix\")\nload()", expected: "showOnlyFixes()",
            host: "changeFilter()", completionOf: action),
        .init(
            role: .presenter, source: "items = []\nrender()", expected: "deleteCart()", host: "cartTapped()",
            completionOf: "sheet.addAction(UIAlertAction(title: \"Delete\", style: .destructive)"),
        .init(
            role: .presenter, source: "list.clear()\nstart()", expected: "didDismissPrompt()", host: "showPrompt()",
            completionOf: "Toast.present(message: text, onDidDismiss:"),
        .init(
            role: .presenter, source: "list.clear()\nstart()", expected: "didFailToLoadUsers()", host: "start()",
            completionOf: "api.loadUsers(success: { show() }, failure:"),
        .init(
            role: .presenter, source: "items = []\nrender()", expected: "sendCart()", host: "cartTapped()",
            completionOf: "UIAlertAction(title: localized(\"Send\"), style: .default, handler:"),
        // What a text is looked up by is none.
        .init(
            role: .interactor, source: "api.remove(id)", expected: "removeId(_:)", host: "cartTapped()",
            completionOf: "UIAlertAction(title: localized(\"cart.remove_all\"), style: .default)",
            parameters: "id: Int"),
        .init(
            role: .view, source: "title = \"\"\nfoo.bar = 1\nnoRecordingLabel.isHidden = false",
            expected: "showNoRecording()"),
        .init(
            role: .view, source: "one.strange()\nother.thing()", expected: "showEmptyState()",
            branch: .condition("items.isEmpty", holds: true)),
        .init(
            role: .view, source: "one.strange()\nother.thing()", expected: "showNoUser()",
            branch: .condition("let user = session.user", holds: false)),
        .init(
            role: .view, source: "one.strange()\nother.thing()", expected: "showNotDetermined()",
            branch: .pattern(".notDetermined")),
        .init(role: .view, source: "title = \"\"", expected: "clearTitle()"),
        .init(
            role: .view, source: "navigationItem.title = r.name", expected: "showTitle(recording:)",
            parameters: "r: Recording"),
        .init(role: .view, source: "mapView.showsUserLocation = true", expected: "showUserLocation()"),
        .init(role: .view, source: "print(\"Fetch failed\")", expected: "logFailure()"),
        .init(role: .view, source: "if isViewLoaded { render() }", expected: "renderIfNeeded()"),
        .init(
            role: .view, source: "performSelector(inBackground: #selector(fetchCommits), with: nil)",
            expected: "fetchCommitsInBackground()"),
        .init(role: .interactor, source: "task?.cancel()", expected: "cancelTask()"),
        .init(role: .interactor, source: "isLoading = true", expected: "startLoading()"),
        .init(role: .interactor, source: "secondsLeft -= 1", expected: "decreaseSecondsLeft()"),
        .init(
            role: .interactor, source: "requestNumber += 1\nlet number = requestNumber", expected: "nextNumber()",
            result: "number: Int"),
        .init(
            role: .interactor, source: "let person = people[indexPath.row]", expected: "person(at:)",
            parameters: "indexPath: IndexPath", result: "person: Person"),
        .init(
            role: .interactor, source: "let price = try service.price(of: slot, guests: guests)",
            expected: "price(of:)",
            parameters: "slot: Slot", result: "price: Decimal"),
        .init(
            role: .interactor, source: "service.release(old)", expected: "releaseSlot(_:)",
            parameters: "old: BookingSlot"),
        .init(
            role: .interactor, source: "UNUserNotificationCenter.current().removeAllPendingNotificationRequests()",
            expected: "removeAllPendingNotificationRequests()"),
        .init(
            role: .interactor, source: "locationManager = CLLocationManager()", expected: "setUpLocationManager()"),
        .init(
            role: .interactor,
            source: "locationManager?.desiredAccuracy = best\nlocationManager?.distanceFilter = none",
            expected: "configureLocationManager()"),
        .init(
            role: .interactor, source: "defaults.set(seconds, forKey: timer.rawValue)",
            expected: "saveSeconds(_:timer:)",
            parameters: "seconds: Int, timer: TimerType"),
    ]

    @Test func aButtonThatIsTakenIsCalledByItsTitle() {
        #expect(
            uniqueName(
                "updateButton", labels: [], host: "update()", others: ["showPauseButton"],
                isTaken: ["updateButton"].contains)
                == "showPauseButton")
    }

    /// Parts of one method that would be called the same are told apart by the branches that they stand in.
    @Test(arguments: [
        (CutDescription.Branch.pattern(".codeExpired"), "updateMessageForCodeExpired" as String?),
        (.condition("items.isEmpty", holds: true), "updateMessageForEmptyState"),
        (.pattern(".message"), nil),
    ])
    func aBranchComesBeforeANumber(branch: CutDescription.Branch, expected: String?) {
        let cut = CutDescription(
            role: .view, host: .init(id: "update()", isEntry: false), within: branch,
            statements: ["label.strange()", "other.thing()"])
        let found = OtherNames.of(cut, named: "updateMessage").last { $0.hasPrefix("updateMessageFor") }
        #expect(found == expected)
    }
}
