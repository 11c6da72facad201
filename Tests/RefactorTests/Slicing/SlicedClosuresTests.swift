import Testing

/// Parts of closures, by the names that self has in them.
struct SlicedClosuresTests {
    @Test(arguments: rows)
    func theMethodIsCut(row: CutRow) throws {
        let lines = try CutPicture(row.body, beside: row.members, pins: row.pins).lines
        #expect(lines == row.lines)
    }

    private static let rows: [CutRow] = [
        CutRow(
            "a strong closure is cut inside",
            """
            api.load("x") { names in
            self.label.text = "a"
            UserDefaults.standard.set(names, forKey: "k")
            self.label.text = "b"
            }
            """,
            gives: [
                #"view { <presenter> }"#,
                #"presenter() { <interactor> }"#,
                #"interactor() { api.load("x") { names in <view> UserDefaults.standard.set(names, forKey: "#
                    + #""k") <presenter> } }"#,
                #"view() { self.label.text = "a" }"#,
                #"presenter() { <view> }"#,
                #"view() { self.label.text = "b" }"#,
            ]),
        CutRow(
            "a closure behind a weak self is cut after its guard",
            """
            api.load("x") { [weak self] names in
            guard let self else { return }
            self.label.text = "a"
            UserDefaults.standard.set(names, forKey: "k")
            self.label.text = "b"
            }
            """,
            gives: [
                #"view { <presenter> }"#,
                #"presenter() { <interactor> }"#,
                #"interactor() { api.load("x") { [weak self] names in guard let self else { return } "#
                    + #"<view> UserDefaults.standard.set(names, forKey: "k") <presenter> } }"#,
                #"view() { self.label.text = "a" }"#,
                #"presenter() { <view> }"#,
                #"view() { self.label.text = "b" }"#,
            ]),
        CutRow(
            "strongSelf is a name for self",
            """
            api.load("x") { [weak self] names in
            guard let strongSelf = self else { return }
            strongSelf.label.text = "a"
            UserDefaults.standard.set(names, forKey: "k")
            strongSelf.names = names
            strongSelf.label.text = "b"
            }
            """,
            pins: ["names": .interactor],
            gives: [
                #"view { <presenter> }"#,
                #"presenter() { <interactor> }"#,
                #"interactor() { api.load("x") { [weak self] names in guard let strongSelf = self else { "#
                    + #"return } <view> UserDefaults.standard.set(names, forKey: "k") strongSelf.names = names "#
                    + #"<presenter> } }"#,
                #"view() { strongSelf.label.text = "a" }"#,
                #"presenter() { <view> }"#,
                #"view() { strongSelf.label.text = "b" }"#,
            ]),
        CutRow(
            "statements by an optional self are cut",
            """
            api.load("x") { [weak self] names in
            self?.label.text = "a"
            self?.api.track("b")
            self?.label.text = "c"
            }
            """,
            gives: [
                #"view { api.load("x") { [weak self] names in self?.label.text = "a" "#
                    + #"self?.api.track("b") self?.label.text = "c" } }"#
            ]),
        CutRow(
            "what runs without self is not cut behind an optional self",
            """
            api.load("x") { [weak self] names in
            self?.label.text = "a"
            UserDefaults.standard.set(names, forKey: "k")
            self?.label.text = "b"
            }
            """,
            gives: [
                #"view { api.load("x") { [weak self] names in self?.label.text = "a" "#
                    + #"UserDefaults.standard.set(names, forKey: "k") self?.label.text = "b" } }"#
            ]),
        CutRow(
            "a question to an optional self stays",
            """
            api.load("x") { [weak self] names in
            if self?.count == 2 { UserDefaults.standard.set(names, forKey: "k") }
            self?.label.text = "b"
            }
            """,
            gives: [
                #"view { api.load("x") { [weak self] names in if self?.count == 2 { "#
                    + #"UserDefaults.standard.set(names, forKey: "k") } self?.label.text = "b" } }"#
            ]),
        CutRow(
            "an unowned self is a name for self",
            """
            api.load("x") { [unowned self] names in
            label.text = "a"
            UserDefaults.standard.set(names, forKey: "k")
            label.text = "b"
            }
            """,
            gives: [
                #"view { <presenter> }"#,
                #"presenter() { <interactor> }"#,
                #"interactor() { api.load("x") { [unowned self] names in <view> "#
                    + #"UserDefaults.standard.set(names, forKey: "k") <presenter> } }"#,
                #"view() { label.text = "a" }"#,
                #"presenter() { <view> }"#,
                #"view() { label.text = "b" }"#,
            ]),
        CutRow(
            "an alias of self is bound nowhere else",
            """
            let me = self
            me.label.text = "a"
            me.names = []
            UserDefaults.standard.set(me.names, forKey: "k")
            me.label.text = "b"
            """,
            pins: ["names": .interactor],
            gives: [
                #"view { let me = self me.label.text = "a" me.names = [] "#
                    + #"UserDefaults.standard.set(me.names, forKey: "k") me.label.text = "b" }"#,
                #"stays interactor: cut-needs-its-method"#,
            ]),
        CutRow(
            "numbered parameters have no name",
            """
            api.load("x") { UserDefaults.standard.set($0, forKey: "k"); self.label.text = $0.first }
            """,
            gives: [
                #"view { api.load("x") { UserDefaults.standard.set($0, forKey: "k"); "#
                    + #"self.label.text = $0.first } }"#
            ]),
    ]
}
