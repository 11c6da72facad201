import Foundation
import TestSupport
import Testing

/// A list of controllers that follows what happens to them, and their history as a picture.
struct BacklogCommandTests {
    @Test func theStateIsFoundOutByReadingTheSourcesAgain() throws {
        try withApp { workshop in
            let first = try workshop.refactor("backlog", ".", "-o", "backlog.yml")
            #expect(first.status == 0 && first.errorOutput.hasSuffix("wrote backlog.yml\n"), "\(first.errorOutput)")
            #expect(first.output.contains("1 view controller: 1 open"))
            #expect(try state(in: workshop) == "open")
            _ = try workshop.refactor("plan", "LoginController.swift", "-o", "login.plan.yml")
            #expect(try update(workshop) == "planned")
            _ = try workshop.refactor("mark", "LoginController.swift", "--in-place")
            #expect(try update(workshop) == "marked")
            try workshop.write(try workshop.read("LoginController.swift"), to: "../Kept.swift")
            var states: [String] = []
            for step in ["1", "2", "3"] {
                try workshop.write(try workshop.read("../Kept.swift"), to: "Kept.swift")
                let run = try workshop.refactor("emit", "Kept.swift", "--into", "Login", "--step", step, "--force")
                try #require(run.status == 0, "\(run.errorOutput)")
                for name in ["Kept.swift", "LoginController.swift"] { workshop.remove(name) }
                try workshop.write(try workshop.read("Login/Kept.swift"), to: "Login/LoginController.swift")
                workshop.remove("Login/Kept.swift")
                states.append(try update(workshop))
            }
            #expect(states == ["step-1-done", "step-2-done", "done"])
            workshop.remove("Login")
            #expect(try update(workshop) == "gone")
        }
    }

    @Test func whatAPersonWritesIsKept() throws {
        try withApp { workshop in
            _ = try workshop.refactor("backlog", ".", "-o", "backlog.yml")
            let text = try workshop.read("backlog.yml")
            let mine =
                text.replacing("state: open", with: "state: dropped  # until the new server")
                + "    note: \"Ask Kim: \\\"why?\\\"\"\n"
            try workshop.write(mine, to: "backlog.yml")
            #expect(try update(workshop) == "dropped")
            #expect(try workshop.read("backlog.yml") == mine)
            let json = try workshop.refactor("backlog", "backlog.yml", "--format", "json").output
            #expect(json.contains("\"note\" : \"Ask Kim: \\\"why?\\\"\"") && json.contains("\"dropped\" : 1"))
        }
    }

    @Test func aWrongFileIsNamedWithItsLine() throws {
        try withApp { workshop in
            let head = "schema: 1\ncontrollers:\n  - name: LoginController\n    path: LoginController.swift\n"
            try workshop.write(head + "    state: dome\n", to: "backlog.yml")
            try expectRefusal(
                ["backlog", "backlog.yml"], status: 1, saying: "backlog.yml:5:", "did you mean 'done'?",
                in: workshop.folder)
            try expectRefusal(["backlog", "missing.yml"], status: 1, saying: "no such file", in: workshop.folder)
            #expect(try workshop.refactor("backlog", ".", "-o", "backlog.txt").status == 2)
            #expect(try workshop.refactor("backlog", ".", "--trend", "trend.png").status == 2)
        }
    }

    @Test func theHistoryIsDrawnWeekByWeek() throws {
        try withApp { workshop in
            let old = try workshop.read("LoginController.swift")
            try git(workshop, "init", "-q")
            try commit(workshop, at: "2024-02-20T10:00:00Z")
            try workshop.write(Workshop.controller, to: "NamesController.swift")
            try commit(workshop, at: "2024-02-28T10:00:00Z")
            try workshop.write(
                "import UIKit\nclass LoginController: UIViewController {}\n", to: "LoginController.swift")
            try commit(workshop, at: "2024-03-13T10:00:00Z")
            // What is not committed is no history.
            try workshop.write(old, to: "LoginController.swift")
            let run = try workshop.refactor(
                "backlog", ".", "--trend", "trend.svg", "--weeks", "6", "--format", "json")
            try #require(run.status == 0, "\(run.errorOutput)")
            let document = try JSONDecoder().decode(Answer.self, from: Data(run.output.utf8))
            #expect(document.trend.map(\.week) == ["2024-02-19", "2024-02-26", "2024-03-04", "2024-03-11"])
            #expect(document.trend.map(\.controllers) == [1, 2, 2, 2])
            let beyond = document.trend.map(\.beyond)
            #expect(
                beyond[0] > 200 && beyond[1] > beyond[0] && beyond[2] == beyond[1] && beyond[3] == beyond[1] - beyond[0]
            )
            let picture = try workshop.read("trend.svg")
            #expect(picture.hasPrefix("<svg ") && picture.components(separatedBy: "<circle").count == 5)
            #expect(
                picture.contains("Week of 2024-02-26: \(beyond[1]) of ")
                    && picture.contains("prefers-color-scheme:dark"))
            _ = try workshop.refactor("backlog", ".", "--trend", "again.svg", "--weeks", "6")
            #expect(try workshop.read("again.svg") == picture)
        }
    }

    @Test func withoutAHistoryThereIsNoPicture() throws {
        try withApp { workshop in
            try workshop.write("gitdir: nowhere\n", to: ".git")
            try expectRefusal(
                ["backlog", ".", "--trend", "trend.svg"], status: 1, saying: "the history of '.'", "leave out --trend",
                in: workshop.folder)
        }
    }

    private struct Answer: Decodable {
        struct Week: Decodable {
            let week: String
            let controllers: Int
            let beyond: Int
        }

        let trend: [Week]
    }

    private func update(_ workshop: Workshop) throws -> String {
        let run = try workshop.refactor("backlog", "backlog.yml")
        try #require(run.status == 0, "\(run.errorOutput)")
        return try state(in: workshop)
    }

    private func state(in workshop: Workshop) throws -> String {
        let line = try workshop.read("backlog.yml").split(separator: "\n").first { $0.hasPrefix("    state: ") }
        return String(try #require(line).dropFirst(11).prefix { $0 != " " })
    }

    private func commit(_ workshop: Workshop, at date: String) throws {
        try git(workshop, "add", ".")
        let who = ["-c", "user.name=Kim", "-c", "user.email=kim@example.com", "-c", "commit.gpgsign=false"]
        try git(workshop, who + ["commit", "-q", "-m", "Change"], date: date)
    }

    private func git(_ workshop: Workshop, _ arguments: String...) throws { try git(workshop, arguments, date: "") }

    private func git(_ workshop: Workshop, _ arguments: [String], date: String) throws {
        let run = try ProcessRun.of(
            "/usr/bin/env", ["git"] + arguments, in: workshop.folder,
            environment: date.isEmpty ? [:] : ["GIT_AUTHOR_DATE": date, "GIT_COMMITTER_DATE": date])
        try #require(run.status == 0, "\(run.errorOutput)")
    }

    private func withApp(_ body: (Workshop) throws -> Void) throws {
        try withTemporaryFolder { folder in
            let workshop = Workshop(folder: folder + "/App")
            try workshop.write(try PackageRoot.text(of: "samples/LoginController.swift"), to: "LoginController.swift")
            try body(workshop)
        }
    }
}

extension Workshop {
    fileprivate func remove(_ name: String) { try? FileManager.default.removeItem(atPath: folder + "/" + name) }
}
