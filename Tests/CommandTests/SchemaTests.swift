import Foundation
import TestSupport
import Testing

/// The schemas say what is printed, key by key and type by type.
struct SchemaTests {
    private static let names = [
        "adapter", "backlog", "backlog.yml", "check", "explanation", "graph", "ledger", "mark", "new", "plan",
        "plan-file",
        "refactor.yml", "scan",
        "style.yml", "styles", "verify",
    ]

    @Test func allAreListed() throws {
        let run = try RefactorTool.run(["schema"])
        let listed = run.output.split(separator: "\n").compactMap { $0.split(separator: " ").first.map(String.init) }
        #expect(listed == Self.names)
        try expectRefusal(
            ["schema", "plans"], status: 2, saying: "'plans'", "did you mean 'plan'", in: PackageRoot.path + "/samples")
    }

    @Test(arguments: names)
    func theFolderHasWhatIsPrinted(name: String) throws {
        let printed = try RefactorTool.run(["schema", name]).output
        #expect(try PackageRoot.text(of: "schemas/\(name).json") == printed)
    }

    @Test(arguments: [
        ("plan", ["plan", "LoginController.swift"]), ("plan", ["plan", "NoteEditorController.m"]),
        ("explanation", ["plan", "LoginController.swift", "--explain", "saveAccount(_:)"]),
        ("scan", ["scan", "."]),
        ("backlog", ["backlog", "."]), ("plan", ["plan", "apps/mixed", "--all"]), ("graph", ["graph", "apps/mixed"]),
        ("mark", ["mark", "LoginController.swift"]),
        ("verify", ["verify", "LoginController.swift", "LoginController.swift"]), ("styles", ["styles"]),
        ("check", ["check", "apps/mixed", "--preset", "viper"]), ("styles", ["styles", "show", "viper"]),
        ("new", ["new", "Login", "--into", "Nowhere", "--dry-run"]),
    ])
    func whatIsPrintedFits(name: String, arguments: [String]) throws {
        let run = try RefactorTool.run(arguments + ["--format", "json"], in: PackageRoot.path + "/samples")
        let schema = try SchemaCheck(decoding: RefactorTool.run(["schema", name]).output)
        #expect(try schema.faults(in: run.output) == [], "\(run.errorOutput)")
    }

    @Test func theLedgerFits() throws {
        try Workshop.run { workshop in
            let run = try workshop.refactor(
                "emit", "NamesController.swift", "--into", "Out", "--only", "all", "--format", "json")
            let schema = try SchemaCheck(decoding: RefactorTool.run(["schema", "ledger"]).output)
            #expect(try schema.faults(in: run.output) == [])
            #expect(try schema.faults(in: run.output.replacing("\"moved\"", with: "\"gone\"")).count == 2)
            #expect(try schema.faults(in: run.output.replacing("\"lines\" : ", with: "\"lines\" : -0.5")).count > 0)
        }
    }

    /// The types that are encoded have the keys of the forms, and no others.
    @Test func theFormsAreTheTypes() throws {
        let forms = try ["DocumentForms", "ToolForms"].map {
            try PackageRoot.text(of: "Sources/RefactorCLI/Schemas/\($0).swift")
        }.joined(separator: "\n")
        var written: Set<String> = []
        var type = ""
        for line in forms.split(separator: "\n") where line.hasPrefix("        ") {
            let text = line.dropFirst(8)
            guard text.hasPrefix("  ") else {
                type = String(text.split(separator: ".").last ?? "")
                continue
            }
            let words = text.split(separator: " ", omittingEmptySubsequences: false).dropFirst(2)
            let spelled = words.dropFirst().prefix { !$0.isEmpty }.joined(separator: " ")
            let plain = spelled.replacing(/[A-Za-z]+\./, with: "").replacing("|null", with: "?")
            written.insert("\(type).\(words.first ?? ""): \(plain)")
        }
        #expect(written == (try Self.declared()))
    }

    private static func declared() throws -> Set<String> {
        let other = ["NullEncoded", "ModuleGraphError", "ModuleGraphReading", "PlanDocumentBuilder", "TypesByRole"]
        let files = PackageRoot.files(in: "Sources/Refactor/Document", endings: ["swift"])
        var found: Set<String> = []
        let beside = ["TrendWeek", "UnreadFile"].map { "Sources/Refactor/Scan/\($0).swift" }
        for path in files + beside where !other.contains(where: path.contains) {
            var types: [String] = []
            for line in try PackageRoot.text(of: path).split(separator: "\n") {
                let depth = line.prefix { $0 == " " }.count / 4
                if let match = line.firstMatch(of: #/package struct (\w+): /#) {
                    types = types.prefix(depth) + [String(match.1)]
                } else if let match = line.firstMatch(
                    of: #/^ +(?:@NullEncoded )?package (?:let|var) `?(\w+)`?: ([^={]+)/#)
                {
                    let type = String(match.2).replacing(/[A-Za-z]+\./, with: "").trimmingCharacters(in: .whitespaces)
                        .replacing("TypesByRole", with: "[String: [String]]")
                    found.insert("\(types.prefix(depth).last ?? "").\(match.1): \(type)")
                }
            }
        }
        return found
    }
}
