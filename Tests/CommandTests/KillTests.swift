import Foundation
import TestSupport
import Testing

/// SIGKILL before and amid every operation that changes files: each name holds its old bytes or its new ones and is never
/// absent, the next start finishes or clears what was left, so that the folder is in its old or its new state as a whole,
/// and the command can be repeated.
@Suite(.enabled(if: KillShim.isSupported))
struct KillTests {
    struct Scenario: Sendable, CustomTestStringConvertible {
        let name: String
        /// Samples; a small controller where there are none.
        var samples: [String] = []
        /// What was done before.
        var before: [[String]] = []
        let command: [String]
        /// What lets the command write over what a killed one has left.
        var again: [String] = []

        var testDescription: String { name }
    }

    private static let controller = "NamesController.swift"
    private static let objectiveC = ["samples/YSLoginViewController.h", "samples/YSLoginViewController.m"]

    static let scenarios: [Scenario] = [
        Scenario(name: "emit", command: ["emit", controller, "--into", "out", "--only", "all"], again: ["--force"]),
        Scenario(
            name: "emit into folders",
            command: ["emit", controller, "--into", "Modules/Names", "--only", "all", "--style", "rambler-swift"],
            again: ["--force"]),
        Scenario(
            name: "emit over the step before", before: [["emit", controller, "--into", "out", "--step", "1"]],
            command: ["emit", controller, "--into", "out", "--only", "all", "--force"]),
        Scenario(
            name: "emit over the controller itself",
            command: ["emit", controller, "--into", ".", "--only", "all", "--force"]),
        Scenario(
            name: "emit with tests",
            command: ["emit", controller, "--into", "out", "--only", "all", "--tests", "xctest", "--testable", "App"],
            again: ["--force"]),
        Scenario(name: "mark", command: ["mark", controller, "--in-place"]),
        Scenario(
            name: "mark of Objective-C", samples: objectiveC,
            command: ["mark", "YSLoginViewController.m", "--in-place"]),
        Scenario(name: "new", command: ["new", "Fresh", "--into", "Fresh"], again: ["--force"]),
        Scenario(
            name: "new over another",
            before: [["new", "Fresh", "--into", "Fresh"], ["new", "Other", "--into", "Fresh"]],
            command: ["new", "Fresh", "--into", "Fresh", "--force"]),
        Scenario(
            name: "plan", before: [["plan", controller, "-o", "g.plan.yml", "--style", "ribs"]],
            command: ["plan", controller, "-o", "g.plan.yml"]),
    ]

    @Test(arguments: scenarios)
    func everyNameHoldsOldOrNewBytesBetweenOperations(_ scenario: Scenario) throws {
        try expectOldOrNew(scenario, isHalf: false)
    }

    @Test(arguments: scenarios.filter { ["emit", "mark", "new", "plan"].contains($0.name) })
    func everyNameHoldsOldOrNewBytesAmidAWrite(_ scenario: Scenario) throws {
        try expectOldOrNew(scenario, isHalf: true)
    }

    /// What is copied before an operation is what the program leaves that is ended there.
    @Test func aCopyIsWhatAKillLeaves() throws {
        try withTemporaryFolder { folder in
            let scenario = Self.scenarios[0]
            let shim = try KillShim(in: folder)
            try lay(scenario, in: folder + "/before")
            let copies = try copies(of: scenario, in: folder, shim, isHalf: false)
            for operation in [1, copies.count / 2, copies.count] {
                let place = folder + "/killed"
                try FileManager.default.copyItem(atPath: folder + "/before", toPath: place)
                let run = try RefactorTool.run(
                    scenario.command, in: place, environment: shim.environment(at: operation, isHalf: false))
                #expect(run.status == 9)
                #expect(try files(in: place) == files(in: copies[operation - 1]), "operation \(operation)")
                let left = try [place, copies[operation - 1]].map { try everything(in: $0).count }
                #expect(left[0] == left[1], "operation \(operation)")
                try FileManager.default.removeItem(atPath: place)
            }
        }
    }

    /// The program runs once, and the folder is copied at each operation. What two of them leave alike is looked at once.
    private func expectOldOrNew(_ scenario: Scenario, isHalf: Bool) throws {
        try withTemporaryFolder { folder in
            let (old, new) = try states(of: scenario, in: folder)
            let copies = try copies(of: scenario, in: folder, KillShim(in: folder), isHalf: isHalf)
            #expect(copies.count > (isHalf ? 1 : 3), "only \(copies.count) operations were seen")
            let place = folder + "/place"
            var seen: Set<[String: Data]> = []
            var repeated: Set<[String: Data]> = []
            for (index, copy) in copies.enumerated() where seen.insert(try contents(of: copy)).inserted {
                try FileManager.default.removeItem(atPath: place)
                try FileManager.default.moveItem(atPath: copy, toPath: place)
                try expectOldOrNew(place, old, new, "killed at operation \(index + 1)")
                try expectNothingLeft(scenario, in: place, new, "killed at operation \(index + 1)", &repeated)
            }
            #expect(seen.count > (isHalf ? 1 : 2), "the folder was seen in \(seen.count) states only")
        }
    }

