import Testing

@testable import Refactor

/// The app around a controller is the same, whoever reads it.
struct ProjectFactsTests {
    /// Does its parts as several threads would, the last one first.
    private struct ThreeWorkers: Workers {
        let count = 3

        func map<Item: Sendable, Result: Sendable>(
            _ items: [Item], _ body: @escaping @Sendable (Item) -> Result
        ) -> [Result] { items.reversed().map(body).reversed() }
    }

    @Test func severalWorkersFindWhatOneFinds() {
        let files = [
            file("A.h", "@interface Feed (Parts) <Sharing>\n- (void)share;\n@end"),
            file("B.swift", "@MainActor class Cell: UITableViewCell { func bind() {} }\nextension Feed { var b = 1 }"),
            file("C.h", "#import \"A.h\"\n@interface Feed : BaseController <Listing>\n@end"),
            file("D.swift", "protocol Listing {}\nfinal class Home: Feed { func open() { let feed = Feed() } }"),
            file("E.swift", "extension Cell: Listing { static let shared = Cell() }"),
            file("sub/C.h", "@interface Item : NSObject\n@end"),
        ]
        let one = projectFacts(of: files, callersOf: ["Feed"])
        #expect(projectFacts(of: files, callersOf: ["Feed"], workers: ThreeWorkers()) == one)
        #expect(one.superclasses["Feed"] == "BaseController" && one.subclasses["Feed"] == ["Home"])
        #expect(one.callers.makers["Feed"] == ["D.swift:2"])
    }

    private func file(_ path: String, _ text: String) -> SourceFile { SourceFile(path: path, text: text) }
}
