/// The effect of a call on a screen that it is given, by its name.
struct NavigationCall: Sendable, Equatable {
    let kind: ModuleEdge.Kind
    let label: String

    /// A screen in a container that shows one of several.
    static let tab = NavigationCall(kind: .child, label: "tab")

    /// Calls of UIKit and SwiftUI.
    private static let exact: [String: NavigationCall] = [
        "addChild": NavigationCall(kind: .child, label: "embed"),
        "addChildViewController": NavigationCall(kind: .child, label: "embed"),
        "fullScreenCover": NavigationCall(kind: .route, label: "present"),
        "popover": NavigationCall(kind: .route, label: "present"),
        "present": NavigationCall(kind: .route, label: "present"),
        "presentViewController": NavigationCall(kind: .route, label: "present"),
        "pushViewController": NavigationCall(kind: .route, label: "push"),
        "setViewControllers": NavigationCall(kind: .route, label: "setRoot"),
        "sheet": NavigationCall(kind: .route, label: "present"),
        "show": NavigationCall(kind: .route, label: "show"),
        "showDetailViewController": NavigationCall(kind: .route, label: "show detail"),
        "showViewController": NavigationCall(kind: .route, label: "show"),
        "DocumentGroup": NavigationCall(kind: .route, label: "root"),
        "Settings": NavigationCall(kind: .route, label: "root"),
        "Tab": NavigationCall(kind: .child, label: "tab"),
        "Window": NavigationCall(kind: .route, label: "root"),
        "WindowGroup": NavigationCall(kind: .route, label: "root"),
        "NavigationLink": NavigationCall(kind: .route, label: "push"),
        "navigationDestination": NavigationCall(kind: .route, label: "push"),
        // The same of a library for older systems.
        "NBNavigationLink": NavigationCall(kind: .route, label: "push"),
        "nbNavigationDestination": NavigationCall(kind: .route, label: "push"),
    ]

    /// Returns the effect of a call of UIKit, or of a framework for wiring, on its first argument; nil for the app's
    /// own methods.
    static func direct(_ call: WireCall) -> NavigationCall? {
        guard let showing = direct[call.name] else { return nil }
        switch call.name {
        case "set": return call.labels.first == "contentViewController" ? showing : nil
        case "present": return call.labels.contains("animated") ? showing : nil
        case "show": return call.labels == ["", "sender"] ? showing : nil
        default: return showing
        }
    }

    private static let direct = exact.filter { $0.key.first?.isLowercase == true && !content.contains($0.key) }
        .merging(WireVocabulary.all.shows) { first, _ in first }
        .merging(["set": NavigationCall(kind: .child, label: "embed")]) { first, _ in first }

    /// Calls of SwiftUI: what is shown stands in a closure.
    private static let content: Set<String> = [
        "fullScreenCover", "navigationDestination", "nbNavigationDestination", "popover", "sheet",
    ]

    /// Properties of UIKit that are set to what is shown.
    static let assigned: [String: NavigationCall] = [
        "contentViewController": NavigationCall(kind: .child, label: "embed"),
        "rootViewController": NavigationCall(kind: .route, label: "root"),
        "viewControllers": NavigationCall(kind: .route, label: "setRoot"),
    ]

    /// Calls that put the view of a controller into another.
    static let subviews: Set<String> = [
        "addArrangedSubview", "addSubview", "insertArrangedSubview", "insertSubview",
    ]

    /// Words in names of methods that others wrote.
    private static let words: [(word: String, showing: NavigationCall)] = [
        ("push", NavigationCall(kind: .route, label: "push")), ("root", NavigationCall(kind: .route, label: "root")),
        ("embed", NavigationCall(kind: .child, label: "embed")),
        ("attach", NavigationCall(kind: .child, label: "attach")),
        // `presentChild` presents what becomes a child of the coordinator.
        ("present", NavigationCall(kind: .route, label: "present")),
        ("child", NavigationCall(kind: .child, label: "embed")),
        ("contain", NavigationCall(kind: .child, label: "embed")),
        ("modal", NavigationCall(kind: .route, label: "present")),
        ("modally", NavigationCall(kind: .route, label: "present")),
        ("launch", NavigationCall(kind: .route, label: "launch")),
        ("show", NavigationCall(kind: .route, label: "show")), ("display", NavigationCall(kind: .route, label: "show")),
        ("open", NavigationCall(kind: .route, label: "open")),
        ("navigate", NavigationCall(kind: .route, label: "navigate")),
        ("route", NavigationCall(kind: .route, label: "route")),
        ("transition", NavigationCall(kind: .route, label: "transition")),
        ("go", NavigationCall(kind: .route, label: "go")), ("start", NavigationCall(kind: .route, label: "start")),
        ("replace", NavigationCall(kind: .route, label: "replace")),
        ("switch", NavigationCall(kind: .route, label: "switch")),
        ("move", NavigationCall(kind: .route, label: "go")),
        ("perform", NavigationCall(kind: .route, label: "perform")),
    ]