    /// What a folder is at each operation of a command that runs in `folder/place` and comes to its end.
    private func copies(of scenario: Scenario, in folder: String, _ shim: KillShim, isHalf: Bool) throws -> [String] {
        let (place, copies) = (folder + "/place", folder + "/copies")
        try FileManager.default.copyItem(atPath: folder + "/before", toPath: place)
        try FileManager.default.createDirectory(atPath: copies, withIntermediateDirectories: true)
        let run = try RefactorTool.run(
            scenario.command, in: place, environment: shim.environment(copying: place, to: copies, isHalf: isHalf))
        #expect(run.status == 0, "\(run.errorOutput)")
        let count = try FileManager.default.contentsOfDirectory(atPath: copies).count
        return (0..<count).map { "\(copies)/\($0 + 1)" }
    }

    // MARK: - States

    private func lay(_ scenario: Scenario, in folder: String) throws {
        if scenario.samples.isEmpty { try write(Workshop.controller, to: folder + "/" + Self.controller) }
        for file in scenario.samples {
            try write(try PackageRoot.text(of: file), to: folder + "/" + (file as NSString).lastPathComponent)
        }
        for command in scenario.before {
            let run = try RefactorTool.run(command, in: folder)
            try #require(run.status == 0, "\(run.errorOutput)")
        }
    }

    /// The files before the command and after it.
    private func states(of scenario: Scenario, in folder: String) throws -> (old: [String: Data], new: [String: Data]) {
        let (before, place) = (folder + "/before", folder + "/after")
        try lay(scenario, in: before)
        let old = try files(in: before)
        try FileManager.default.copyItem(atPath: before, toPath: place)
        let run = try RefactorTool.run(scenario.command, in: place)
        try #require(run.status == 0, "\(run.errorOutput)")
        return (old, try files(in: place))
    }

    /// The files below a folder, without what waits for its place.
    private func files(in folder: String) throws -> [String: Data] {
        try everything(in: folder).filter { file in
            !file.key.split(separator: "/").contains { $0.contains(".refactor-") }
        }
    }

    private func everything(in folder: String) throws -> [String: Data] {
        try contents(of: folder).filter { file in
            var isFolder: ObjCBool = false
            let path = folder + "/" + file.key
            return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
                && (!isFolder.boolValue || file.key.contains(".refactor-"))
        }
    }

    private func expectOldOrNew(_ folder: String, _ old: [String: Data], _ new: [String: Data], _ when: String) throws {
        let found = try files(in: folder)
        for name in Set(found.keys).union(old.keys).sorted() {
            let bytes = found[name]
            #expect(bytes != nil, "\(when): \(name) is absent")
            #expect(
                bytes == nil || bytes == old[name] || bytes == new[name],
                "\(when): \(name) holds neither old nor new bytes")
        }
        // Code that left the controller is nowhere else than in the files that it went to.
        guard old[Self.controller] != new[Self.controller], found[Self.controller] == new[Self.controller] else {
            return
        }
        #expect(found == new, "\(when): the controller is new already, the rest is not")
    }

    /// Any start clears what was left; one that may write over files ends in the new state. From each state in which a
    /// start leaves the folder the command is repeated once.
    private func expectNothingLeft(
        _ scenario: Scenario, in folder: String, _ new: [String: Data], _ when: String,
        _ repeated: inout Set<[String: Data]>
    ) throws {
        let old = try files(in: folder + "/../before")
        let next = try RefactorTool.run(scenario.command, in: folder)
        let found = try files(in: folder)
        #expect(found == old || found == new, "\(when): after the next start the folder is neither old nor new")
        let left = try everything(in: folder).keys.filter { $0.contains(".refactor-") }.sorted()
        #expect(left == [], "\(when): the next start leaves them")
        if next.status != 0 {
            guard repeated.insert(try contents(of: folder)).inserted else { return }
            let run = try RefactorTool.run(scenario.command + scenario.again, in: folder)
            #expect(run.status == 0, "\(when): \(run.errorOutput)")
        }
        #expect(try everything(in: folder).keys.sorted() == new.keys.sorted(), "\(when)")
        #expect(try files(in: folder) == new, "\(when): the repeated command ends in another state")
    }
}
