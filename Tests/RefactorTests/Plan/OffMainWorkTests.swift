import SwiftSource
import Testing

@testable import Refactor

/// Which code hands work to other threads.
struct OffMainWorkTests {
    @Test(arguments: [
        ("queue.async { self.load() }", true), ("DispatchQueue.global().async(group: group) { load() }", true),
        ("DispatchQueue.global(qos: .utility).asyncAfter(deadline: .now()) { load() }", true),
        ("Task.detached { await load() }", true), ("queue?.sync { 1 }", true),
        ("DispatchQueue.concurrentPerform(iterations: 2) { _ in load() }", true),
        ("DispatchQueue.main.async { self.load() }", false),
        ("DispatchQueue\n    .main\n    .asyncAfter(deadline: .now()) { load() }", false),
        ("Task { await load() }", false), ("func load() async {}", false), ("store.sync", false),
        ("// queue.async { load() }", false), ("print(\"queue.async { load() }\")", false),
    ])
    func workOnOtherThreads(source: String, isOffMain: Bool) throws {
        let file = SourceFile(
            path: "LoadController.swift",
            text: "class LoadController: UIViewController {\n    func start() {\n\(source)\n    }\n}\n")
        let member = try #require(try SwiftLanguage().facts(of: file).types.first?.members.first)
        #expect(member.references.contains(where: OffMainWork.isHanded) == isOffMain, "\(source)")
    }
}
