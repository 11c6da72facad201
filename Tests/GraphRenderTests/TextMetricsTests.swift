import GraphRender
import Testing

@Suite struct TextMetricsTests {
    private let metrics = TextMetrics(size: 10)

    @Test func widthsFollowTheLetters() {
        #expect(metrics.width(of: "i") < metrics.width(of: "m"))
        #expect(metrics.width(of: "登") == 10)
        #expect(metrics.width(of: "e\u{301}") == metrics.width(of: "e"))
        #expect(metrics.width(of: "") == 0)
    }

    @Test func aShortTextStaysWhole() {
        #expect(metrics.shortened("Login", to: 100) == "Login")
    }

    @Test func aLongTextLosesItsMiddle() {
        let short = metrics.shortened("AuthenticationCoordinatorPresenter", to: 80)
        #expect(short == "Authent…esenter")
        #expect(metrics.width(of: short) <= 80)
    }

    @Test func aLongNamePartsBetweenWords() {
        let node = Node(id: "n", label: "AuthenticationCoordinatorViewControllerOutput", kind: .presenter)
        #expect(NodeCard(node).labelLines == ["AuthenticationCoordinator", "ViewControllerOutput"])
    }

    @Test func anEndlessNameLosesItsMiddle() {
        let node = Node(id: "n", label: String(repeating: "a", count: 60) + "Presenter", kind: .presenter)
        let lines = NodeCard(node).labelLines
        #expect(lines.count == 2)
        #expect(lines[1].hasPrefix("…") && lines[1].hasSuffix("Presenter"))
    }
}
