import Testing

@testable import Refactor

/// Events that leave one thing to others: the presenter is told what happened, and has it done.
struct SlicedEventsTests {
    @Test(arguments: rows)
    func theMethodIsCut(row: CutRow) throws {
        let lines = try CutPicture(row.body, beside: row.members, pins: row.pins).lines
        #expect(lines == row.lines)
    }

    private static let rows: [CutRow] = [
        CutRow(
            "comments around equal parts stay where they are",
            """
            label.text = "a"
            api.track("c")
            label.text = "b"
            // Once more.
            api.track("c")
            label.text = "a"
            """,
            gives: [
                #"view { label.text = "a" <presenter> label.text = "a" }"#,
                #"presenter() { <interactor> <view> // Once more. <interactor> }"#,
                #"interactor() { api.track("c") }"#,
                #"view() { label.text = "b" }"#,
            ]),
        CutRow(
            "what an action leaves to the router is told to the presenter",
            """
            // Nothing is kept.
            dismiss(animated: true)
            """,
            gives: [
                #"view { // Nothing is kept. <presenter> }"#,
                #"presenter() { <router> }"#,
                #"router() { dismiss(animated: true) }"#,
            ]),
        CutRow(
            "two things are asked for as they are",
            """
            UserDefaults.standard.set(1, forKey: "k")
            label.text = "a"
            label.isHidden = false
            label.alpha = 1
            dismiss(animated: true)
            """,
            gives: [
                #"view { <interactor> label.text = "a" label.isHidden = false label.alpha = 1 <router> }"#,
                #"interactor() { UserDefaults.standard.set(1, forKey: "k") }"#,
                #"router() { dismiss(animated: true) }"#,
            ]),
        CutRow(
            "the answer to a call is one report",
            """
            api.load("x") { [weak self] names in
                guard let self = self else { return }
                self.show()
                self.label.text = names.first
            }
            """,
            beside: "private func show() { label.isHidden = false }",
            gives: [
                #"view { <presenter> }"#,
                #"presenter() { <interactor> }"#,
                #"interactor() { api.load("x") { [weak self] names in guard let self = self else { return "#
                    + #"} <presenter> } }"#,
                #"presenter(names: [String]) { self.show() <view> }"#,
                #"view(names: [String]) { self.label.text = names.first }"#,
            ]),
        CutRow(
            "an object with a handler that the view uses is made by the view",
            """
            let sheet = UIAlertController(title: "a", message: nil, preferredStyle: .alert)
            let save = Choice(title: String(format: "Save %d", count)) { [weak self] in
                self?.api.track("save")
            }
            sheet.title = save.title
            present(sheet, animated: true)
            """,
            beside: "final class Choice { init(title: String, then: @escaping () -> Void) {}; let title = \"\" }",
            gives: [
                "view { let sheet = UIAlertController(title: \"a\", message: nil, preferredStyle: .alert) "
                    + #"let save = Choice(title: String(format: "Save %d", count)) { [weak self] in self?.api.track("save") } "#
                    + "sheet.title = save.title present(sheet, animated: true) }"
            ]),
        CutRow(
            "a screen that is made, filled in and shown is one thing",
            """
            let next = UIViewController()
            next.view.addSubview(label)
            present(next, animated: true)
            """,
            gives: [
                #"view { <presenter> }"#,
                #"presenter() { <router> }"#,
                #"router() { let next = UIViewController() <view> present(next, animated: true) }"#,
                #"view(next: UIViewController) { next.view.addSubview(label) }"#,
            ]),
        CutRow(
            "a function by another name is kept by who gets it",
            """
            let done: Done = { [weak self] names in self?.label.text = names.first }
            label.text = "a"
            api.load("x", then: done)
            """,
            beside: "typealias Done = ([String]) -> Void",
            gives: [
                #"view { let done: Done = { [weak self] names in self?.label.text = names.first } "#
                    + #"label.text = "a" <presenter> }"#,
                #"presenter(done: @escaping Done) { <interactor> }"#,
                #"interactor(done: @escaping Done) { api.load("x", then: done) }"#,
            ]),
        CutRow(
            "no view goes through the presenter",
            """
            if let next = children.first {
                label.text = "a"
                show(next, sender: nil)
            }
            """,
            gives: [
                #"view { if let next = children.first { label.text = "a" show(next, sender: nil) } }"#,
                #"stays router: uses-view"#,
            ]),
        CutRow(
            "no method of the view hides a service",
            """
            api.load("x") { [weak self] names in
                guard let self = self else { return }
                UserDefaults.standard.set(names, forKey: self.label.text!)
            }
            """,
            gives: [
                #"view { api.load("x") { [weak self] names in guard let self = self else { return } "#
                    + #"<interactor> } }"#,
                #"interactor(names: [String], text: String?) { UserDefaults.standard.set(names, forKey: "#
                    + #"self.label.text!) }"#,
            ]),
    ]

    @Test func whoTellsOthersWhatToDoBeforeItHasAskedIsThePresenter() throws {
        let members = """
            private func fetchNames() {
                label.text = "…"
                api.load("x") { names in UserDefaults.standard.set(names, forKey: "k") }
                UserDefaults.standard.set(1, forKey: "n")
            }
            """
        let plan = Refactor.plan(try RoleReading(CutPicture.source("fetchNames()", members)).controller)
        let fetch = try #require(plan.controller.members.first { $0.id == "fetchNames()" })
        #expect(plan.assignments[fetch.index].role == .interactor)
        #expect(plan.placements[fetch.index].role == .presenter)
    }

    @Test(arguments: [false, true])
    func whatOnlyThePresenterUsesGoesThereUnlessAPersonDecided(isPinned: Bool) throws {
        let members = "private var selected = 1\nprivate func text() -> String { String(format: \"%d\", selected) }"
        var pins: [String: Role] = ["text()": .presenter]
        if isPinned { pins["selected"] = .interactor }
        let controller = try RoleReading(CutPicture.source("label.text = text()", members)).controller
        let plan = Refactor.plan(controller, pins: pins)
        let selected = try #require(plan.controller.members.first { $0.name == "selected" })
        #expect(plan.placements[selected.index].role == (isPinned ? .interactor : .presenter))
    }
}
