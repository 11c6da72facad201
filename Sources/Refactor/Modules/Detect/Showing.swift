/// What a call does with a screen that it is given, by its name.
struct Showing {
    let kind: ModuleEdge.Kind
    let label: String

    /// Calls of UIKit and SwiftUI.
    private static let exact: [String: Showing] = [
        "addChild": Showing(kind: .child, label: "embed"),
        "addChildViewController": Showing(kind: .child, label: "embed"),
        "fullScreenCover": Showing(kind: .route, label: "present"),
        "popover": Showing(kind: .route, label: "present"),
        "present": Showing(kind: .route, label: "present"),
        "presentViewController": Showing(kind: .route, label: "present"),
        "pushViewController": Showing(kind: .route, label: "push"),
        "setViewControllers": Showing(kind: .route, label: "setRoot"),
        "sheet": Showing(kind: .route, label: "present"),
        "show": Showing(kind: .route, label: "show"),
        "showDetailViewController": Showing(kind: .route, label: "show detail"),
        "showViewController": Showing(kind: .route, label: "show"),
        "NavigationLink": Showing(kind: .route, label: "push"),
        "navigationDestination": Showing(kind: .route, label: "push"),
    ]

    /// Words in names of methods that others wrote.
    private static let words: [(word: String, showing: Showing)] = [
        ("push", Showing(kind: .route, label: "push")), ("root", Showing(kind: .route, label: "root")),
        ("embed", Showing(kind: .child, label: "embed")), ("attach", Showing(kind: .child, label: "attach")),
        ("child", Showing(kind: .child, label: "embed")), ("contain", Showing(kind: .child, label: "embed")),
        ("present", Showing(kind: .route, label: "present")), ("modal", Showing(kind: .route, label: "present")),
        ("modally", Showing(kind: .route, label: "present")), ("launch", Showing(kind: .route, label: "launch")),
        ("show", Showing(kind: .route, label: "show")), ("display", Showing(kind: .route, label: "show")),
        ("open", Showing(kind: .route, label: "open")), ("navigate", Showing(kind: .route, label: "navigate")),
        ("route", Showing(kind: .route, label: "route")), ("transition", Showing(kind: .route, label: "transition")),
        ("go", Showing(kind: .route, label: "go")), ("start", Showing(kind: .route, label: "start")),
        ("replace", Showing(kind: .route, label: "replace")), ("switch", Showing(kind: .route, label: "switch")),
        ("move", Showing(kind: .route, label: "go")), ("perform", Showing(kind: .route, label: "perform")),
    ]

    /// What a call does by its name; nil for one that shows nothing.
    static func by(name: String) -> Showing? {
        if let found = exact[name] ?? WireVocabulary.all.shows[name] { return found }
        let parts = camelWords(name)
        guard parts.contains(where: verbs.contains), !parts.contains(where: endings.contains) else { return nil }
        for (word, showing) in words {
            guard let index = parts.firstIndex(of: word) else { continue }
            // `dataDisplayManager` displays nothing: most verbs stand in front.
            if index == 0 || anywhere.contains(word) || index == 1 && openers.contains(parts[0]) { return showing }
        }
        return nil
    }

    private static let verbs = Set(words.map(\.word))

    /// What these do shows nothing new.
    private static let endings: Set<String> = ["close", "did", "dismiss", "hide", "pop", "quit", "will"]

    private static let anywhere: Set<String> = ["embed", "present", "push", "root"]

    private static let openers: Set<String> = [
        "animate", "change", "do", "make", "perform", "replace", "safe", "set", "switch", "to", "try", "update",
    ]

    /// The words of a name in lower case: `push`, `view`, `controller`.
    static func camelWords(_ name: String) -> [String] {
        var words: [String] = []
        var current: [UInt8] = []
        for byte in name.utf8 {
            let isCapital = UInt8(ascii: "A") <= byte && byte <= UInt8(ascii: "Z")
            let isLetter = isCapital || UInt8(ascii: "a") <= byte && byte <= UInt8(ascii: "z") || byte >= 0x80
            if isCapital || !isLetter {
                if !current.isEmpty { words.append(String(decoding: current, as: UTF8.self)) }
                current = []
            }
            if isLetter { current.append(isCapital ? byte | 0x20 : byte) }
        }
        if !current.isEmpty { words.append(String(decoding: current, as: UTF8.self)) }
        return words
    }
}