    /// Returns the effect of a call by its name; nil for one that shows nothing.
    static func by(name: String) -> NavigationCall? {
        if let found = exact[name] ?? WireVocabulary.all.shows[name] { return found }
        let parts = camelWords(name)
        guard parts.contains(where: verbs.contains), !parts.contains(where: endings.contains),
            parts.first.map(questions.contains) != true
        else { return nil }
        for (word, showing) in words {
            guard let index = parts.firstIndex(of: word) else { continue }
            // `moveAddressBar` moves a thing, `moveToLogin` leads to a screen.
            if word == "move", parts.count > index + 1, parts[index + 1] != "to" { continue }
            // `importRootFromArchive` imports a folder, `setRootController` and `asRoot` show a screen.
            if word == "root", !isOfScreen(parts, index) { continue }
            // `dataDisplayManager` displays nothing: most verbs stand in front.
            if index == 0 || anywhere.contains(word) || index == 1 && openers.contains(parts[0]) { return showing }
        }
        return nil
    }

    /// The first words of what asks and does nothing: `shouldPresentNotification`.
    private static let questions: Set<String> = ["can", "has", "is", "may", "needs", "should"]

    /// Returns true if the root that a name speaks of may be one of a window.
    private static func isOfScreen(_ parts: [String], _ index: Int) -> Bool {
        index == 0 || parts.count == index + 1 || rooted.contains(parts[index + 1])
            || openers.contains(parts[index - 1])
    }

    private static let rooted: Set<String> = [
        "controller", "coordinator", "flow", "module", "navigation", "screen", "tab", "vc", "view", "window",
    ]

    private static let verbs = Set(words.map(\.word))

    /// The verbs of calls that show nothing new.
    private static let endings: Set<String> = [
        "animating", "close", "did", "dismiss", "hide", "listening", "loading", "monitoring", "observing", "pop",
        "quit", "updating", "will",
    ]

    /// Returns true for the name of what goes back: whatever its body sets then, nothing new is led to.
    static func goesBack(_ name: String) -> Bool {
        let parts = camelWords(name)
        return parts.first.map(backward.contains) == true && !parts.contains { verbs.contains($0) && $0 != "root" }
    }

    private static let backward: Set<String> = ["dismiss", "pop", "unwind"]

    /// Returns true for the name of what says or waits for something, over the screen that is there: `showAlert`.
    static func isNotice(_ name: String) -> Bool {
        let parts = camelWords(name)
        guard let last = parts.last, !screenWords.contains(last) else { return false }
        return notices.contains(last) || parts.dropFirst().first.map(notices.contains) == true
    }

    /// Words at the end of names of screens that are about notices: `showAlertSettings`.
    private static let screenWords: Set<String> = ["detail", "details", "list", "preferences", "screen", "settings"]

    private static let notices: Set<String> = [
        "alert", "banner", "dialog", "hud", "indicator", "loader", "loading", "progress", "spinner", "toast",
    ]

    private static let anywhere: Set<String> = ["embed", "present", "push", "root"]

    private static let openers: Set<String> = [
        "animate", "change", "do", "make", "perform", "replace", "safe", "set", "switch", "to", "try", "update",
    ]

    /// Returns true if a name ends with who shows: `presentFrom`, `presentPickerOnView`, `inController`.
    static func endsWithSource(_ name: String) -> Bool {
        var words = camelWords(name)
        while let last = words.last, shower.contains(last) { words.removeLast() }
        return words.last.map(sourceWords.contains) ?? false
    }

    private static let shower: Set<String> = ["controller", "view"]

    private static let sourceWords: Set<String> = ["from", "in", "inside", "on", "over", "via"]

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
