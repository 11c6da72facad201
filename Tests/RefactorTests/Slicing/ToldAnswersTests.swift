import Testing

@testable import Refactor

/// What becomes of the answers that the interactor gets, and of what is told to the view.
struct ToldAnswersTests {
    @Test(arguments: rows)
    func theMethodIsCut(row: CutRow) throws {
        let lines = try CutPicture(row.body, beside: row.members, pins: row.pins).lines
        #expect(lines == row.lines)
    }

    private static let rows: [CutRow] = [
        CutRow(
            "what an answer means to others is told at once",
            """
            let n = count
            UserDefaults.standard.set(n, forKey: "k")
            api.load("x") { names in
                UserDefaults.standard.set(names, forKey: "names")
                self.label.text = names.first
                self.navigationController?.popViewController(animated: true)
            }
            """,
            pins: ["count": .interactor],
            gives: [
                #"view { <presenter> }"#,
                #"presenter() { <interactor> }"#,
                #"interactor() { let n = count UserDefaults.standard.set(n, forKey: "k") api.load("x") { "#
                    + #"names in UserDefaults.standard.set(names, forKey: "names") <presenter> } }"#,
                #"presenter(names: [String]) { <view> <router> }"#,
                #"view(names: [String]) { self.label.text = names.first }"#,
                #"router() { self.navigationController?.popViewController(animated: true) }"#,
            ]),
        CutRow(
            "a question about others' state is not the view's",
            """
            label.text = "a"
            api.load("x") { names in
                UserDefaults.standard.set(names, forKey: "names")
                if self.count > 2 { self.warn() }
            }
            """,
            beside: "private func warn() { label.text = \"!\"; label.isHidden = false }",
            pins: ["count": .interactor],
            gives: [
                #"view { label.text = "a" <presenter> }"#,
                #"presenter() { <interactor> }"#,
                #"interactor() { api.load("x") { names in UserDefaults.standard.set(names, forKey: "#
                    + #""names") if self.count > 2 { self.warn() } } }"#,
            ]),
        CutRow(
            "views that are told one after the other are told together",
            """
            if count > 2 {
                UserDefaults.standard.set(count, forKey: "k")
                label.text = text(of: count)
                label.isHidden = false
            }
            """,
            beside: "private func text(of count: Int) -> String { String(format: \"%d\", count) }",
            gives: [
                #"view { <presenter> }"#,
                #"presenter() { if count > 2 { <interactor> <view> } }"#,
                #"interactor(count: Int) { UserDefaults.standard.set(count, forKey: "k") }"#,
                #"view() { label.text = text(of: count) label.isHidden = false }"#,
            ]),
        CutRow(
            "what is shown as the presenter has it is told to the presenter",
            """
            api.load("x") { [weak self] names in
                guard let self = self else { return }
                UserDefaults.standard.set(names, forKey: "names")
                self.show(self.text(of: names))
                self.show(self.text(of: []))
            }
            """,
            beside: """
                private func show(_ text: String) { label.text = text }
                private func text(of names: [String]) -> String { NSLocalizedString("all", comment: "") + names.joined() }
                """,
            pins: ["text(of:)": .presenter],
            gives: [
                #"view { <presenter> }"#,
                #"presenter() { <interactor> }"#,
                #"interactor() { api.load("x") { [weak self] names in guard let self = self else { return "#
                    + #"} UserDefaults.standard.set(names, forKey: "names") <presenter> } }"#,
                #"presenter(names: [String]) { self.show(self.text(of: names)) self.show(self.text(of: "#
                    + #"[])) }"#,
            ]),
        CutRow(
            "a value whose type is not known has that of the parameter it is given to",
            """
            api.fail { [weak self] problem in
                guard let self = self else { return }
                UserDefaults.standard.set(true, forKey: "failed")
                self.show(self.text(of: problem))
            }
            """,
            beside: """
                private func show(_ text: String) { label.text = text }
                private func text(of problem: Error) -> String { NSLocalizedString("failed", comment: "") + "\\(problem)" }
                """,
            pins: ["text(of:)": .presenter],
            gives: [
                #"view { <presenter> }"#,
                #"presenter() { <interactor> }"#,
                #"interactor() { api.fail { [weak self] problem in guard let self = self else { return } "#
                    + #"UserDefaults.standard.set(true, forKey: "failed") <presenter> } }"#,
                #"presenter(problem: Error) { self.show(self.text(of: problem)) }"#,
            ]),
    ]
}
