import Refactor
import SwiftSource
import Testing

/// The titles that an app uses itself.
struct TitleCountsTests {
    private static let source = """
        class AController: UIViewController {
            // MARK: - Lifecycle
            override func viewDidLoad() {}
            override func viewWillAppear(_ animated: Bool) {}
            // MARK: - Private methods
            private func open() { dismiss(animated: true) }
            private func close() { dismiss(animated: true) }
            // MARK: - Mixed
            private let a = 1
            private func leave() { dismiss(animated: true) }
        }

        """

    @Test func aTitleServesTheGroupOfMostOfItsMembers() throws {
        let titles = try counts().titles()
        #expect(titles.title(of: MarkGroup(.viewLife)) == "Lifecycle")
        #expect(titles.groups(titled: "Lifecycle") == [MarkGroup(.viewLife)])
    }

    @Test func titlesThatSayNothingAreNotUsed() throws {
        let titles = try counts().titles()
        #expect(titles.title(of: MarkGroup(.navigation)) == "Navigation")
        #expect(titles.title(of: .state) == "State")
    }

    @Test func aFileIsMarkedWithItsOwnTitles() throws {
        let language = SwiftLanguage()
        func marked(_ text: String) throws -> String {
            let facts = try language.facts(of: SourceFile(path: "A.swift", text: text))
            let marking = try Refactoring.marking(
                of: [facts], project: nil, decisions: .init(), options: MarkOptions(titles: .project(TitleCounts())),
                in: language)
            #expect(marking.faults.isEmpty)
            return String(decoding: try #require(marking.files.first).new, as: UTF8.self)
        }
        let text = try marked(Self.source)
        let titles = text.matches(of: /MARK: - (.*)/).map { String($0.1) }
        #expect(titles == ["State", "Lifecycle", "Navigation"])
        #expect(try marked(text) == text)
    }

    private func counts() throws -> TitleCounts {
        let facts = try SwiftLanguage().facts(of: SourceFile(path: "A.swift", text: Self.source))
        var counts = TitleCounts()
        for controller in try controllers(in: [facts]) { counts.add(controller, assignRoles(controller)) }
        return counts
    }
}
