import Refactor
import Testing

/// What mocks keep and give.
struct MockTests {
    private func expectMock(
        _ name: String, of method: String, holds expected: [String], sourceLocation: SourceLocation = #_sourceLocation
    ) throws {
        let written = try WrittenTests(method)
        let text = try #require(written.files["Mocks/\(name)Mock.swift"], sourceLocation: sourceLocation)
        for line in expected {
            #expect(text.contains(line), "\(line)\nis not in\n\(text)", sourceLocation: sourceLocation)
        }
    }

    @Test func argumentsAreKeptUnderTheirNames() throws {
        try expectMock(
            "ShopViewInput", of: "func go() { show(\"\", isLoud: true); hide() }",
            holds: [
                "@MainActor\nfinal class ShopViewInputMock: ShopViewInput {",
                "    private(set) var showArguments: [(text: String, isLoud: Bool)] = []\n",
                "    var showStub: (String, Bool) -> Void = { _, _ in }\n",
                "        log.calls.append(\"view.show(_:isLoud:)\")\n        showArguments.append((text, isLoud))\n",
                "    private(set) var hideCallCount = 0\n",
            ])
    }

    @Test func answersAreTheLeastThereIs() throws {
        try expectMock(
            "ShopInteractorInput", of: "func go() { total = stored() }",
            holds: [
                "var storedStub: () -> Int = { 0 }\n",
                "    var total: Int = 0 {\n        didSet { log.calls.append(\"interactor.total =\") }\n",
            ])
    }

    @Test func anAnswerThatNobodyCanMakeIsAskedFor() throws {
        let written = try WrittenTests(
            "func go() -> Ticket? { nil }\nfunc ticket() -> Ticket { fatalError() }\n@objc func tapped() { _ = ticket() }"
        )
        let text = try #require(written.files["Mocks/ShopViewOutputMock.swift"])
        #expect(
            text.contains("var ticketStub: () -> ShopController.Ticket = { fatalError(\"set ticketStub\") }"), "\(text)"
        )
    }

    @Test func overloadsHaveNamesOfTheirOwn() throws {
        try expectMock(
            "ShopViewOutput",
            of: """
                func find(id: Int) {}
                func find(name: String) {}
                @objc func tapped() { find(id: 1); find(name: "") }
                """, holds: ["findIdArguments: [Int]", "findNameArguments: [String]"])
    }

    @Test func swiftTestingHasSuites() throws {
        let written = try WrittenTests("func go() { hide() }", for: .swiftTesting)
        let text = try #require(written.files["ShopPresenterTests.swift"])
        for line in [
            "import Testing\n\n@testable import Shop\n", "@Suite\n@MainActor\nstruct ShopPresenterTests {\n",
            "    @Test\n    func go() {\n        presenter.go()\n\n        #expect(log.calls == [\"view.hide()\"])\n",
        ] {
            #expect(text.contains(line), "\(line)\nis not in\n\(text)")
        }
    }

    @Test func aStyleWithoutProtocolsSaysSo() throws {
        let written = try WrittenTests("func go() { hide() }", style: .etsy)
        #expect(written.omissions.first == "mocks: the style etsy has no protocols")
        #expect(written.files.keys.sorted() == ["ShopModuleTests.swift"])
    }
}
