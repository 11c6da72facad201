import Refactor
import Testing

/// Lines of a style that stand once for each route or service.
struct RepeatedLinesTests {
    private let routes = [["route": "open", "call": "open()"], ["route": "close", "call": "close(\n    1\n)"]]

    private func lines(_ text: String, for routes: [[String: String]]? = nil) -> String {
        let template = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        return Refactor.lines(template, with: Style.routeWords, for: routes ?? self.routes).joined(separator: "\n")
    }

    @Test func aLineStandsOnceForEach() {
        #expect(
            lines("enum Page {\n    static let {route} = \"{module}\"\n}")
                == "enum Page {\n    static let open = \"{module}\"\n    static let close = \"{module}\"\n}")
    }

    @Test func whatALineOpensStandsWithIt() {
        #expect(
            lines("[\n    {route}: { page in\n        page.{call}\n    },\n]")
                == """
                [
                    open: { page in
                        page.open()
                    },
                    close: { page in
                        page.close(
                            1
                        )
                    },
                ]
                """)
    }

    @Test func withoutRoutesNothingOfTheTextIsWritten() {
        #expect(lines("let a = 1\nlet b = \"{route}\"", for: []).isEmpty)
    }

    @Test func otherTextsStayAsTheyAre() {
        #expect(lines("let a = {module}\n", for: []) == "let a = {module}\n")
    }

    @Test func theLastLineMayOpenSomething() {
        #expect(lines("{route} {") == "open {\nclose {")
    }
}
