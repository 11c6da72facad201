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

    private func expectOldOrNew(_ scenario: Scenario, isHalf: Bool) throws {
        try withTemporaryFolder { folder in
            let shim = try KillShim(in: folder)
            let (old, new) = try states(of: scenario, in: folder)
            var kills = 0
            while true {
                let place = "\(folder)/\(kills)"
                try FileManager.default.copyItem(atPath: folder + "/before", toPath: place)
                let run = try RefactorTool.run(
                    scenario.command, in: place, environment: shim.environment(at: kills + 1, isHalf: isHalf))
                guard run.status == 9 else {
                    #expect(run.status == 0, "\(run.errorOutput)")
                    break
                }
                kills += 1
                try expectOldOrNew(place, old, new, "killed at operation \(kills)")
                try expectNothingLeft(scenario, in: place, new, "killed at operation \(kills)")
                try FileManager.default.removeItem(atPath: place)
            }
            #expect(kills > 3, "only \(kills) operations were seen")
        }
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

    /// Any start clears what was left; one that may write over files ends in the new state.
    private func expectNothingLeft(
        _ scenario: Scenario, in folder: String, _ new: [String: Data], _ when: String
    ) throws {
        let old = try files(in: folder + "/../before")
        let next = try RefactorTool.run(scenario.command, in: folder)
        let found = try files(in: folder)
        #expect(found == old || found == new, "\(when): after the next start the folder is neither old nor new")
        let left = try everything(in: folder).keys.filter { $0.contains(".refactor-") }.sorted()
        #expect(left == [], "\(when): the next start leaves them")
        let run = next.status == 0 ? next : try RefactorTool.run(scenario.command + scenario.again, in: folder)
        #expect(run.status == 0, "\(when): \(run.errorOutput)")
        #expect(try everything(in: folder).keys.sorted() == new.keys.sorted(), "\(when)")
        #expect(try files(in: folder) == new, "\(when): the repeated command ends in another state")
    }
}
