import Foundation
import TestSupport
import Testing

/// YAML files that we write name their schema, where the project has it.
struct SchemaLineTests {
    private static let mark = "# yaml-language-server: $schema="

    @Test func theSchemasOfFilesAreWritten() throws {
        try Workshop.run { workshop in
            let run = try workshop.refactor("schema", "--into", ".refactor/schemas")
            #expect(run.status == 0 && run.output.isEmpty)
            #expect(
                run.errorOutput
                    == "wrote plan-file.json, refactor.yml.json, style.yml.json into .refactor/schemas\n")
            for name in ["plan-file", "refactor.yml", "style.yml"] {
                #expect(
                    try workshop.read(".refactor/schemas/\(name).json")
                        == PackageRoot.text(of: "schemas/\(name).json"))
            }
            let one = try workshop.refactor("schema", "graph", "--into", "one")
            #expect(one.status == 0 && workshop.exists("one/graph.json"))
            try expectRefusal(["schema", "grap", "--into", "two"], status: 2, saying: "'graph'", in: workshop.folder)
        }
    }

    @Test func aPlanFileNamesItByAPathInTheProject() throws {
        try Workshop.run { workshop in
            try workshop.writePlan()
            #expect(try !workshop.read("names.plan.yml").contains(Self.mark))
            _ = try workshop.refactor("schema", "--into", ".refactor/schemas")
            try workshop.writePlan()
            let text = try workshop.read("names.plan.yml")
            #expect(text.hasPrefix(Self.mark + ".refactor/schemas/plan-file.json\n# The plan of"))
            // Again: the line stands once.
            let run = try workshop.refactor("plan", "names.plan.yml", "-o", "names.plan.yml")
            #expect(run.status == 0, "\(run.errorOutput)")
            #expect(try workshop.read("names.plan.yml") == text)
        }
    }

    @Test func aFileDeepInTheProjectGoesUp() throws {
        try Workshop.run { workshop in
            _ = try workshop.refactor("schema", "--into", ".refactor/schemas")
            try workshop.write(Workshop.controller, to: "App/Names/NamesController.swift")
            let run = try RefactorTool.run(
                ["plan", "NamesController.swift", "-o", "n.plan.yml"], in: workshop.folder + "/App/Names")
            #expect(run.status == 0, "\(run.errorOutput)")
            let first = try workshop.read("App/Names/n.plan.yml").split(separator: "\n").first
            #expect(first.map(String.init) == Self.mark + "../../.refactor/schemas/plan-file.json")
        }
    }

    @Test func aLineOfOnesOwnStays() throws {
        try Workshop.run { workshop in
            try workshop.writePlan()
            let own = Self.mark + "https://example.com/plan.json\n"
            try workshop.write(own + workshop.read("names.plan.yml"), to: "names.plan.yml")
            _ = try workshop.refactor("schema", "--into", ".refactor/schemas")
            let run = try workshop.refactor("plan", "names.plan.yml", "--set", "label=view")
            #expect(run.status == 0, "\(run.errorOutput)")
            let lines = try workshop.read("names.plan.yml").split(separator: "\n").filter { $0.hasPrefix(Self.mark) }
            #expect(lines.map { $0 + "\n" } == [own])
        }
    }

    @Test func aStyleComesWithItsSchema() throws {
        try Workshop.run { workshop in
            let run = try workshop.refactor("styles", "init", "house")
            #expect(run.status == 0, "\(run.errorOutput)")
            let text = try workshop.read(".refactor/styles/house/style.yml")
            #expect(text.hasPrefix(Self.mark + "../../schemas/style.yml.json\n"))
            #expect(
                try workshop.read(".refactor/schemas/style.yml.json")
                    == PackageRoot.text(of: "schemas/style.yml.json"))
            // One that is there already stays, whatever version it is of.
            try workshop.write("{}", to: ".refactor/schemas/style.yml.json")
            #expect(try workshop.refactor("styles", "init", "home").status == 0)
            #expect(try workshop.read(".refactor/schemas/style.yml.json") == "{}")
        }
    }
}
