import Refactor
import Testing

struct ScanReportTests {
    /// A controller with methods of so many statements for roles.
    private func entry(_ methods: [(role: Role, statements: Int)], path: String = "A.swift") throws -> ScanEntry {
        var pins: [String: Role] = [:]
        var source = ""
        for (number, method) in methods.enumerated() {
            let body = String(repeating: "        print(1)\n", count: method.statements)
            source += "    func go\(number)() {\n\(body)    }\n"
            pins["go\(number)()"] = method.role
        }
        return ScanEntry(of: plan(try RoleReading(source, pins: pins).controller, pins: pins))
    }

    private func report(_ entries: [ScanEntry]) -> ScanReport {
        ScanReport(folder: "App", files: 3, entries: entries, unread: [], leftOut: 0, lost: 0)
    }

    @Test func moreToTakeOutComesFirst() throws {
        let small = try entry([(.view, 5), (.router, 30)])
        let mixed = try entry([(.view, 5), (.router, 30), (.interactor, 30)])
        let allView = try entry([(.view, 60)])
        #expect(report([allView, small, mixed]).entries == [mixed, small, allView])
        #expect(allView.score == 0)
    }

    @Test func aLongerClassComesFirst() throws {
        let long = try entry([(.view, 50), (.router, 30)])
        let short = try entry([(.view, 5), (.router, 30)])
        #expect(report([short, long]).entries == [long, short])
    }

    @Test func onlyWhatIsWorthDoingIsAmongTheFirst() throws {
        let step = try entry([(.view, 5), (.router, 30)])
        let idle = try entry([(.view, 5)])
        let report = report([idle, step])
        #expect(report.first(10) == [step])
        #expect(report.first(nil) == [step, idle])
    }

    @Test func theReasonSaysWhatWouldLeave() throws {
        let reason = try entry([(.view, 28), (.router, 18), (.interactor, 8)]).reason
        #expect(
            reason == "63 lines, 3 responsibilities mixed; 20 lines would leave to a router and 10 (use cases) to an "
                + "interactor; 100 % of its code is decided with high confidence")
    }

    @Test func largerFilesThatCannotBeReadComeFirst() {
        let unread = [("A", 3), ("C", 9), ("B", 9)].map { UnreadFile(path: $0.0, lines: $0.1, reason: $0.0) }
        let report = ScanReport(folder: ".", files: 3, entries: [], unread: unread, leftOut: 0, lost: 0)
        #expect(report.unread.map(\.path) == ["B", "C", "A"])
    }
}
