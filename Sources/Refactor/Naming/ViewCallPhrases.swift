/// The phrases for calls that do something to the screen.
enum ViewCallPhrases {
    static func phrase(of act: CutAct, host: HostSubject) -> NamePhrase? {
        if let fixed = fixed[act.name] { return fixed }
        let view = act.owner.isEmpty ? act.root : act.owner
        if let make = ofView[act.name] { return make(act, view) }
        if act.chain.first == "UIView" || act.root == "UIViewPropertyAnimator" { return animation(of: act, host: host) }
        if ["addArrangedSubview", "addChild", "addSublayer", "addSubview", "insertSublayer", "insertSubview"].contains(
            act.name)
        {
            return added(act)
        }
        if act.chain.count < 3, let move = RouteWords.moves[act.name] { return NamePhrase(.visibility, move) }
        if act.name.hasPrefix("setNavigationBarHidden") || act.name.hasPrefix("setToolbarHidden") {
            let bar = act.name.contains("Toolbar") ? "Toolbar" : "NavigationBar"
            return NamePhrase(.visibility, act.arguments.first?.tokens.first?.text == "false" ? "show" : "hide", bar)
        }
        return ownCall(act)
    }

    /// Calls that mean one thing on whatever view.
    private static let fixed: [String: NamePhrase] = [
        "activate": NamePhrase(.setUp, "setUp", "Constraints"),
        "addConstraint": NamePhrase(.setUp, "setUp", "Constraints"),
        "addConstraints": NamePhrase(.setUp, "setUp", "Constraints"),
        "beginRefreshing": NamePhrase(.loading, "start", "Refreshing"),
        "beginUpdates": NamePhrase(.upkeep, "update", "Rows"), "deleteItems": NamePhrase(.rows, "remove", "Items"),
        "deleteRows": NamePhrase(.rows, "remove", "Row"), "deleteSections": NamePhrase(.rows, "remove", "Section"),
        "deselectItem": NamePhrase(.input, "deselect", "Item"), "deselectRow": NamePhrase(.input, "deselect", "Row"),
        "endEditing": NamePhrase(.input, "hide", "Keyboard"),
        "endRefreshing": NamePhrase(.loading, "end", "Refreshing"),
        "endUpdates": NamePhrase(.upkeep, "update", "Rows"), "insertItems": NamePhrase(.rows, "insert", "Items"),
        "insertRows": NamePhrase(.rows, "insert", "Rows"), "insertSections": NamePhrase(.rows, "insert", "Sections"),
        "layoutIfNeeded": NamePhrase(.upkeep, "updateLayout"), "layoutSubviews": NamePhrase(.upkeep, "updateLayout"),
        "makeConstraints": NamePhrase(.setUp, "setUp", "Constraints"), "moveRow": NamePhrase(.rows, "move", "Row"),
        "registerNib": NamePhrase(.setUp, "register", "Cells"), "reloadItems": NamePhrase(.rows, "reload", "Items"),
        "reloadRows": NamePhrase(.rows, "reload", "Rows"), "reloadSections": NamePhrase(.rows, "reload", "Sections"),
        "resignFirstResponder": NamePhrase(.input, "hide", "Keyboard"),
        "scrollToItem": NamePhrase(.input, "scrollToItem"),
        "scrollToRow": NamePhrase(.input, "scrollToRow"), "selectItem": NamePhrase(.input, "select", "Item"),
        "selectRow": NamePhrase(.input, "select", "Row"), "setEditing": NamePhrase(.input, "set", "Editing"),
        "setNeedsDisplay": NamePhrase(.upkeep, "redraw"), "setNeedsLayout": NamePhrase(.upkeep, "updateLayout"),
        "setNeedsStatusBarAppearanceUpdate": NamePhrase(.style, "updateStatusBar"),
        "setNeedsUpdateConstraints": NamePhrase(.upkeep, "updateLayout"),
        "setToolbarItems": NamePhrase(.setUp, "setUp", "Toolbar"),
        "sizeToFit": NamePhrase(.upkeep, "updateLayout"), "updateConstraints": NamePhrase(.setUp, "updateConstraints"),
    ]

