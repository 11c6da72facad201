import Foundation
import TestSupport
import Testing

/// Files come into their places together, and nothing else is left behind.
struct WritingTests {
    private static let emit = ["emit", "NamesController.swift", "--into", "Names", "--only", "all"]

    private func emit(_ more: String..., in workshop: Workshop) throws -> ProcessRun {
        try RefactorTool.run(Self.emit + more, in: workshop.folder)
    }

    private func names(in folder: String) throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
    }

    /// Modules with other names share one file, the view.
    @Test func whoComesSecondOverwritesNothing() throws {
        try Workshop.run { workshop in
            for round in 0..<5 {
                try? FileManager.default.removeItem(atPath: workshop.folder + "/Names")
                let runs = Runs()
                DispatchQueue.concurrentPerform(iterations: 2) { index in
                    runs.add(Result { try emit("--module", "Names\(index)", in: workshop) })
                }
                let ended = try runs.all.map { try $0.get() }
                #expect(ended.map(\.status).sorted() == [0, 1], "round \(round): \(ended.map(\.errorOutput))")
                #expect(ended.contains { $0.errorOutput.contains("already in 'Names'; nothing was written") })
                let written = try names(in: workshop.folder + "/Names").filter { $0 != "NamesController.swift" }
                #expect(Set(written.map { $0.prefix(6) }).count == 1, "\(written)")
            }
        }
    }

    private final class Runs: @unchecked Sendable {
        private let lock = NSLock()
        private var found: [Result<ProcessRun, any Error>] = []

        func add(_ run: Result<ProcessRun, any Error>) { lock.withLock { found.append(run) } }

        var all: [Result<ProcessRun, any Error>] { lock.withLock { found } }
    }

    @Test func whatAnEndedRunLeftIsClearedAway() throws {
        try Workshop.run { workshop in
            try workshop.write("half", to: "Names/.refactor-4711/0")
            try workshop.write("old", to: "Names/.refactor-4711/1.before")
            let run = try emit(in: workshop)
            #expect(run.status == 0, "\(run.errorOutput)")
            #expect(
                run.errorOutput.contains(
                    "removed 'Names/.refactor-4711', which a run that was ended while it wrote had left"))
            #expect(try names(in: workshop.folder + "/Names").allSatisfy { $0.hasSuffix(".swift") })
        }
    }

    // MARK: - The journal

    /// What a run leaves that was ended before its only rename.
    private func leave(
        journal: (_ number: UInt64) -> String = { "0 \($0) - Late.swift" }, in workshop: Workshop
    ) throws {
        let waiting = "Names/.refactor-4711/0"
        try workshop.write("let late = 1\n", to: waiting)
        let attributes = try FileManager.default.attributesOfItem(atPath: workshop.folder + "/" + waiting)
        let number = try #require(attributes[.systemFileNumber] as? NSNumber).uint64Value
        try workshop.write(journal(number), to: "Names/.refactor-4711/journal")
    }

    @Test func whatAnEndedRunHadBegunIsFinished() throws {
        try Workshop.run { workshop in
            try leave(in: workshop)
            let run = try emit(in: workshop)
            #expect(run.status == 0, "\(run.errorOutput)")
            #expect(
                run.errorOutput.contains("finished in 'Names' what a run that was ended while it wrote had begun"))
            #expect(try workshop.read("Names/Late.swift") == "let late = 1\n")
            #expect(!workshop.exists("Names/.refactor-4711"))
        }
    }

    /// A new file gets its place by a link, and may have both names when the run is ended.
    @Test func whatHasBothNamesIsInItsPlace() throws {
        try Workshop.run { workshop in
            try leave(journal: { "0 \($0) - Late.swift\u{0}1 \($0) - Later.swift" }, in: workshop)
            let waiting = workshop.folder + "/Names/.refactor-4711/0"
            try FileManager.default.linkItem(atPath: waiting, toPath: workshop.folder + "/Names/Late.swift")
            #expect(try emit(in: workshop).status == 0)
            #expect(try workshop.read("Names/Late.swift") == "let late = 1\n")
            #expect(!workshop.exists("Names/.refactor-4711"))
        }
    }

    @Test func whatSomebodyWroteSinceIsNotWrittenOver() throws {
        try Workshop.run { workshop in
            try leave(in: workshop)
            try workshop.write("mine", to: "Names/Late.swift")
            #expect(try emit(in: workshop).status == 0)
            #expect(try workshop.read("Names/Late.swift") == "mine")
            #expect(!workshop.exists("Names/.refactor-4711"))
        }
    }

    /// A journal that came with a cloned folder, and one of another file.
    @Test(arguments: [
        "0 # - ../Late.swift", "0 # - .git/hooks/Late.swift", "0 # - /Late.swift", "0 1 - Late.swift",
        "0 # - a//Late.swift",
        "0 # - Late.swift\u{0}0 7 - Late.swift", "0 # -", "", "0 # - link/Late.swift",
        "first /elsewhere/.refactor-1\u{0}0 # - Late.swift", "first \u{0}0 # - Late.swift", "other ../elsewhere",
    ])
    func aJournalLeadsNowhereElse(text: String) throws {
        try Workshop.run { workshop in
            try leave(journal: { text.replacingOccurrences(of: "#", with: "\($0)") }, in: workshop)
            try workshop.write("", to: "elsewhere/file")
            try FileManager.default.createSymbolicLink(
                atPath: workshop.folder + "/Names/link", withDestinationPath: "../elsewhere")
            #expect(try emit(in: workshop).status == 0)
            let late = try contents(of: workshop.folder).keys.filter { $0.contains("Late.swift") }
            #expect(late.isEmpty && !workshop.exists("Names/.refactor-4711"), "\(late)")
        }
    }

    @Test func whatIsNoneOfOursStays() throws {
        try Workshop.run { workshop in
            try workshop.write("mine", to: "Names/.refactor-4711/notes.txt")
            try workshop.write("mine", to: "Names/.refactor-later/0")
            #expect(try emit(in: workshop).status == 0)
            #expect(workshop.exists("Names/.refactor-4711/notes.txt") && workshop.exists("Names/.refactor-later/0"))
        }
    }

    @Test func aFolderThatWasMadeForNothingGoesAgain() throws {
        try Workshop.run { workshop in
            try workshop.write("", to: "file")
            try expectRefusal(
                Self.emit + ["--tests", "xctest", "--tests-into", "file/Tests", "--testable", "App"], status: 1,
                saying: "cannot write 'file", "not a directory; nothing was left half-written", in: workshop.folder)
        }
    }

    @Test func aFileThatIsReplacedKeepsItsPermissionsAndALinkItsPlace() throws {
        try Workshop.run { workshop in
            let path = workshop.folder + "/NamesController.swift"
            try FileManager.default.moveItem(atPath: path, toPath: workshop.folder + "/Real.swift")
            try FileManager.default.createSymbolicLink(atPath: path, withDestinationPath: "Real.swift")
            try FileManager.default.setAttributes(
                [.posixPermissions: 0o640], ofItemAtPath: workshop.folder + "/Real.swift")
            let before = try workshop.read("Real.swift")
            let run = try workshop.refactor("mark", "NamesController.swift", "--in-place")
            try #require(run.status == 0, "\(run.errorOutput)")
            #expect(try workshop.read("Real.swift") != before)
            let attributes = try FileManager.default.attributesOfItem(atPath: workshop.folder + "/Real.swift")
            #expect(attributes[.posixPermissions] as? Int == 0o640)
            #expect(try FileManager.default.destinationOfSymbolicLink(atPath: path) == "Real.swift")
            #expect(try names(in: workshop.folder) == ["NamesController.swift", "Real.swift"])
        }
    }

    /// Foundation's path functions trap on some of these.
    @Test(arguments: [".", "o", "./", "..", "/"], ["viper", "vipera"])
    func theShortestFoldersAreFolders(folder: String, style: String) throws {
        try Workshop.run { workshop in
            let run = try workshop.refactor(
                "emit", "NamesController.swift", "--style", style, "--into", folder, "--only", "all", "--dry-run")
            #expect(run.status == 0, "\(run.errorOutput)")
        }
    }

    @Test func aPipeIsNoSource() throws {
        try Workshop.run { workshop in
            mkfifo(workshop.folder + "/Pipe.swift", 0o600)
            mkfifo(workshop.folder + "/Pipe.h", 0o600)
            try expectRefusal(
                ["plan", "Pipe.swift"], status: 1, saying: "it is a pipe or a device", in: workshop.folder)
            for arguments in [["scan", "."], ["graph", "."], ["plan", "NamesController.swift", "--project", "."]] {
                let run = try RefactorTool.run(arguments, in: workshop.folder)
                #expect(run.status == 0, "\(arguments): \(run.errorOutput)")
            }
        }
    }
}
