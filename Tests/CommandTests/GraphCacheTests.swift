import Foundation
import TestSupport
import Testing

/// The graph of a large folder is remembered until something in it changes.
struct GraphCacheTests {
    @Test func aSecondRunRemembersAndSaysTheSame() throws {
        try withApp { folder, cache in
            let fresh = try graph(folder, cache, "--no-cache")
            #expect(try entries(of: cache).isEmpty)
            let first = try graph(folder, cache)
            #expect(try entries(of: cache).count == 1)
            let second = try graph(folder, cache)
            #expect(first == fresh && second == fresh && fresh.contains("Feed"))
            #expect(try entries(of: cache).count == 1)
        }
    }

    @Test func whatIsRememberedIsWhatIsTold() throws {
        try withApp { folder, cache in
            _ = try graph(folder, cache)
            let entry = try #require(try entries(of: cache).first)
            let known = try read(entry)
            try write(known.replacingOccurrences(of: "Feed", with: "Told"), to: entry)
            #expect(try graph(folder, cache).contains("Told"))
            try write("{", to: entry)
            #expect(try graph(folder, cache).contains("Feed"), "a broken entry is read anew")
        }
    }

    @Test func anyChangeBeginsAnew() throws {
        try withApp { folder, cache in
            _ = try graph(folder, cache)
            let path = folder + "/App/Feed.swift"
            let text = try read(path)
            try write(text.replacingOccurrences(of: "Detail", with: "Letter"), to: path)
            let changed = try graph(folder, cache)
            #expect(changed.contains("Letter") && !changed.contains("Detail"), "another word of the same length")
            try write(text, to: folder + "/App/Copy.swift")
            #expect(try graph(folder, cache).contains("Detail"), "another file")
            #expect(try !graph(folder, cache, "--exclude", "Copy.swift").contains("Detail"), "another choice of files")
        }
    }

    @Test func twoAtOnceAreNotInEachOthersWay() throws {
        try withApp { folder, cache in
            let fresh = try graph(folder, cache, "--no-cache")
            let texts = Texts()
            DispatchQueue.concurrentPerform(iterations: 4) { _ in
                if let text = try? graph(folder, cache) { texts.add(text) }
            }
            #expect(texts.all == [fresh, fresh, fresh, fresh])
        }
    }

    @Test func whoeverHasNoFolderDoesWithout() throws {
        try withApp { folder, cache in
            try write("", to: cache)
            #expect(try graph(folder, cache).contains("Feed"))
        }
    }

    @Test func smallFoldersAreNotRemembered() throws {
        try withTemporaryFolder { folder in
            try write("class FeedController: UIViewController {}\n", to: folder + "/App/Feed.swift")
            #expect(try graph(folder, folder + "/cache").contains("Feed"))
            #expect(try entries(of: folder + "/cache").isEmpty)
        }
    }

    // MARK: - An app

    /// Two screens and so much text that remembering is worth it.
    private func withApp(_ body: (_ folder: String, _ cache: String) throws -> Void) throws {
        try withTemporaryFolder { folder in
            let screens = """
                class FeedController: UIViewController {
                    func open() { navigationController?.pushViewController(DetailController(), animated: true) }
                }
                class DetailController: UIViewController {}

                """
            try write(screens, to: folder + "/App/Feed.swift")
            let line = "// A line of a comment that nobody needs to read, as there are so many in apps of this size.\n"
            try write(String(repeating: line, count: 12_000), to: folder + "/App/Notes.swift")
            try body(folder, folder + "/cache")
        }
    }

    private func graph(_ folder: String, _ cache: String, _ options: String...) throws -> String {
        let run = try RefactorTool.run(
            ["graph", folder + "/App", "--format", "json"] + options, environment: ["XDG_CACHE_HOME": cache])
        #expect(run.status == 0, "\(run.errorOutput)")
        return run.output
    }

    private func entries(of cache: String) throws -> [String] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: cache + "/refactor")) ?? []
        return names.map { cache + "/refactor/" + $0 }
    }

    /// Texts from several threads.
    private final class Texts: @unchecked Sendable {
        private let lock = NSLock()
        private var found: [String] = []

        func add(_ text: String) { lock.withLock { found.append(text) } }

        var all: [String] { lock.withLock { found } }
    }
}
