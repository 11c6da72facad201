import TestSupport
import Testing

/// Options with values that cannot be.
struct OptionErrorTests {
    @Test func anUnknownStyleIsAnsweredWithThoseThatThereAre() throws {
        try expectRefused(["plan", "NamesController.swift", "--style", "vipr"], "'vipr'", "refactor styles", "viper")
    }

    @Test(arguments: ["Names module", "names", "../Names", "1Names", ""])
    func aModuleNameMustBeAnIdentifier(name: String) throws {
        try expectRefused(["plan", "NamesController.swift", "--module", name], "'\(name)'", "identifier", "capital")
    }

    @Test(arguments: ["names.gif", "names", "names.svg.txt"])
    func anUnknownEndingIsAnsweredWithThoseThatThereAre(path: String) throws {
        try expectRefused(["graph", "NamesController.swift", "-o", path], "'\(path)'", ".svg", ".dot")
    }

    @Test(arguments: ["0", "4", "-1"])
    func aStepThatIsNoneIsAnsweredWithThoseThatThereAre(step: String) throws {
        try expectRefused(
            ["emit", "NamesController.swift", "--into", "Out", "--step=\(step)"], "no step \(step)", "1 (the router)",
            "3 (everything)")
    }

    @Test func aStepAndARoleAreTwoThings() throws {
        try expectRefused(
            ["emit", "NamesController.swift", "--into", "Out", "--step", "1", "--only", "router"], "--step 1",
            "--only router", "choose one")
    }

    @Test(arguments: ["NamesController.swift", ".", ""])
    func aReportIsNeverWrittenOverASource(path: String) throws {
        try Workshop.run { workshop in
            let before = try workshop.read("NamesController.swift")
            try expectRefusal(
                ["plan", "NamesController.swift", "-o", path], status: 2, saying: "'\(path)'", in: workshop.folder)
            #expect(try workshop.read("NamesController.swift") == before)
        }
    }

    @Test func aPlanFileThatIsNotThereIsNamed() throws {
        try Workshop.run { workshop in
            try expectRefusal(
                ["plan", "NamesController.swift", "--plan", "typo.yml"], status: 1, saying: "'typo.yml'",
                in: workshop.folder)
        }
    }

    @Test func anUnknownMemberIsAnsweredWithTheNearest() throws {
        try expectRefused(
            ["plan", "NamesController.swift", "--explain", "loadName"], "'loadName'", "did you mean",
            "'loadNames(completion:)'")
    }

    @Test func aMemberLikeNoneIsAnsweredWithoutAGuess() throws {
        try Workshop.run { workshop in
            let run = try workshop.refactor("plan", "NamesController.swift", "--explain", "somethingElseAltogether")
            #expect(run.status == 2)
            #expect(!run.errorOutput.contains("did you mean"))
        }
    }

    @Test func aPlanFileBelongsAboveItsSources() throws {
        try Workshop.run { workshop in
            try expectRefusal(
                ["plan", "NamesController.swift", "-o", "plans/names.plan.yml"], status: 2,
                saying: "'NamesController.swift'", "below", in: workshop.folder)
        }
    }

    @Test func anOptionThatIsNotThereIsNamed() throws {
        try expectUsageError(["plan", "A.swift", "--typ", "A"], saying: "--typ")
    }

    @Test func aCommandThatIsNotThereIsNamed() throws {
        try expectUsageError(["pla", "A.swift"], saying: "pla")
    }

    @Test func aPlanNeedsAFile() throws {
        try expectUsageError(["plan"], saying: "files")
    }

    @Test func emitNeedsAFolder() throws {
        try expectUsageError(["emit", "A.swift"], saying: "--into")
    }

    @Test func aFormatMustBeKnown() throws {
        try expectUsageError(["plan", "A.swift", "--format", "xml"], saying: "xml", "json")
    }

    @Test func bodiesMustBeKnown() throws {
        try expectUsageError(["emit", "A.swift", "--into", "Out", "--bodies", "none"], saying: "none", "stub")
    }

    /// What would be passed over in silence is refused.
    @Test(arguments: [
        (["mark", "NamesController.swift", "--style", "ribs"], "--style"),
        (["mark", "NamesController.swift", "--module", "Names"], "--module"),
        (["plan", "names.plan.yml", "--plan", "other.plan.yml"], "is a plan file already"),
        (["plan", "names.plan.yml", "--set", "label=view", "--explain", "label"], "decide first"),
        (["scan", ".", "--all", "--top", "3"], "choose one"),
        (["check", ".", "--write-baseline", "b.json", "--format", "sarif"], "leave --format out"),
        (["check", ".", "--write-baseline", "b.json", "-o", "report"], "leave --output out"),
        (["check", ".", "--write-baseline", "b.json", "--fail-on", "none"], "leave --fail-on out"),
        (["adapter", ".", "--required", "A", "--provided", "B", "--dry-run"], "--dry-run needs --into"),
        (["adapter", ".", "--required", "A", "--provided", "B", "--force"], "--force needs --into"),
        (["graph", "NamesController.swift"], "give a file with -o"),
        (["graph", "NamesController.swift", "--format", "json"], "give a file with -o"),
    ])
    func anOptionThatNothingHeedsIsRefused(arguments: [String], answer: String) throws {
        try Workshop.run { workshop in
            try workshop.writePlan()
            try workshop.write("@implementation NoteController\n@end\n", to: "NoteController.m")
            let before = try contents(of: workshop.folder)
            let run = try RefactorTool.run(arguments, in: workshop.folder)
            #expect(run.status == 2 && run.output.isEmpty, "\(run.output)")
            #expect(run.errorOutput.contains(answer), "\(run.errorOutput)")
            #expect(try contents(of: workshop.folder) == before)
        }
    }

    private func expectRefused(
        _ arguments: [String], _ first: String, _ second: String, _ third: String,
        sourceLocation: SourceLocation = #_sourceLocation
    ) throws {
        try Workshop.run { workshop in
            try expectRefusal(
                arguments, status: 2, saying: first, second, third, in: workshop.folder, sourceLocation: sourceLocation)
        }
    }
}
