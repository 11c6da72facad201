import Testing

@testable import Fuzz

/// Each oracle sees what is planted for it, and nothing where all is well.
struct OracleTests {
    // MARK: - Runs

    private let good = ToolRun(
        arguments: ["plan"], status: 0, seconds: 0.1, memory: 1 << 20, output: "plan", errors: "")

    private func oracles(_ run: ToolRun) -> [Fault.Oracle] { RunOracle().faults(of: run).map(\.oracle) }

    private func refusal(_ text: String, output: String = "") -> ToolRun {
        var run = good
        (run.status, run.output, run.errors) = (1, output, text)
        return run
    }

    @Test func aRunThatEndsWellHasNoFault() {
        #expect(oracles(good) == [])
        #expect(oracles(refusal("refactor: there is no such file\n")) == [])
        #expect(oracles(refusal("refactor: a remark\nrefactor: there is no such file\n")) == [])
    }

    @Test func signalsTimeMemoryAndExitCodesAreSeen() {
        var run = good
        run.signal = 11
        #expect(oracles(run) == [.signal])
        run = good
        run.seconds = 5.1
        #expect(oracles(run) == [.time])
        run = good
        (run.isStopped, run.status) = (true, 9)
        #expect(oracles(run) == [.time])
        run = good
        run.memory = 501 << 20
        #expect(oracles(run) == [.memory])
        run = refusal("refactor: no\n")
        run.status = 133
        #expect(oracles(run) == [.exit])
    }

    @Test(arguments: [
        "", "no\n", "refactor: one\ntwo\n", "refactor: a sentence.\n", "refactor: Error Domain=NSCocoaErrorDomain\n",
        "refactor: \u{1B}[31m\n", "refactor: a\u{2028}b\n", "refactor: Optional(\"a\")\n",
        "refactor: " + String(repeating: "long ", count: 500) + "\n", "refactor: DecodingError(1)\n",
        "refactor: 'a.yml' holds Error(reason: 1)\n",
    ])
    func aRefusalThatIsNoSentenceIsSeen(_ text: String) { #expect(oracles(refusal(text)).contains(.sentence)) }

    @Test(arguments: [
        (said: "{\"error\":{\"line\":3,\"message\":\"there is no such file\"}}\n", isAsked: true, isGood: true),
        (said: "{\"error\":{\"message\":\"there is no such file\"}}\n", isAsked: false, isGood: false),
        (said: "{\"error\":{\"message\":\"there is no such file.\"}}\n", isAsked: true, isGood: false),
        (said: "{\"error\":{\"line\":3}}\n", isAsked: true, isGood: false),
    ])
    func aRefusalInJSONIsOneWhereItIsAsked(said: String, isAsked: Bool, isGood: Bool) {
        var run = refusal(said)
        run.arguments += isAsked ? ["--format", "json"] : []
        #expect(oracles(run) == (isGood ? [] : [.sentence]))
    }

    @Test func aRefusalThatPrintsIsSeen() {
        #expect(oracles(refusal("refactor: no\n", output: "half a plan")) == [.sentence])
    }

    @Test(arguments: [
        "refactor: unexpected code 'Error(1)' in variable\n", "refactor: nothing to move: showError(_:) (line 3)\n",
    ])
    func whatTheUserWroteIsNoMachine(_ text: String) { #expect(oracles(refusal(text)) == []) }

    // MARK: - Conservation

    private func faults(
        _ strictness: ConservationOracle.Strictness, _ before: String, _ after: String, _ kind: TextKind = .swift
    ) -> [String] {
        ConservationOracle(strictness: strictness, kind: kind)
            .faults(from: Wording(Array(before.utf8), kind), to: Wording(Array(after.utf8), kind)).map(\.detail)
    }

    @Test func whatIsMovedIsFoundAgain() {
        #expect(
            faults(.moved, "let a = 1 // b\nlet c = \"d\"\n", "let c = \"d\"\n// MARK: - A\nlet a = 1 // b\n") == [])
        #expect(
            faults(.moved, "- (void)a { b(\"c\"); }", "#pragma mark - New\n- (void)a { b(\"c\"); }", .objectiveC) == [])
        #expect(faults(.moved, "f();\n\u{C}\ng();", "f();\ng();", .objectiveC) == [])
        #expect(faults(.emitted, "private func a() { b() } // c", "func a() { presenter.b() }\n// c\n") == [])
    }

    @Test(arguments: [ConservationOracle.Strictness.moved, .emitted])
    func lostCommentsAndLiteralsAreSeen(_ strictness: ConservationOracle.Strictness) {
        #expect(faults(strictness, "a() // b", "a()") == ["comment '//b' is lost"])
        #expect(
            faults(strictness, "/* b */ a() /* b */", "a() /* b */")
                == (strictness == .moved ? ["comment '/*b*/' is lost"] : []))
        #expect(faults(strictness, "a(\"b\" + 12)", "a(\"b\" +)") == ["literal '12' is lost"])
        #expect(faults(strictness, "a(\"b\")", "a(\"c\")").first == "literal 'b' is lost")
        #expect(faults(strictness, "f(); /* b */", "f();", .objectiveC) == ["comment '/*b*/' is lost"])
        #expect(faults(strictness, "f(@\"b\");", "f(@\"c\");", .objectiveC).first == "literal '\"b\"' is lost")
    }

    /// Behind code that is nested more deeply than the parser reads by itself, words are read as in any other place.
    @Test func wordsBehindDeepCodeAreTheSame() {
        let deep =
            "func a() { _ = " + String(repeating: "(", count: 60) + "1" + String(repeating: ")", count: 60) + " }\n"
        let list = "func b() -> Set<String> { [] }\n"
        #expect(faults(.moved, deep + list, list + deep) == [])
        #expect(faults(.moved, deep + list, deep) != [])
    }

    @Test func lostNamesAndSignsAreSeen() {
        #expect(faults(.moved, "a(b)", "a()") == ["name 'b' is lost"])
        #expect(faults(.moved, "a(b)", "a(b") == ["sign ')' is lost"])
        #expect(faults(.moved, "a(12); b(12)", "a(12); b()") == ["literal '12' is lost"])
        #expect(faults(.emitted, "a(12); b(12)", "func c() { a(12) }") == [])
        #expect(faults(.moved, "a()", "a(); c()") == ["new name 'c' is lost"])
        #expect(faults(.emitted, "func kept12() {}", "func other() {}") == ["name 'kept12' is lost"])
    }

    @Test func aFileThatDoesNotParseIsSeen() {
        let (good, bad) = (Array("func a() {}".utf8), Array("func a( {".utf8))
        #expect(ParseOracle.faults(from: Wording(good, .swift), to: ["A.swift": good], .swift) == [])
        #expect(ParseOracle.faults(from: Wording(good, .swift), to: ["A.swift": bad], .swift).map(\.oracle) == [.parse])
        #expect(ParseOracle.faults(from: Wording(bad, .swift), to: ["A.swift": bad], .swift) == [])
    }

    @Test func kindsOfFaultsForgetNamesAndNumbers() {
        let one = Fault(oracle: .conservation, detail: "comment '// a' is lost")
        #expect(one.kind == Fault(oracle: .conservation, detail: "comment '// b' is lost").kind)
        #expect(one.kind != Fault(oracle: .conservation, detail: "literal '// b' is lost").kind)
    }
}
