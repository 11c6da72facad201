import Testing

/// Values that go into a part of a method and come out of it.
struct SlicedValuesTests {
    @Test(arguments: rows)
    func theMethodIsCut(row: CutRow) throws {
        let lines = try CutPicture(row.body, beside: row.members, pins: row.pins).lines
        #expect(lines == row.lines)
    }

    private static let rows: [CutRow] = [
        CutRow(
            "what is only looked up is not worth a question through two components",
            """
            let known = api.known("a")
            label.text = known
            label.text = "b"
            """,
            gives: [
                #"view { let known = api.known("a") label.text = known label.text = "b" }"#,
                "stays interactor: not-cut",
            ]),
        CutRow(
            "a run of one role becomes one method",
            """
            label.text = "a"
            UserDefaults.standard.set(1, forKey: "k")
            api.track("b")
            """,
            gives: [
                #"view { label.text = "a" <presenter> }"#,
                #"presenter() { <interactor> }"#,
                #"interactor() { UserDefaults.standard.set(1, forKey: "k") api.track("b") }"#,
            ]),
        CutRow(
            "a value that goes in becomes a parameter",
            """
            let name = field.text ?? ""
            label.text = name
            UserDefaults.standard.set(name, forKey: "k")
            """,
            gives: [
                #"view { let name = field.text ?? "" label.text = name <presenter> }"#,
                #"presenter(name: String) { <interactor> }"#,
                #"interactor(name: String) { UserDefaults.standard.set(name, forKey: "k") }"#,
            ]),
        CutRow(
            "a value that comes out becomes the result",
            """
            label.text = "a"
            let id = UserDefaults.standard.integer(forKey: "k")
            label.text = "\\(id)"
            """,
            gives: [
                #"view { label.text = "a" <presenter> }"#,
                #"presenter() { <interactor> <view> }"#,
                #"interactor() -> Int { let id = UserDefaults.standard.integer(forKey: "k") }"#,
                #"view(id: Int) { label.text = "\(id)" }"#,
            ]),
        CutRow(
            "a value computed in the middle of a run is returned",
            """
            label.text = "a"
            let id = UserDefaults.standard.integer(forKey: "k")
            UserDefaults.standard.set(id + 1, forKey: "k")
            label.text = "\\(id)"
            """,
            gives: [
                #"view { label.text = "a" <presenter> }"#,
                #"presenter() { <interactor> <view> }"#,
                #"interactor() -> Int { let id = UserDefaults.standard.integer(forKey: "k") "#
                    + #"UserDefaults.standard.set(id + 1, forKey: "k") }"#,
                #"view(id: Int) { label.text = "\(id)" }"#,
            ]),
        CutRow(
            "two values that come out are too many",
            """
            label.text = "a"
            let a = UserDefaults.standard.integer(forKey: "a"), b = UserDefaults.standard.integer(forKey: "b")
            label.text = "\\(a)\\(b)"
            """,
            gives: [
                #"view { label.text = "a" <presenter> }"#,
                #"presenter() { let a = UserDefaults.standard.integer(forKey: "a"), b = "#
                    + #"UserDefaults.standard.integer(forKey: "b") <view> }"#,
                #"view(a: Int, b: Int) { label.text = "\(a)\(b)" }"#,
            ]),
        CutRow(
            "the part may end before the second value",
            """
            label.text = "a"
            let a = UserDefaults.standard.integer(forKey: "a")
            let b = UserDefaults.standard.integer(forKey: "b")
            label.text = "\\(a)\\(b)"
            """,
            gives: [
                #"view { label.text = "a" <presenter> }"#,
                #"presenter() { <interactor> <interactor> <view> }"#,
                #"interactor() -> Int { let a = UserDefaults.standard.integer(forKey: "a") }"#,
                #"interactor() -> Int { let b = UserDefaults.standard.integer(forKey: "b") }"#,
                #"view(a: Int, b: Int) { label.text = "\(a)\(b)" }"#,
            ]),
        CutRow(
            "the parts of a tuple have its types",
            """
            let (a, b) = (count, 2)
            label.text = "a"
            UserDefaults.standard.set(a, forKey: "k")
            label.text = "\\(b)"
            """,
            gives: [
                #"view { let (a, b) = (count, 2) label.text = "a" <presenter> }"#,
                #"presenter(a: Int, b: Int) { <interactor> <view> }"#,
                #"interactor(a: Int) { UserDefaults.standard.set(a, forKey: "k") }"#,
                #"view(b: Int) { label.text = "\(b)" }"#,
            ]),
        CutRow(
            "a changed local of the method stays in it",
            """
            var n = 1
            label.text = "a"
            n += UserDefaults.standard.integer(forKey: "k")
            label.text = "\\(n)"
            """,
            gives: [
                #"view { var n = 1 label.text = "a" n += UserDefaults.standard.integer(forKey: "#
                    + #""k") label.text = "\(n)" }"#,
                #"stays interactor: cut-changes-local"#,
            ]),
        CutRow(
            "a local may be changed before the part",
            """
            var n = 1
            n += 2
            label.text = "\\(n)"
            UserDefaults.standard.set(n, forKey: "k")
            label.text = "b"
            """,
            gives: [
                #"view { var n = 1 n += 2 label.text = "\(n)" <presenter> }"#,
                #"presenter(n: Int) { <interactor> <view> }"#,
                #"interactor(n: Int) { UserDefaults.standard.set(n, forKey: "k") }"#,
                #"view() { label.text = "b" }"#,
            ]),
        CutRow(
            "an inout parameter stays",
            """
            label.text = "a"
            fill(&names)
            """,
            beside: """
                private func fill(_ list: inout [String]) {
                    list.append("x"); UserDefaults.standard.set(list, forKey: "k"); label.text = "b"
                }
                """,
            gives: [
                #"view { label.text = "a" fill(&names) }"#
            ]),
        CutRow(
            "what a pattern binds goes in by the type that its case declares",
            """
            label.text = "a"
            switch step {
            case .named(let name, _), .renamed(let name):
                UserDefaults.standard.set(name, forKey: "k")
                label.text = name
            case .idle: label.text = "b"
            }
            """,
            beside: "private var step = Step.idle; enum Step { case idle, named(String, Int), renamed(String) }",
            gives: [
                #"view { label.text = "a" <presenter> }"#,
                #"presenter() { switch step { case .named(let name, _), .renamed(let name): <interactor> "#
                    + #"<view> case .idle: <view> } }"#,
                #"interactor(name: String) { UserDefaults.standard.set(name, forKey: "k") }"#,
                #"view(name: String) { label.text = name }"#,
                #"view() { label.text = "b" }"#,
            ]),
        CutRow(
            "what a tuple of an unknown type holds stays",
            """
            let (a, b) = Stranger.pair()
            label.text = "a"
            UserDefaults.standard.set(a, forKey: "k")
            label.text = "\\(b)"
            """,
            gives: [
                #"view { let (a, b) = Stranger.pair() label.text = "a" UserDefaults.standard.set(a, "#
                    + #"forKey: "k") label.text = "\(b)" }"#,
                #"stays interactor: type-unknown"#,
            ]),
    ]
}
