import Foundation
import TestSupport
import Testing

@testable import Fuzz

/// The exercises against programs that do something wrong: each is a script that stands in for `refactor`.
struct ExerciseTests {
    private func faults(_ exercise: any Exercise, _ arguments: [String], script: String) throws -> [Fault.Oracle] {
        try withTemporaryFolder { folder in
            let path = folder + "/script"
            try write(script + "\n", to: path)
            let tool = Tool(path: "/bin/sh", first: [path], patience: 5)
            let bench = try Workbench(tool: tool, oracle: RunOracle(), folder: folder)
            let source = Array("func a() { b() } // kept\n".utf8)
            let trial = Trial(files: ["A.swift": source], changed: "A.swift", origins: [:], arguments: arguments)
            try bench.lay(trial.files)
            return try exercise.faults(of: trial, on: bench).map(\.oracle)
        }
    }

    private static let emit = """
        if [ -e out/A.swift ] && [ "$5" != --force ]; then echo "refactor: A.swift exists" >&2; exit 1; fi
        mkdir -p out; cp A.swift out/A.swift
        """

    @Test func programsThatDoWellHaveNoFault() throws {
        #expect(try faults(EmitExercise(), ["A.swift", "--into", "out"], script: Self.emit) == [])
        #expect(try faults(MarkExercise(), ["A.swift"], script: "true") == [])
        #expect(try faults(PlanExercise(), ["A.swift"], script: "echo plan") == [])
    }

    @Test func aCrashAndAHangAreSeen() throws {
        #expect(try faults(PlanExercise(), ["A.swift"], script: "kill -SEGV $$") == [.signal])
        #expect(try faults(PlanExercise(), ["A.swift"], script: "exec sleep 30") == [.time])
    }

    @Test func whatDiffersFromRunToRunIsSeen() throws {
        #expect(try faults(PlanExercise(), ["A.swift"], script: "echo $$") == [.determinism])
        #expect(try faults(ScanExercise(), ["."], script: "echo $$") == [.determinism])
    }

    @Test func aSourceThatIsWrittenIsSeen() throws {
        #expect(try faults(PlanExercise(), ["A.swift"], script: "echo x > A.swift") == [.source])
        #expect(try faults(EmitExercise(), ["A.swift", "--into", "out"], script: "echo x > A.swift") == [.source])
        let refused = "mkdir -p out; echo x > out/B.swift; echo 'refactor: no' >&2; exit 1"
        #expect(try faults(EmitExercise(), ["A.swift", "--into", "out"], script: refused) == [.source])
        #expect(try faults(MarkExercise(), ["A.swift"], script: "echo x > B.swift") == [.source])
    }

    @Test func lossInAModuleAndInMarksIsSeen() throws {
        let emit = Self.emit + "; echo 'func a() { b() }' > out/A.swift"
        #expect(try faults(EmitExercise(), ["A.swift", "--into", "out"], script: emit).contains(.conservation))
        #expect(try faults(MarkExercise(), ["A.swift"], script: "echo 'func a() {}' > A.swift").contains(.conservation))
        let broken = Self.emit + "; echo 'func (' >> out/A.swift"
        #expect(try faults(EmitExercise(), ["A.swift", "--into", "out"], script: broken).contains(.parse))
    }

    @Test func aSecondRunThatChangesSomethingIsSeen() throws {
        let over = "mkdir -p out; cp A.swift out/A.swift"
        #expect(try faults(EmitExercise(), ["A.swift", "--into", "out"], script: over) == [.repetition])
        let other = Self.emit + "; echo \"// $$\" >> out/A.swift"
        #expect(try faults(EmitExercise(), ["A.swift", "--into", "out"], script: other) == [.determinism])
        #expect(try faults(MarkExercise(), ["A.swift"], script: "echo '// MARK: A' >> A.swift") == [.repetition])
    }

    @Test func aFailureIsPrintedAsATest() throws {
        let trial = Trial(
            files: ["A.swift": Array("a \"b\" \\\n".utf8), "B.swift": [0xFF, 10]], changed: "A.swift", origins: [:],
            arguments: ["A.swift"])
        let fault = Fault(oracle: .signal, detail: "plan ends by signal `11`")
        let text = TestText(command: ["plan"], trial: trial, fault: fault, number: 7).text
        #expect(text.contains("@Test func fuzzed7()"))
        #expect(text.contains("RefactorTool.run([\"plan\", \"A.swift\"], in: folder)"))
        #expect(text.contains("Data([255, 10] as [UInt8])"))
        #expect(Wording(Array(text.utf8), .swift).isParsed, "\(text)")
    }

    @Test func countsStandInATable() {
        var tally = Tally()
        tally.add(mutations: ["bytes", "lines"], command: "emit", isFailed: false)
        tally.add(mutations: ["bytes"], command: "mark", isFailed: true)
        #expect(
            tally.table == """
                mutation  emit  mark   all
                bytes        1  1 ✗1  2 ✗1
                lines        1     0     1
                all          2  1 ✗1  3 ✗1
                """)
    }
}
