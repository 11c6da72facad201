import Testing

@testable import Refactor

/// An equal name in a file that cannot get at an object of the class is no use of its member.
struct NamesInReachTests {
    @Test func namesOfAFileThatNamesTheClassAreInReach() {
        let names = reach(["func open() { FeedController().reload() }"])
        #expect(names?.contains("reload") == true)
    }

    @Test func equalNamesElsewhereAreNot() {
        let names = reach(["let feed = FeedController()", "final class Cart { func reload() { refresh() } }"])
        #expect(names?.contains("reload") == false)
        #expect(names?.contains("refresh") == false)
    }

    @Test(arguments: [
        "final class Home { let feed: FeedController? = nil }",
        "final class Home { let feed = FeedController() }",
        "final class Home { var feed: Lazy<FeedController> { Lazy() } }",
        "final class Home { func feed(\n    of user: User\n) -> FeedController { FeedController() } }",
        "final class Home { func feed(then: (FeedController) -> Void) {} }",
        "enum Home { case none, feed(FeedController) }",
        "final class Home { private(set) var feed: FeedController? }",
        "final class Home { private let one = 1; let feed: FeedController }",
    ])
    func whatIsDeclaredWithTheClassHandsItOn(home: String) {
        let names = reach([home, "func show(home: Home) { home.feed.reload() }"])
        #expect(names?.contains("reload") == true)
    }

    @Test func whatIsDeclaredWithThatHandsItOnToo() {
        let names = reach([
            "func makeFeed() -> FeedController { FeedController() }", "final class Home { let first = makeFeed() }",
            "func show(home: Home) { home.first.reload() }",
        ])
        #expect(names?.contains("reload") == true)
    }

    @Test func aSubclassHandsItOn() {
        let names = reach(["final class News: Base<FeedController> {}", "func show(news: News) { news.reload() }"])
        #expect(names?.contains("reload") == true)
    }

    @Test(arguments: [
        "final class Cart { let feed = FeedController(); func go() { reload() } func reload() {} }",
        "final class Cart { let feed = FeedController(); func go() { self.reload() } }",
        "final class Cart { let feed = FeedController(); func go() { load { self?.reload() } } }",
        "final class Cart: Base { let feed = FeedController(); override func reload() { super.reload() } }",
    ])
    func aNameWithoutAnObjectBeforeItIsNone(cart: String) { #expect(reach([cart])?.contains("reload") == false) }

    @Test(arguments: [
        "extension FeedController { func go() { reload() } }",
        "final class News: FeedController { func go() { self.reload() } }",
        "extension Screen where Self: FeedController { func go() { reload() } }",
        "let feed = FeedController(); let name = \"reload\"",
        "let feed = FeedController(); let act = #selector(FeedController.reload)",
        "let feed = FeedController(); func go() { feed\n    .reload() }",
        "final class Cart { let feed: FeedController; func go() { cart.self.reload() } }",
    ])
    func selfOfTheClassIsAnObjectOfIt(file: String) { #expect(reach([file])?.contains("reload") == true) }

    @Test func aSubclassOfASubclassByAnotherNameIsOfTheClassToo() {
        let names = reach([
            "class News: FeedController {}", "typealias Base = News",
            "final class Local: Base { func go() { reload() } }",
        ])
        #expect(names?.contains("reload") == true)
    }

    @Test func aSubscriptHandsItOnByTheNameOfItsType() {
        let names = reach([
            "struct Pages { subscript(index: Int) -> FeedController { FeedController() } }",
            "func show(pages: Pages) { pages[0].reload() }",
        ])
        #expect(names?.contains("reload") == true)
    }

    @Test(arguments: [
        "final class Home { private let feed: FeedController }",
        "final class Home { private func feed() -> FeedController { FeedController() } }",
        "final class Home { func go() { let feed = FeedController() } }",
    ])
    func whatNobodyElseSeesHandsNothingOn(home: String) {
        let names = reach([home, "func show(cell: Cell) { cell.feed.reload() }"])
        #expect(names?.contains("reload") == false)
    }

    @Test func nobodyCanTellWhereObjectiveCNamesTheClass() {
        let files = [SourceFile(path: "App.m", text: "[[FeedController alloc] init];")]
        #expect(
            namesInReach(of: "FeedController", in: files) { names in
                { file in names.contains { files[file].contains($0) } }
            } == nil)
    }

    @Test func nobodyCanTellWhereAFileEndsInAComment() {
        #expect(reach(["let feed = FeedController() /* reload"]) == nil)
    }

    private func reach(_ texts: [String]) -> Set<String>? {
        let files = texts.enumerated().map { SourceFile(path: "File\($0.offset).swift", text: $0.element) }
        return namesInReach(of: "FeedController", in: files) { names in
            { file in names.contains { files[file].contains($0) } }
        }
    }
}
