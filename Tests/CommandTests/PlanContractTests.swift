import Foundation
import TestSupport
import Testing

/// The JSON that other programs read: additions are free, changes are not.
struct PlanContractTests {
    private static let samples = PackageRoot.files(in: "samples")

    @Test(arguments: samples)
    func thePlanHasEveryKeyOfTheContract(path: String) throws {
        let plan = try JSONShape(
            decoding: try RefactorTool.run(["plan", path, "--only", "all", "--format", "json"]).output)
        try plan.expect([
            "schema": .number, "controller": .object, "style": .text, "sections": .list, "members": .list,
            "boundaries": .list, "components": .list, "findings": .list,
        ])
        try plan["controller"].expect([
            "name": .text, "module": .text, "language": .text, "superclass": .text, "files": .list, "lines": .number,
        ])
        for section in try plan["sections"].elements() {
            try section.expect(["title": .text, "line": .number, "endLine": .number])
        }
        for boundary in try plan["boundaries"].elements() {
            try boundary.expect(["from": .role, "to": .role, "protocol": .text, "requirements": .list])
            for requirement in try boundary["requirements"].elements() {
                try requirement.expect(["signature": .text, "lines": .list, "emitted": .flag])
            }
        }
        for boundary in try plan["interimBoundaries"].elements() {
            try boundary.expect(["from": .role, "to": .role, "protocol": .text, "requirements": .list])
        }
        for component in try plan["components"].elements() {
            try component.expect(["role": .role, "name": .text, "file": .text, "members": .number, "lines": .number])
        }
        for finding in try plan["findings"].elements() {
            try finding.expect(["severity": .text, "rule": .text, "line": .number, "message": .text])
        }
    }

    @Test(arguments: samples)
    func membersHaveEveryKeyOfTheContract(path: String) throws {
        let plan = try JSONShape(
            decoding: try RefactorTool.run(["plan", path, "--only", "all", "--format", "json"]).output)
        let members = try plan["members"].elements()
        #expect(!members.isEmpty)
        for member in members {
            try member.expect([
                "id": .text, "kind": .oneOf(["deinit", "init", "method", "property", "subscript", "type"]),
                "file": .text, "line": .number, "endLine": .number, "responsibility": .text, "role": .role,
                "confidence": .oneOf(["high", "low", "medium"]), "margin": .number, "pinned": .flag,
                "evidence": .list, "moves": .flag, "staysBecause": .textOrNull, "slices": .list,
            ])
            for evidence in try member["evidence"].elements() {
                try evidence.expect([
                    "rule": .text, "role": .role, "weight": .number, "line": .number, "reason": .text,
                ])
            }
            for slice in try member["slices"].elements() {
                try slice.expect(["line": .number, "endLine": .number, "role": .role])
            }
        }
    }

    @Test(arguments: samples)
    func theLedgerHasEveryKeyOfTheContract(path: String) throws {
        try withTemporaryFolder { folder in
            let run = try RefactorTool.run([
                "emit", path, "--into", folder + "/Out", "--only", "all", "--format", "json",
            ])
            let ledger = try JSONShape(decoding: run.output)
            try ledger.expect([
                "files": .list, "moved": .list, "stayed": .list, "widened": .list, "generated": .list,
                "refused": .textOrNull,
            ])
            for entry in try ledger["moved"].elements() {
                try entry.expect(["id": .text, "role": .role, "lines": .number])
            }
            for entry in try ledger["stayed"].elements() {
                try entry.expect(["id": .text, "role": .role, "lines": .number, "reason": .text])
            }
        }
    }

    @Test(arguments: samples)
    func theLedgerAddsUp(path: String) throws {
        try withTemporaryFolder { folder in
            let plan = try JSONShape(
                decoding: try RefactorTool.run(["plan", path, "--only", "all", "--format", "json"]).output)
            let run = try RefactorTool.run([
                "emit", path, "--into", folder + "/Out", "--only", "all", "--format", "json",
            ])
            let ledger = try JSONShape(decoding: run.output)
            let members = try plan["members"].elements()
            let moves = try members.filter { try $0["moves"].flag() }.map { try $0["id"].text() }
            let whole = try ledger["moved"].elements().filter { !$0.has("of") }
            #expect(try whole.map { try $0["id"].text() } == moves)
            let parts = try ledger["moved"].elements().filter { $0.has("of") }
            let stayed = try ledger["stayed"].elements().map { try $0["id"].text() }
            let accounted = try Set(moves + stayed + parts.map { try $0["of"].text() })
            for member in members where try member["role"].text() != "view" {
                // A method whose statements all left, as calls of what moved, stays as a line that nobody misses.
                let isMethod = try member["kind"].text() == "method"
                #expect(try isMethod || accounted.contains(try member["id"].text()))
            }
            let files = try FileManager.default.contentsOfDirectory(atPath: folder + "/Out").sorted()
            #expect(try ledger["files"].elements().map { try $0.text() }.sorted() == files)
        }
    }

    @Test func severalControllersAreAList() throws {
        try withTemporaryFolder { folder in
            try write("class A: UIViewController {}\nclass B: UIViewController {}\n", to: folder + "/Two.swift")
            let run = try RefactorTool.run(["plan", "Two.swift", "--format", "json"], in: folder)
            #expect(try JSONShape(decoding: run.output).elements().count == 2)
        }
    }
}
