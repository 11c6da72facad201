import ObjCSource
import Refactor
import SwiftSource
import Testing

struct ScanJobTests {
    private func index(_ files: [(path: String, text: String)]) -> AppIndex {
        let sources = files.map { SourceFile(path: $0.path, text: $0.text) }
        return AppIndex(files: sources, glances: sources.map(GlancedFile.init), facts: projectFacts(of: sources))
    }

    private func language(of path: String) -> (any Language)? {
        path.hasSuffix(".swift") ? SwiftLanguage() : ObjCLanguage()
    }

    private func results(in index: AppIndex) -> [ScanJob.Results<ScanEntry>] {
        scanJobs(for: controllerSites(in: index.glances)).map { $0.run(in: index, languageOf: language) }
    }

    @Test func controllersThatShareAFileAreOneJob() {
        let sites = [
            ControllerSite(name: "A", files: [0, 1], main: 0), ControllerSite(name: "B", files: [2], main: 2),
            ControllerSite(name: "C", files: [1, 3], main: 3),
        ]
        let jobs = scanJobs(for: sites)
        #expect(jobs.map { $0.sites.map(\.name) } == [["A", "C"], ["B"]])
        #expect(jobs.map(\.files) == [[0, 1, 3], [2]])
    }

    @Test func aJobThatJoinsTwoTakesBoth() {
        let sites = [
            ControllerSite(name: "A", files: [0], main: 0), ControllerSite(name: "B", files: [1], main: 1),
            ControllerSite(name: "C", files: [0, 1], main: 0),
        ]
        let jobs = scanJobs(for: sites)
        #expect(jobs.map(\.sites) == [sites])
        #expect(jobs.map(\.files) == [[0, 1]])
    }

    @Test func extensionsInOtherFilesCount() throws {
        let index = index([
            ("Feed+Table.swift", "extension Feed {\n    func more() {\n    }\n}\n"),
            ("Feed.swift", "class Feed: UIViewController {\n    func go() {}\n}\n"),
        ])
        let entry = try #require(results(in: index).flatMap(\.values).first)
        #expect(entry.name == "Feed")
        #expect(entry.lines == 7)
        #expect(entry.members == 2)
        #expect(entry.path == "Feed.swift")
        #expect(entry.files == ["Feed.swift", "Feed+Table.swift"])
    }

    @Test func aBrokenFileIsToldAndTheRestCounts() throws {
        let index = index([
            ("Feed+Table.swift", "extension Feed {\n    func more( {\n}\n"),
            ("Feed.swift", "class Feed: UIViewController {\n    func go() {}\n}\n"),
            ("Lost.swift", "class Lost: UIViewController {\n    func go( {}\n}\n"),
        ])
        let results = results(in: index)
        #expect(results.flatMap(\.values).map(\.lines) == [3])
        #expect(results.flatMap(\.unread).map(\.path) == ["Feed+Table.swift", "Lost.swift"])
        #expect(results.reduce(0) { $0 + $1.lost } == 1)
    }

    @Test func aNestedClassIsNoController() {
        let results = results(in: index([("A.swift", "enum Scene {\n    class Feed: UIViewController {}\n}\n")]))
        #expect(results.flatMap(\.values).isEmpty)
        #expect(results.flatMap(\.unread).isEmpty)
    }

    @Test func filesOfTheOtherLanguageAreToldAndNotCounted() throws {
        let index = index([
            ("Feed.m", "@interface FeedController : UIViewController\n@end\n@implementation FeedController\n@end\n"),
            ("Feed.swift", "extension FeedController {\n    func go() {}\n}\n"),
        ])
        let entry = try #require(results(in: index).flatMap(\.values).first)
        #expect(entry.members == 0)
        #expect(entry.otherFiles == ["Feed.swift"])
        #expect(entry.reason.hasSuffix("; 1 more file of it in Swift not counted"))
    }

    /// What `plan FILE --project DIR` reads: all files but the controller's own.
    @Test func theRestOfTheAppIsSeenAsByAPlanOfTheFile() throws {
        let files = [
            ("Base.swift", "class Base: UIViewController {\n    func track() {}\n}\n"),
            (
                "Feed.swift",
                """
                import UIKit

                class Feed: Base {
                    func show() { title = name() }
                    func name() -> String { UserDefaults.standard.string(forKey: "name") ?? "" }
                    func open() { navigationController?.pushViewController(Base(), animated: true) }
                }

                protocol Named {}
                extension Named { func name() -> String { "" } }
                """
            ),
            ("Start.swift", "class Start: UIViewController {\n    func go(_ feed: Feed) { feed.open() }\n}\n"),
        ]
        let index = index(files)
        let entries = results(in: index).flatMap(\.values)
        #expect(entries.count == 3)
        for (number, entry) in zip([0, 1, 2], entries) {
            let others = index.files.enumerated().filter { $0.offset != number }.map(\.element)
            let facts = try SwiftLanguage().facts(of: index.files[number])
            let project = projectFacts(of: others)
            let controller = try #require(try controllers(in: [facts], named: entry.name, project: project).first)
            #expect(ScanEntry(of: plan(controller)) == entry)
        }
    }
}
