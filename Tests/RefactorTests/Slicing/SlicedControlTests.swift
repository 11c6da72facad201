import Testing

/// How control keeps parts of a method together: returns, jumps, branches, errors.
struct SlicedControlTests {
    @Test(arguments: rows)
    func theMethodIsCut(row: CutRow) throws {
        let lines = try CutPicture(row.body, beside: row.members, pins: row.pins).lines
        #expect(lines == row.lines)
    }

    private static let rows: [CutRow] = [
        CutRow(
            "a return in the middle cannot be cut",
            """
            label.text = "a"
            if count > 2 { UserDefaults.standard.set(1, forKey: "k"); return }
            label.text = "b"
            """,
            gives: [
                #"view { label.text = "a" <presenter> }"#,
                #"presenter() { if count > 2 { <interactor> ; return } <view> }"#,
                #"interactor() { UserDefaults.standard.set(1, forKey: "k") }"#,
                #"view() { label.text = "b" }"#,
            ]),
        CutRow(
            "a return at the end goes along",
            """
            label.text = "a"
            guard count > 2 else { api.track("no"); return }
            UserDefaults.standard.set(count, forKey: "k")
            """,
            gives: [
                #"view { label.text = "a" <presenter> }"#,
                #"presenter() { guard count > 2 else { <interactor> ; return } <interactor> }"#,
                #"interactor() { api.track("no") }"#,
                #"interactor(count: Int) { UserDefaults.standard.set(count, forKey: "k") }"#,
            ]),
        CutRow(
            "a guard that decides goes with what it decides about",
            """
            guard let name = field.text else { label.text = "a"; return }
            UserDefaults.standard.set(name, forKey: "k")
            label.text = name
            """,
            gives: [
                #"view { <presenter> }"#,
                #"presenter(text: String?) { guard let name = field.text else { <view> ; return } "#
                    + #"<interactor> <view> }"#,
                #"view() { label.text = "a" }"#,
                #"interactor(name: String) { UserDefaults.standard.set(name, forKey: "k") }"#,
                #"view(name: String) { label.text = name }"#,
            ]),
        CutRow(
            "a loop keeps its own jumps",
            """
            label.text = "a"
            for name in names { if name.isEmpty { continue }; UserDefaults.standard.set(name, forKey: "k") }
            label.text = "b"
            """,
            gives: [
                #"view { label.text = "a" <presenter> }"#,
                #"presenter() { for name in names { if name.isEmpty { continue }; <interactor> } "#
                    + #"<view> }"#,
                #"interactor(name: String) { UserDefaults.standard.set(name, forKey: "k") }"#,
                #"view() { label.text = "b" }"#,
            ]),
        CutRow(
            "a jump out of a part is none",
            """
            label.text = "a"
            for name in names {
                label.text = name
                if name.isEmpty { UserDefaults.standard.set(name, forKey: "k"); break }; label.text = "x"
            }
            """,
            gives: [
                #"view { label.text = "a" <presenter> }"#,
                #"presenter() { for name in names { <view> if name.isEmpty { <interactor> ; "#
                    + #"break }; <view> } }"#,
                #"view(name: String) { label.text = name }"#,
                #"interactor(name: String) { UserDefaults.standard.set(name, forKey: "k") }"#,
                #"view() { label.text = "x" }"#,
            ]),
        CutRow(
            "a loop over both is cut inside",
            """
            for name in names { label.text = name; UserDefaults.standard.set(name, forKey: "k") }
            """,
            gives: [
                #"view { <presenter> }"#,
                #"presenter() { for name in names { <view> ; <interactor> } }"#,
                #"view(name: String) { label.text = name }"#,
                #"interactor(name: String) { UserDefaults.standard.set(name, forKey: "k") }"#,
            ]),
        CutRow(
            "branches are cut inside",
            """
            if count > 2 { label.text = "a"; UserDefaults.standard.set(1, forKey: "k") } else {
                label.text = "b"; api.track("b")
            }
            """,
            gives: [
                #"view { <presenter> }"#,
                #"presenter() { if count > 2 { <view> ; <interactor> } else { <view> ; "#
                    + #"<interactor> } }"#,
                #"view() { label.text = "a" }"#,
                #"interactor() { UserDefaults.standard.set(1, forKey: "k") }"#,
                #"view() { label.text = "b" }"#,
                #"interactor() { api.track("b") }"#,
            ]),
        CutRow(
            "cases are cut inside",
            """
            switch count {
            case 1: label.text = "a"; UserDefaults.standard.set(1, forKey: "k")
            default: api.track("b"); label.text = "b"
            }
            """,
            gives: [
                #"view { <presenter> }"#,
                #"presenter() { switch count { case 1: <view> ; <interactor> default: "#
                    + #"<interactor> ; <view> } }"#,
                #"view() { label.text = "a" }"#,
                #"interactor() { UserDefaults.standard.set(1, forKey: "k") }"#,
                #"interactor() { api.track("b") }"#,
                #"view() { label.text = "b" }"#,
            ]),
        CutRow(
            "a fallthrough stays with its case",
            """
            switch count {
            case 1: UserDefaults.standard.set(1, forKey: "k"); label.text = "a"; fallthrough
            default: label.text = "b"
            }
            """,
            gives: [
                #"view { <presenter> }"#,
                #"presenter() { switch count { case 1: <interactor> ; <view> ; fallthrough "#
                    + #"default: <view> } }"#,
                #"interactor() { UserDefaults.standard.set(1, forKey: "k") }"#,
                #"view() { label.text = "a" }"#,
                #"view() { label.text = "b" }"#,
            ]),
        CutRow(
            "an error leaves through the call",
            """
            do {
            label.text = "a"
            _ = try ParcelAPI.shared.send("x")
            UserDefaults.standard.set(1, forKey: "k")
            label.text = "b"
            } catch { label.text = "\\(error)" }
            """,
            gives: [
                #"view { <presenter> }"#,
                #"presenter() { do { <view> <interactor> <view> } catch { <view> } }"#,
                #"view() { label.text = "a" }"#,
                #"interactor() throws { _ = try ParcelAPI.shared.send("x") "#
                    + #"UserDefaults.standard.set(1, forKey: "k") }"#,
                #"view() { label.text = "b" }"#,
                #"view(error: Error) { label.text = "\(error)" }"#,
            ]),
        CutRow(
            "the error of a catch goes in",
            """
            do { _ = try ParcelAPI.shared.send("x"); label.text = "a" } catch {
                label.text = "b"; UserDefaults.standard.set("\\(error)", forKey: "k")
            }
            """,
            gives: [
                #"view { <presenter> }"#,
                #"presenter() { do { <interactor> ; <view> } catch { <view> ; <interactor> } }"#,
                #"interactor() throws { _ = try ParcelAPI.shared.send("x") }"#,
                #"view() { label.text = "a" }"#,
                #"view() { label.text = "b" }"#,
                #"interactor(error: Error) { UserDefaults.standard.set("\(error)", forKey: "k") "#
                    + #"}"#,
            ]),
        CutRow(
            "a caught error that is cast has the type of the cast",
            """
            do { _ = try api.send("x"); label.text = "a" } catch let problem as NSError {
                label.text = "b"; UserDefaults.standard.set(problem.code, forKey: "k"); label.text = "c"
            }
            """,
            gives: [
                #"view { <presenter> }"#,
                #"presenter() { do { <interactor> ; <view> } catch let problem as NSError { "#
                    + #"<view> ; <interactor> ; <view> } }"#,
                #"interactor() throws { _ = try api.send("x") }"#,
                #"view() { label.text = "a" }"#,
                #"view() { label.text = "b" }"#,
                #"interactor(problem: NSError) { UserDefaults.standard.set(problem.code, forKey: "k") }"#,
                #"view() { label.text = "c" }"#,
            ]),
        CutRow(
            "a deferred block is cut inside",
            """
            defer { UserDefaults.standard.set(1, forKey: "k") }
            label.text = "a"
            """,
            gives: [
                #"view { defer { <interactor> } label.text = "a" }"#,
                #"interactor() { UserDefaults.standard.set(1, forKey: "k") }"#,
            ]),
        CutRow(
            "what is deferred in a part ends with it",
            """
            label.text = "a"
            api.track("a")
            defer { api.track("b") }
            UserDefaults.standard.set(1, forKey: "k")
            """,
            gives: [
                #"view { label.text = "a" <interactor> defer { <interactor> } <interactor> }"#,
                #"interactor() { api.track("a") }"#,
                #"interactor() { api.track("b") }"#,
                #"interactor() { UserDefaults.standard.set(1, forKey: "k") }"#,
            ]),
        CutRow(
            "a line of the log makes no method",
            """
            label.text = "a"
            print(names.count)
            label.text = "b"
            """,
            beside: "private func fill() { names = api.list() }",
            gives: [#"view { label.text = "a" print(names.count) label.text = "b" }"#]),
        CutRow(
            "a line of the log goes with its neighbours",
            """
            label.text = "a"
            UserDefaults.standard.set(1, forKey: "k")
            print("kept", names.count)
            api.track("b")
            """,
            gives: [
                #"view { label.text = "a" <presenter> }"#,
                #"presenter() { <interactor> }"#,
                #"interactor() { UserDefaults.standard.set(1, forKey: "k") print("kept", names.count) "#
                    + #"api.track("b") }"#,
            ]),
    ]
}
