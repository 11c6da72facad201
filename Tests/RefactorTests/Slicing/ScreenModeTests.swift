import Testing

@testable import Refactor

/// What a screen is opened for says more than its class; how it comes and looks does not.
struct ScreenModeTests {
    @Test(arguments: [
        ("EditorViewController()", "inputMode = .newPreset", "showNewPreset"),
        ("EditorViewController()", "inputMode = Mode.editPreset(preset)", "showEditPreset"),
        ("FollowerFollowingViewController()", "followersOrFollowings = .followings", "showFollowings"),
        ("EditorViewController()", "inputMode = .new", "showEditor"),
        ("EditorViewController()", "inputMode = mode", "showEditor"),
        ("EditorViewController()", "source = .mainFeed", "showEditor"),
        ("EditorViewController()", "modalPresentationStyle = .overFullScreen", "showEditor"),
    ])
    func aWayIsNamedAfterIt(screen: String, setting: String, expected: String) {
        let row = NameRow(
            role: .router,
            source: """
                let page = \(screen)
                page.\(setting)
                present(page, animated: true)
                """, expected: expected)
        #expect(CutMethodName(of: row.cut).base == expected)
    }

    /// A page of orders is no order.
    @Test func aScreenOfNearlyTheSameNameIsCalledInFull() {
        let source = "let vc = OrderPageViewController(order: order)\npush(vc)"
        let cut = NameRow(role: .router, source: source, expected: "", parameters: "order: Order").cut
        #expect(OtherNames.of(cut, named: "showOrder").first == "showOrderPage")
    }

    /// Beside another way to the same screen its name says which it is.
    @Test(arguments: [
        "present(TransferController(mode: Direction.withdraw), animated: true)",
        "let page = TransferController(mode: .withdraw)\npresent(page, animated: true)",
    ])
    func anArgumentTellsTwoWaysApart(source: String) {
        let cut = NameRow(role: .router, source: source, expected: "").cut
        #expect(CutMethodName(of: cut).base == "showTransfer")
        #expect(OtherNames.of(cut, named: "showTransfer").contains("showTransferForWithdraw"))
    }
}