    /// Calls whose name takes the view's.
    private static let ofView: [String: @Sendable (CutAct, String) -> NamePhrase] = [
        "addGestureRecognizer": { act, _ in NamePhrase(.setUp, "setUp", "Gestures") },
        "addTarget": { act, view in NamePhrase(.setUp, "setUp", ViewNoun.itself(view), view: view) },
        "becomeFirstResponder": { _, view in NamePhrase(.input, "focus", ViewNoun.content(view), view: view) },
        "bringSubview": { act, _ in NamePhrase(.style, "bring", first(act) + "ToFront") },
        "loadRequest": { _, view in NamePhrase(.content, "loadPage", view: view) },
        "register": { _, _ in NamePhrase(.setUp, "register", "Cells") },
        "reloadData": { _, view in NamePhrase(.table, "reload", listNoun(view), view: view) },
        "removeFromSuperview": { _, view in NamePhrase(.visibility, "remove", ViewNoun.itself(view), view: view) },
        "sendSubview": { act, _ in NamePhrase(.style, "send", first(act) + "ToBack") },
        "setAttributedTitle": { _, view in NamePhrase(.content, "update", ViewNoun.itself(view), view: view) },
        "setBackgroundImage": { _, view in NamePhrase(.style, "style", ViewNoun.itself(view), view: view) },
        "setContentOffset": { _, view in NamePhrase(.input, "scrollToPosition", view: view) },
        "setHidden": { act, view in
            NamePhrase(
                .visibility, act.arguments.first?.tokens.first?.text == "false" ? "show" : "hide",
                ViewNoun.itself(view), view: view)
        },
        "setImage": { _, view in NamePhrase(.content, "update", ViewNoun.itself(view), view: view) },
        "setOn": { _, view in NamePhrase(.content, "update", ViewNoun.itself(view), view: view) },
        "setProgress": { _, view in NamePhrase(.content, "show", "Progress", view: view) },
        "setRegion": { _, view in NamePhrase(.content, "show", "Region", view: view) },
        "setTitle": { _, view in NamePhrase(.content, "update", ViewNoun.itself(view), view: view) },
        "setTitleColor": { _, view in NamePhrase(.style, "style", ViewNoun.itself(view), view: view) },
        "setValue": { _, view in NamePhrase(.content, "show", ViewNoun.content(view), view: view) },
        "startAnimating": { _, view in NamePhrase(.loading, "start", spinner(view), view: view) },
        "stopAnimating": { _, view in NamePhrase(.loading, "stop", spinner(view), view: view) },
    ]

    private static let spinners: Set<String> = [
        "activity", "animating", "animation", "hud", "indicator", "loader", "loading", "progress", "refreshing",
        "spinner",
    ]

    private static func spinner(_ view: String) -> String {
        let parts = ViewNoun.parts(of: view).map { $0.lowercased() }
        if parts.contains("image") || parts.isEmpty { return "Animation" }
        return ViewNoun.itself(view)
    }

    private static func listNoun(_ view: String) -> String {
        let noun = ViewNoun.itself(view)
        return noun.isEmpty || noun == "View" ? "Data" : noun
    }

    private static func animation(of act: CutAct, host: HostSubject) -> NamePhrase {
        let inner = act.inner.flatMap(\.all).compactMap { ViewPhrases.phrase(of: $0, host: host) }
        let telling = inner.filter { $0.topic != .upkeep }
        if let only = telling.first, Set(telling.map(\.name)).count == 1,
            only.topic == .visibility || only.verb == "scroll"
        {
            return NamePhrase(.animation, only.verb, only.noun, view: only.view)
        }
        if telling.isEmpty, !inner.isEmpty { return NamePhrase(.animation, "animate", "Layout") }
        let nouns = Set(telling.map(\.noun))
        if nouns.count == 1, let noun = nouns.first, !noun.isEmpty { return NamePhrase(.animation, "animate", noun) }
        return NamePhrase(.animation, "animate", host.noun.isEmpty ? "Changes" : host.noun)
    }

    /// The view that is the first argument.
    private static func first(_ act: CutAct) -> String {
        ViewNoun.itself(act.arguments.first.flatMap { $0.tokens.last { $0.kind == .name } }?.text ?? "")
    }

    private static func added(_ act: CutAct) -> NamePhrase {
        let noun = first(act)
        return NamePhrase(.setUp, "setUp", noun.isEmpty || noun == "View" ? "Subviews" : noun, view: noun)
    }

    /// A method of the controller or of one of its views: its own name says it.
    private static func ownCall(_ act: CutAct) -> NamePhrase? {
        guard act.earlier.isEmpty, let first = act.name.first, first.isLowercase else { return nil }
        let parts = nameParts(of: act.name)
        let verbs: [String: NamePhrase.Topic] = [
            "animate": .animation, "apply": .style, "clear": .content, "configure": .setUp, "disable": .visibility,
            "display": .content, "draw": .content, "enable": .visibility,
            "hide": .visibility, "layout": .setUp, "refresh": .content, "reload": .table, "render": .content,
            "reset": .content, "scroll": .input, "setup": .setUp,
            "show": .content, "stop": .loading, "start": .loading, "style": .style, "update": .content,
        ]
        guard let verb = parts.first, let topic = verbs[verb.lowercased()] else { return nil }
        let noun =
            parts.count > 1
            ? capitalized(Array(parts.dropFirst())) : act.chain.count > 1 ? ViewNoun.itself(act.owner) : ""
        let isOfLoading = words(of: noun).contains { spinners.contains($0) }
        if topic == .loading, !isOfLoading { return NamePhrase(.upkeep, verb, noun) }
        return noun.isEmpty ? nil : NamePhrase(topic, verb, noun, view: act.chain.count > 1 ? act.owner : nil)
    }
}
