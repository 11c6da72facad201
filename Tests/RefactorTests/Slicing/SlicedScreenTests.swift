import Testing

/// Values of views that other components need: handed over with the event, or asked of the view.
struct SlicedScreenTests {
    @Test(arguments: rows)
    func theMethodIsCut(row: CutRow) throws {
        let lines = try CutPicture(row.body, beside: row.members, pins: row.pins).lines
        #expect(lines == row.lines)
    }

    private static let rows: [CutRow] = [
        CutRow(
            "what the view keeps is ended by the view",
            """
            api.track("a")
            timer?.invalidate()
            timer = nil
            api.track("b")
            """,
            beside: "private var timer: Timer?\nfunc start() { timer = Timer(); label.text = \"a\" }",
            pins: ["timer": .view],
            gives: [
                #"view { <presenter> }"#,
                #"presenter() { <interactor> <view> <interactor> }"#,
                #"interactor() { api.track("a") }"#,
                #"view() { timer?.invalidate() timer = nil }"#,
                #"interactor() { api.track("b") }"#,
            ]),
        CutRow(
            "what is laid over the screen is no business of others",
            """
            api.load("x") { names in
                ParcelHUD.showDone(names.count)
            }
            """,
            gives: [#"view { api.load("x") { names in ParcelHUD.showDone(names.count) } }"#]),
        CutRow(
            "what begins a part is handed over",
            """
            UserDefaults.standard.set(field.text, forKey: "k")
            label.text = "a"
            """,
            gives: [
                #"view { <presenter> }"#,
                #"presenter(text: String?) { <interactor> <view> }"#,
                #"interactor(text: String?) { UserDefaults.standard.set(field.text, forKey: "k") }"#,
                #"view() { label.text = "a" }"#,
            ]),
        CutRow(
            "an optional chain keeps its end",
            """
            UserDefaults.standard.set(field.text?.isEmpty ?? true, forKey: "k")
            label.text = "a"
            """,
            gives: [
                #"view { <presenter> }"#,
                #"presenter(text: String?) { <interactor> <view> }"#,
                #"interactor(text: String?) { UserDefaults.standard.set(field.text?.isEmpty ?? true, forKey: "k") }"#,
                #"view() { label.text = "a" }"#,
            ]),
        CutRow(
            "what follows something seen is asked",
            """
            api.track("a")
            count += 1
            label.text = "b"
            if field.text == "c" { UserDefaults.standard.set(count, forKey: "k") }
            label.text = "d"
            """,
            pins: ["count": .interactor],
            gives: [
                #"view { <presenter> label.text = "d" }"#,
                #"presenter() { <interactor> <view> if <view> == "c" { <interactor> } }"#,
                #"interactor() { api.track("a") count += 1 }"#,
                #"view() { label.text = "b" }"#,
                #"view: String? { field.text }"#,
                #"interactor() { UserDefaults.standard.set(count, forKey: "k") }"#,
            ]),
        CutRow(
            "what stands in a branch is handed over, since reading it does no harm",
            """
            if count > 1 { UserDefaults.standard.set(field.text, forKey: "k") } else { api.track("a") }
            label.text = "b"
            """,
            gives: [
                #"view { <presenter> }"#,
                #"presenter(text: String?) { <interactor> <view> }"#,
                #"interactor(text: String?) { if count > 1 { UserDefaults.standard.set(field.text, "#
                    + #"forKey: "k") } else { api.track("a") } }"#,
                #"view() { label.text = "b" }"#,
            ]),
        CutRow(
            "what stands behind work on other things is handed over",
            """
            api.track("a")
            count += 1
            UserDefaults.standard.set(field.text, forKey: "k")
            api.track(field.text ?? "")
            """,
            pins: ["count": .interactor],
            gives: [
                #"view { <presenter> }"#,
                #"presenter(text: String?) { <interactor> }"#,
                #"interactor(text: String?) { api.track("a") count += 1 "#
                    + #"UserDefaults.standard.set(field.text, forKey: "k") api.track(field.text ?? "") }"#,
            ]),
        CutRow(
            "what is unwrapped by itself is handed over behind that",
            """
            UserDefaults.standard.set(row.model.name, forKey: "k")
            label.text = "a"
            """,
            beside: """
                final class Row: UIView { var model: Model! }
                struct Model { var name: String }
                private let row = Row()
                """,
            gives: [
                #"view { <presenter> }"#,
                #"presenter(modelName: String) { <interactor> <view> }"#,
                #"interactor(modelName: String) { UserDefaults.standard.set(row.model.name, forKey: "k") }"#,
                #"view() { label.text = "a" }"#,
            ]),
        CutRow(
            "what may change in between is read where it is",
            """
            api.watch(label)
            UserDefaults.standard.set(field.text, forKey: "k")
            """,
            gives: [
                #"view { api.watch(label) <presenter> }"#,
                #"presenter(text: String?) { <interactor> }"#,
                #"interactor(text: String?) { UserDefaults.standard.set(field.text, forKey: "k") }"#,
                #"stays interactor: uses-view"#,
            ]),
        CutRow(
            "what a question comes before is handed over, since reading it does no harm",
            """
            UserDefaults.standard.set(count > 1 && field.text == nil, forKey: "k")
            label.text = "a"
            """,
            gives: [
                #"view { <presenter> }"#,
                #"presenter(text: String?) { <interactor> <view> }"#,
                #"interactor(text: String?) { UserDefaults.standard.set(count > 1 && field.text == nil, "#
                    + #"forKey: "k") }"#,
                #"view() { label.text = "a" }"#,
            ]),
        CutRow(
            "two guards hand over both of their values",
            """
            guard let name = field.text, !name.isEmpty else { label.text = "a"; return }
            guard let other = label.text, isGood(other) else { label.text = "b"; return }
            api.track(name + other)
            """,
            beside: "private func isGood(_ name: String) -> Bool { name.count > 3 }",
            gives: [
                #"view { <presenter> }"#,
                #"presenter(fieldText: String?, labelText: String?) { guard let name = field.text, "#
                    + #"!name.isEmpty else { <view> ; return } guard let other = label.text, isGood(other) else { "#
                    + #"<view> ; return } <interactor> }"#,
                #"view() { label.text = "a" }"#,
                #"view() { label.text = "b" }"#,
                #"interactor(name: String, other: String) { api.track(name + other) }"#,
            ]),
        CutRow(
            "a guard that changes something is read before the next",
            """
            guard let name = field.text, isGood(name) else { label.text = "a"; return }
            guard let other = label.text else { return }
            api.track(name + other)
            """,
            beside: "private func isGood(_ name: String) -> Bool { label.text = name; return true }",
            gives: [
                #"view { <presenter> }"#,
                #"presenter() { guard let name = <view> , isGood(name) else { <view> ; return } guard let "#
                    + #"other = <view> else { return } <interactor> }"#,
                #"view: String? { field.text }"#,
                #"view() { label.text = "a" }"#,
                #"view: String? { label.text }"#,
                #"interactor(name: String, other: String) { api.track(name + other) }"#,
            ]),
        CutRow(
            "a closure reads when it runs",
            """
            api.load("a") { names in
                UserDefaults.standard.set(self.field.text, forKey: "k")
                self.names = names
            }
            label.text = "a"
            """,
            gives: [
                #"view { <presenter> }"#,
                #"presenter() { api.load("a") { names in UserDefaults.standard.set( <view> , forKey: "k") "#
                    + #"self.names = names } <view> }"#,
                #"view: String? { self.field.text }"#,
                #"view() { label.text = "a" }"#,
            ]),
        CutRow(
            "a closure without a hold of the controller asks nobody",
            """
            api.load("a") { [weak self] names in
                UserDefaults.standard.set(self?.field.text, forKey: "k")
            }
            label.text = "a"
            """,
            gives: [
                #"view { api.load("a") { [weak self] names in UserDefaults.standard.set(self?.field.text, "#
                    + #"forKey: "k") } label.text = "a" }"#
            ]),
        CutRow(
            "a value of a local view cannot be asked for",
            """
            let other = UITextField()
            api.track("a")
            other.text = "b"
            api.track(other.text ?? "")
            label.text = "c"
            """,
            gives: [
                #"view { let other = UITextField() <interactor> other.text = "b" <interactor> label.text = "c" }"#,
                #"interactor() { api.track("a") }"#,
                #"interactor(otherText: String?) { api.track(other.text ?? "") }"#,
            ]),
        CutRow(
            "what somebody has entered is not changed by other views",
            """
            let other = UITextField()
            api.track("a")
            label.text = "b"
            api.track(other.text ?? "")
            label.text = "c"
            """,
            gives: [
                #"view { let other = UITextField() <presenter> label.text = "c" }"#,
                #"presenter(otherText: String?) { <interactor> <view> <interactor> }"#,
                #"interactor() { api.track("a") }"#,
                #"view() { label.text = "b" }"#,
                #"interactor(otherText: String?) { api.track(other.text ?? "") }"#,
            ]),
        CutRow(
            "what is written is not read",
            """
            field.text = "a"
            UserDefaults.standard.set(1, forKey: "k")
            field.text? += "b"
            """,
            gives: [
                #"view { field.text = "a" <presenter> }"#,
                #"presenter() { <interactor> <view> }"#,
                #"interactor() { UserDefaults.standard.set(1, forKey: "k") }"#,
                #"view() { field.text? += "b" }"#,
            ]),
        CutRow(
            "the same value is handed over once",
            """
            guard field.text != "a", field.text != "b" else { return }
            api.track("c")
            """,
            gives: [
                #"view { <presenter> }"#,
                #"presenter(text: String?) { guard field.text != "a", field.text != "b" else { return } "#
                    + #"<interactor> }"#,
                #"interactor() { api.track("c") }"#,
            ]),
        CutRow(
            "a property that changes the screen is read before what follows",
            """
            let name = nextName
            UserDefaults.standard.set(name + (field.text ?? ""), forKey: "k")
            label.text = "a"
            """,
            beside: """
                private var nextName: String {
                    field.text = nil
                    return "b"
                }
                """,
            gives: [
                #"view { <presenter> label.text = "a" }"#,
                #"presenter() { let name = nextName UserDefaults.standard.set(name + ( <view> ?? ""), forKey: "k") }"#,
                #"view: String? { field.text }"#,
            ]),
        CutRow(
            "what is unwrapped by force behind a guard is not read before it",
            """
            guard count > 0 else { return }
            UserDefaults.standard.set(extra!.text, forKey: "k")
            label.text = "a"
            """,
            beside: "private var extra: UITextField?",
            gives: [
                #"view { <presenter> }"#,
                #"presenter() { guard count > 0 else { return } "#
                    + #"UserDefaults.standard.set( <view> , forKey: "k") <view> }"#,
                #"view: String? { extra!.text }"#,
                #"view() { label.text = "a" }"#,
            ]),
        CutRow(
            "a view that is made when it is needed is not made before a guard",
            """
            guard count > 0 else { return }
            UserDefaults.standard.set(extra.text, forKey: "k")
            label.text = "a"
            """,
            beside: "private lazy var extra = UITextField()",
            gives: [
                #"view { <presenter> }"#,
                #"presenter() { guard count > 0 else { return } "#
                    + #"UserDefaults.standard.set( <view> , forKey: "k") <view> }"#,
                #"view: String? { extra.text }"#,
                #"view() { label.text = "a" }"#,
            ]),
        CutRow(
            "what a closure captures is read where it is made",
            """
            api.track("a")
            label.text = "b"
            api.load("c") { [text = field.text] names in
                UserDefaults.standard.set(text, forKey: "k")
            }
            label.text = "c"
            """,
            gives: [
                #"view { <presenter> label.text = "b" api.load("c") { [text = field.text] names in "#
                    + #"UserDefaults.standard.set(text, forKey: "k") } label.text = "c" }"#,
                #"presenter() { <interactor> }"#,
                #"interactor() { api.track("a") }"#,
            ]),
        CutRow(
            "an unwrapped value is asked of a view that is there",
            """
            api.track("a")
            label.text = "b"
            api.track(field.text!)
            label.text = "c"
            """,
            gives: [
                #"view { <presenter> label.text = "c" }"#,
                #"presenter() { <interactor> <view> api.track( <view> !) }"#,
                #"interactor() { api.track("a") }"#,
                #"view() { label.text = "b" }"#,
                #"view: String? { field.text }"#,
            ]),
        CutRow(
            "the presenter asks for what the interactor would give back",
            """
            count += 1
            api.track("a")
            api.watch { self.label.text = "b" }
            api.track(field.text ?? "")
            """,
            gives: [
                #"view { <presenter> }"#,
                #"presenter() { count += 1 <interactor> api.track( <view> ?? "") }"#,
                #"interactor() { api.track("a") api.watch { <view> } }"#,
                #"view() { self.label.text = "b" }"#,
                #"view: String? { field.text }"#,
            ]),
        CutRow(
            "what is unwrapped wherever that is needed is no property of the view",
            """
            api.track("a")
            label.text = "b"
            api.track(note.text)
            label.text = "c"
            """,
            beside: "let note = UITextView()",
            gives: [
                #"view { <presenter> label.text = "b" api.track(note.text) label.text = "c" }"#,
                #"presenter() { <interactor> }"#,
                #"interactor() { api.track("a") }"#,
                #"stays interactor: uses-view"#,
            ]),
        CutRow(
            "compared it may be asked for",
            """
            api.track("a")
            label.text = "b"
            api.track(note.text ?? "")
            label.text = "c"
            """,
            beside: "let note = UITextView()",
            gives: [
                #"view { <presenter> label.text = "c" }"#,
                #"presenter() { <interactor> <view> api.track( <view> ?? "") }"#,
                #"interactor() { api.track("a") }"#,
                #"view() { label.text = "b" }"#,
                #"view: String? { note.text }"#,
            ]),
    ]
}
