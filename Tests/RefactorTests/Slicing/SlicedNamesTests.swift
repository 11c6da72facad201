import Testing

/// Local names, effects and conditions that keep a part in its method.
struct SlicedNamesTests {
    @Test(arguments: rows)
    func theMethodIsCut(row: CutRow) throws {
        let lines = try CutPicture(row.body, beside: row.members, pins: row.pins).lines
        #expect(lines == row.lines)
    }

    private static let rows: [CutRow] = [
        CutRow(
            "equal parts are one method, with and without self",
            """
            api.track("a")
            self.label.text = "b"
            api.track("c")
            label.text = "b"
            api.track("d")
            """,
            gives: [
                #"view { <presenter> }"#,
                #"presenter() { <interactor> <view> <interactor> <view> <interactor> }"#,
                #"interactor() { api.track("a") }"#,
                #"view() { self.label.text = "b" }"#,
                #"interactor() { api.track("c") }"#,
                #"interactor() { api.track("d") }"#,
            ]),
        CutRow(
            "equal parts are one method, with self of a closure and without it",
            """
            api.track("a")
            label.text = "b"
            api.load("x") { [weak self] names in
                guard let self = self else { return }
                self.api.track("c")
                self.label.text = "b"
                self.api.track("d")
            }
            """,
            gives: [
                #"view { <presenter> }"#,
                #"presenter() { <interactor> <view> <interactor> }"#,
                #"interactor() { api.track("a") }"#,
                #"view() { label.text = "b" }"#,
                #"interactor() { api.load("x") { [weak self] names in guard let self = self else { return } "#
                    + #"self.api.track("c") <view> self.api.track("d") } }"#,
            ]),
        CutRow(
            "a captured local that changes stays",
            """
            var n = 0
            label.text = "a"
            ParcelAPI.shared.load("x") { _ in n += 1; self.label.text = "b"; UserDefaults.standard.set(n, forKey: "k") }
            label.text = "\\(n)"
            """,
            gives: [
                #"view { var n = 0 label.text = "a" ParcelAPI.shared.load("x") { _ in n += 1; self.label.text = "b"; "#
                    + #"<interactor> } label.text = "\(n)" }"#,
                #"interactor(n: Int) { UserDefaults.standard.set(n, forKey: "k") }"#,
            ]),
        CutRow(
            "a closure that holds nobody does not begin to hold the controller",
            """
            var n = 0
            label.text = "a"
            ParcelAPI.shared.load("x") { _ in n += 1; UserDefaults.standard.set(n, forKey: "k") }
            label.text = "\\(n)"
            """,
            gives: [
                #"view { var n = 0 label.text = "a" ParcelAPI.shared.load("x") { _ in n += 1; "#
                    + #"UserDefaults.standard.set(n, forKey: "k") } label.text = "\(n)" }"#
            ]),
        CutRow(
            "a function of the method stays in it",
            """
            func log(_ n: Int) { UserDefaults.standard.set(n, forKey: "k") }
            label.text = "a"
            log(2)
            label.text = "b"
            """,
            gives: [
                #"view { func log(_ n: Int) { UserDefaults.standard.set(n, forKey: "k") } "#
                    + #"label.text = "a" log(2) label.text = "b" }"#,
                #"stays interactor: not-cut"#,
            ]),
        CutRow(
            "a type of the method stays in it",
            """
            struct Row { var n = 1 }
            let row = Row()
            label.text = "a"
            UserDefaults.standard.set(row.n, forKey: "k")
            label.text = "b"
            """,
            gives: [
                #"view { struct Row { var n = 1 } let row = Row() label.text = "a" "#
                    + #"UserDefaults.standard.set(row.n, forKey: "k") label.text = "b" }"#,
                #"stays interactor: type-unknown"#,
            ]),
        CutRow(
            "a name of a type of the method is no signature",
            """
            typealias Pair = (Int, String)
            let pair: Pair = (count, "a")
            label.text = "a"
            UserDefaults.standard.set(pair.0, forKey: "k")
            label.text = "b"
            """,
            gives: [
                #"view { typealias Pair = (Int, String) let pair: Pair = (count, "a") label.text "#
                    + #"= "a" UserDefaults.standard.set(pair.0, forKey: "k") label.text = "b" }"#,
                #"stays interactor: type-unknown"#,
            ]),
        CutRow(
            "a view goes to no presenter",
            """
            let other = UILabel()
            label.text = "a"
            api.watch(other)
            UserDefaults.standard.set(1, forKey: "k")
            label.text = "b"
            """,
            gives: [
                #"view { let other = UILabel() label.text = "a" api.watch(other) "#
                    + #"<presenter> }"#,
                #"presenter() { <interactor> <view> }"#,
                #"interactor() { UserDefaults.standard.set(1, forKey: "k") }"#,
                #"view() { label.text = "b" }"#,
                "stays interactor: undecided",
            ]),
        CutRow(
            "a let that is set later is set before the part",
            """
            let text: String
            if count > 1 { text = "a" } else { text = "b" }
            label.text = text
            UserDefaults.standard.set(text, forKey: "k")
            label.text = "c"
            """,
            gives: [
                #"view { let text: String if count > 1 { text = "a" } else { text = "b" } "#
                    + #"label.text = text <presenter> }"#,
                #"presenter(text: String) { <interactor> <view> }"#,
                #"interactor(text: String) { UserDefaults.standard.set(text, forKey: "k") }"#,
                #"view() { label.text = "c" }"#,
            ]),
        CutRow(
            "a let that the part sets stays",
            """
            let text: String
            label.text = "a"
            if count > 1 { text = "a"; UserDefaults.standard.set(1, forKey: "k") } else { text = "b" }
            label.text = text
            """,
            gives: [
                #"view { let text: String label.text = "a" if count > 1 { text = "a"; "#
                    + #"<interactor> } else { text = "b" } label.text = text }"#,
                #"interactor() { UserDefaults.standard.set(1, forKey: "k") }"#,
            ]),
        CutRow(
            "a last word that never comes back stays",
            """
            guard count > 1 else {
            label.text = "a"
            UserDefaults.standard.set(1, forKey: "k")
            fatalError()
            }
            label.text = "b"
            """,
            gives: [
                #"view { <presenter> }"#,
                #"presenter() { guard count > 1 else { <view> <interactor> fatalError() } <view> "#
                    + #"}"#,
                #"view() { label.text = "a" }"#,
                #"interactor() { UserDefaults.standard.set(1, forKey: "k") }"#,
                #"view() { label.text = "b" }"#,
            ]),
        CutRow(
            "a local value that is called exit comes back",
            """
            guard let exit = onEnd else { return }
            label.text = "a"
            UserDefaults.standard.set(1, forKey: "k")
            exit()
            """,
            beside: "private var onEnd: (() -> Void)?",
            pins: ["onEnd": .presenter],
            gives: [
                #"view { <presenter> }"#,
                #"presenter() { guard let exit = onEnd else { return } <view> <interactor> }"#,
                #"view() { label.text = "a" }"#,
                #"interactor(exit: @escaping () -> Void) { UserDefaults.standard.set(1, forKey: "k") exit() }"#,
            ]),
        CutRow(
            "a guard keeps its last statement",
            """
            guard count > 1 else {
            label.text = "a"
            UserDefaults.standard.set(1, forKey: "k")
            ParcelAPI.shared.stop()
            }
            label.text = "b"
            """,
            gives: [
                #"view { <presenter> }"#,
                #"presenter() { guard count > 1 else { <view> <interactor> "#
                    + #"ParcelAPI.shared.stop() } <view> }"#,
                #"view() { label.text = "a" }"#,
                #"interactor() { UserDefaults.standard.set(1, forKey: "k") }"#,
                #"view() { label.text = "b" }"#,
            ]),
        CutRow(
            "an async let is no result",
            """
            Task {
            label.text = "a"
            async let list = ParcelAPI.shared.fetch("x")
            UserDefaults.standard.set(1, forKey: "k")
            label.text = "b"
            names = (try? await list) ?? []
            }
            """,
            gives: [
                #"view { Task { label.text = "a" <presenter> } }"#,
                #"presenter() async { async let list = ParcelAPI.shared.fetch("x") <interactor> "#
                    + #"<view> names = (try? await list) ?? [] }"#,
                #"interactor() { UserDefaults.standard.set(1, forKey: "k") }"#,
                #"view() { label.text = "b" }"#,
            ]),
        CutRow(
            "a waiting part waits",
            """
            Task {
            label.text = "a"
            let list = (try? await ParcelAPI.shared.fetch("x")) ?? []
            UserDefaults.standard.set(list, forKey: "k")
            label.text = "b"
            }
            """,
            gives: [
                #"view { Task { label.text = "a" <interactor> label.text = "b" } }"#,
                #"interactor() async { let list = (try? await ParcelAPI.shared.fetch("x")) ?? [] "#
                    + #"UserDefaults.standard.set(list, forKey: "k") }"#,
            ]),
        CutRow(
            "#function means something else elsewhere",
            """
            label.text = "a"
            UserDefaults.standard.set(#function, forKey: "k")
            label.text = "b"
            """,
            gives: [
                #"view { label.text = "a" UserDefaults.standard.set(#function, forKey: "k") "#
                    + #"label.text = "b" }"#,
                #"stays interactor: cut-needs-its-method"#,
            ]),
        CutRow(
            "conditional compilation stays whole",
            """
            label.text = "a"
            #if DEBUG
            UserDefaults.standard.set(1, forKey: "k")
            label.text = "b"
            #endif
            """,
            gives: [
                #"view { label.text = "a" #if DEBUG UserDefaults.standard.set(1, forKey: "k") "#
                    + #"label.text = "b" #endif }"#,
                #"stays presenter: not-cut"#,
                #"stays interactor: not-cut"#,
            ]),
        CutRow(
            "availability stays whole",
            """
            label.text = "a"
            if #available(iOS 15, *) { UserDefaults.standard.set(1, forKey: "k"); label.text = "b" }
            """,
            gives: [
                #"view { label.text = "a" if #available(iOS 15, *) { "#
                    + #"UserDefaults.standard.set(1, forKey: "k"); label.text = "b" } }"#,
                #"stays presenter: not-cut"#,
                #"stays interactor: not-cut"#,
            ]),
        CutRow(
            "super stays",
            """
            label.text = "a"
            super.viewWillAppear(true)
            UserDefaults.standard.set(1, forKey: "k")
            label.text = "b"
            """,
            gives: [
                #"view { label.text = "a" super.viewWillAppear(true) <presenter> }"#,
                #"presenter() { <interactor> <view> }"#,
                #"interactor() { UserDefaults.standard.set(1, forKey: "k") }"#,
                #"view() { label.text = "b" }"#,
            ]),
        CutRow(
            "equal parts are one method",
            """
            label.text = "a"
            UserDefaults.standard.set(1, forKey: "k")
            label.text = "b"
            UserDefaults.standard.set(1, forKey: "k")
            label.text = "c"
            """,
            gives: [
                #"view { label.text = "a" <presenter> label.text = "c" }"#,
                #"presenter() { <interactor> <view> <interactor> }"#,
                #"interactor() { UserDefaults.standard.set(1, forKey: "k") }"#,
                #"view() { label.text = "b" }"#,
            ]),
        CutRow(
            "blanks in a literal make parts differ",
            """
            label.text = "a"
            api.track("a b")
            UserDefaults.standard.set("a  b", forKey: "k")
            label.text = "b"
            api.track("a b")
            UserDefaults.standard.set("a b", forKey: "k")
            label.text = "c"
            """,
            gives: [
                #"view { label.text = "a" <presenter> label.text = "c" }"#,
                #"presenter() { <interactor> <view> <interactor> }"#,
                #"interactor() { api.track("a b") UserDefaults.standard.set("a b", forKey: "k") "#
                    + #"}"#,
                #"view() { label.text = "b" }"#,
                #"interactor() { api.track("a b") UserDefaults.standard.set("a b", forKey: "k") "#
                    + #"}"#,
            ]),
        CutRow(
            "navigation goes to the router",
            """
            label.text = "a"
            let next = UIViewController()
            navigationController?.pushViewController(next, animated: true)
            label.text = "b"
            """,
            gives: [
                #"view { label.text = "a" <presenter> }"#,
                #"presenter() { <router> <view> }"#,
                #"router() { let next = UIViewController() "#
                    + #"navigationController?.pushViewController(next, animated: true) }"#,
                #"view() { label.text = "b" }"#,
            ]),
        CutRow(
            "several statements on a line are cut apart",
            """
            label.text = "a"; UserDefaults.standard.set(1, forKey: "k"); label.text = "b"
            """,
            gives: [
                #"view { label.text = "a"; <presenter> }"#,
                #"presenter() { <interactor> ; <view> }"#,
                #"interactor() { UserDefaults.standard.set(1, forKey: "k") }"#,
                #"view() { label.text = "b" }"#,
            ]),
        CutRow(
            "a closure with a result keeps its value",
            """
            names = names.map { name in api.track(name); return name }
            label.text = "a"
            """,
            gives: [
                #"view { <presenter> }"#,
                #"presenter() { names = names.map { name in <interactor> ; return name } <view> "#
                    + #"}"#,
                #"interactor(name: String) { api.track(name) }"#,
                #"view() { label.text = "a" }"#,
            ]),
        CutRow(
            "a value of an expression is no statement",
            """
            let text = if count > 1 { "a" } else { "b" }
            label.text = text
            UserDefaults.standard.set(text, forKey: "k")
            label.text = "c"
            """,
            gives: [
                #"view { let text = if count > 1 { "a" } else { "b" } label.text = text "#
                    + #"UserDefaults.standard.set(text, forKey: "k") label.text = "c" }"#,
                #"stays interactor: type-unknown"#,
            ]),
    ]
}
