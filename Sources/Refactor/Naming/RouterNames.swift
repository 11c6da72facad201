/// The name of a method of the router: where it goes.
enum RouterNames {
    static func name(of cut: CutDescription) -> String {
        let host = HostSubject(id: cut.host.id)
        let acts = ActReader.acts(of: cut.statements.joined(separator: "\n")).flatMap(\.all)
        let calls = acts.filter { $0.form == .call }
        if let name = segue(calls) { return name }
        let screen = screen(in: acts)
        let hostNoun = ["Cell", "Item", "Row"].contains(host.noun) ? "Detail" : nonEmpty(host.noun)
        if let move = calls.first(where: {
            RouteWords.shows.contains($0.name) && ($0.name != "show" || $0.labels.contains("sender"))
        }) {
            if let mode = ScreenMode.noun(in: acts, of: screen) { return "show" + mode }
            return "show"
                + (hosted(in: acts) ?? modelled(in: acts) ?? screen ?? shown(move) ?? made(move, in: acts) ?? hostNoun
                    ?? "Screen")
        }
        if let call = calls.first(where: { RouteWords.moves[$0.name] != nil }), let name = RouteWords.moves[call.name] {
            return name
        }
        if let open = calls.first(where: { $0.name == "open" || $0.name == "openURL" }) {
            return opened(open, in: acts, of: cut)
        }
        if acts.contains(where: { $0.form == .write && ["selectedIndex", "selectedViewController"].contains($0.name) })
        {
            return "selectTab"
        }
        if acts.contains(where: {
            $0.form == .write && $0.name == "rootViewController" || $0.name == "setViewControllers"
        }) {
            return "show" + (top(of: acts) ?? screen ?? hostNoun ?? "RootScreen")
        }
        if let screen { return (cut.result == nil ? "show" : "make") + screen }
        if let own = calls.first(where: {
            $0.chain.count <= 2 && VerbClass(word: words(of: $0.name).first ?? "") == .navigate
        }) {
            return lowercasedName(plainParts(of: own.name))
        }
        if let own = calls.first(where: { ["show", "present"].contains(words(of: $0.name).first ?? "") }) {
            return lowercasedName(plainParts(of: own.name))
        }
        if cut.result == nil, let deed = deed(of: calls) ?? whole(cut, host) { return deed }
        return "show" + (hostNoun ?? "Next")
    }

    /// Names what another object is asked to do: `coordinator.toggleReadFilter()`.
    private static func deed(of calls: [CutAct]) -> String? {
        let telling = calls.filter { call in
            let parts = plainParts(of: call.name)
            return call.chain.count > 1 && parts.count > 1 && HostWords.isVerb(parts[0].lowercased())
        }
        return telling.count == 1 ? lowercasedName(plainParts(of: telling[0].name)) : nil
    }

    private static func whole(_ cut: CutDescription, _ host: HostSubject) -> String? {
        cut.coversWholeBody && host.kind == .deed && !host.event.isEmpty ? host.event : nil
    }

    private static func nonEmpty(_ noun: String) -> String? { noun.isEmpty ? nil : noun }

    /// `performSegue(withIdentifier: "showDetail")`.
    private static func segue(_ calls: [CutAct]) -> String? {
        guard let call = calls.first(where: { $0.name == "performSegue" }), let argument = call.arguments.first else {
            return nil
        }
        guard let noun = StorageKey.noun(argument.tokens) else { return "performSegue" == call.name ? "showNext" : nil }
        var parts = nameParts(of: noun)
        while parts.count > 1, ["identifier", "id", "segue"].contains(parts.last?.lowercased() ?? "") {
            parts.removeLast()
        }
        while parts.count > 1, ["id", "segue"].contains(parts[0].lowercased()) { parts.removeFirst() }
        if parts[0].lowercased() == "unwind" { return lowercasedName(parts) }
        let verbs: Set<String> = ["go", "goto", "open", "present", "push", "show", "to"]
        if let verb = parts.dropLast().lastIndex(where: { verbs.contains($0.lowercased()) }) {
            parts.removeFirst(verb + 1)
        }
        return "show" + withoutEnding(parts)
    }

    /// The screen that is made: `DetailViewController(…)`, `instantiateViewController(withIdentifier: "Detail")`.
    private static func screen(in acts: [CutAct]) -> String? {
        for act in acts {
            if act.form == .call, let type = act.chain.first(where: { isScreen($0) }) { return noun(of: type) }
            if act.form == .call, act.name.hasPrefix("instantiate"), let argument = act.arguments.first {
                // `instantiate(ofType: OrderViewController.self)` names the screen, not `self`.
                if let type = argument.tokens.first(where: { $0.kind == .name && isScreen($0.text) }) {
                    return noun(of: type.text)
                }
                if let noun = StorageKey.noun(argument.tokens) { return withoutEnding(nameParts(of: noun)) }
            }
            let written = act.value + act.arguments.flatMap(\.tokens) + act.head
            if let type = written.first(where: { $0.kind == .name && isScreen($0.text) }) { return noun(of: type.text) }
        }
        return nil
    }

    /// The last of the screens that become the stack, which is the one that is seen.
    private static func top(of acts: [CutAct]) -> String? {
        let tokens = acts.flatMap { $0.value + $0.arguments.flatMap(\.tokens) }
        return tokens.last { $0.kind == .name && isScreen($0.text) }.map { noun(of: $0.text) }
    }

    /// What a screen for any list shows, by the model that it is given: `SettingsTableViewController(viewModel:
    /// AboutViewModel())` shows what is about the app.
    private static func modelled(in acts: [CutAct]) -> String? {
        let kinds = ["Collection", "Generic", "List", "Table"].map { $0 + "ViewController" }
        for act in acts {
            let given = act.arguments.flatMap(\.tokens)
            let screens = act.chain + given.map(\.text)
            guard screens.contains(where: { name in isScreen(name) && kinds.contains(where: name.hasSuffix) }),
                act.argument("viewModel") != nil || given.contains(where: { $0.isName("viewModel") }),
                let model = given.first(where: { $0.text.hasSuffix("ViewModel") && $0.text.first?.isUppercase == true })
            else { continue }
            return capitalized(nameParts(of: String(model.text.dropLast("ViewModel".count))))
        }
        return nil
    }

    /// Returns all words of the screen that is made, for a way beside another one to a screen of nearly the same name:
    /// `OrderPage` of `OrderPageViewController`.
    static func wholeScreen(in acts: [CutAct]) -> String? {
        let names = acts.flatMap { $0.chain + ($0.value + $0.arguments.flatMap(\.tokens)).map(\.text) }
        guard let type = names.first(where: isScreen), type.hasSuffix("ViewController") else { return nil }
        return capitalized(nameParts(of: String(type.dropLast("ViewController".count))))
    }

    private static func isScreen(_ name: String) -> Bool {
        guard name.first?.isUppercase == true, !RouteWords.containers.contains(name),
            !name.hasSuffix("NavigationController")
        else { return false }
        return name.hasSuffix("ViewController") || name.hasSuffix("VC")
            || name.hasSuffix("Controller") && name.count > 10 || name.hasSuffix("Screen")
    }

    /// `UIImagePickerController` is `ImagePicker`, `DetailViewController` is `Detail`.
    private static func noun(of type: String) -> String {
        if let known = RouteWords.screens[type] { return known }
        return withoutEnding(nameParts(of: type))
    }

    private static func withoutEnding(_ parts: [String]) -> String {
        var parts = parts
        let isOfUIKit = parts.count > 3 && parts.suffix(2) == ["View", "Controller"]
        while parts.count > 1, let last = parts.last?.lowercased(),
            ["controller", "screen", "scene", "storyboard", "vc", "view"].contains(last)
        { parts.removeLast() }
        // `ArticlesTableViewController` is a screen of articles.
        if isOfUIKit, parts.count > 1, ["Collection", "Page", "Table"].contains(parts.last) { parts.removeLast() }
        // The prefix of a code base of Objective-C: `TZImagePicker`.
        if parts.count > 1, let first = parts.first, (2...4).contains(first.count), first.allSatisfy(\.isUppercase),
            !["FAQ", "ID", "PDF", "PIN", "QR", "URL"].contains(first)
        {
            parts.removeFirst()
        }
        return capitalized(parts)
    }

    /// The name of the value that is shown: `present(detailViewController, …)`.
    private static func shown(_ move: CutAct) -> String? {
        guard let tokens = move.arguments.first?.tokens else { return nil }
        // What is called, and not what it is given: `Screens.getScanner(delegate: self)`.
        let shown = tokens.prefix { $0.text != "(" }
        guard let name = shown.last(where: { $0.kind == .name && $0.text != "self" }) else { return nil }
        let silent: Set<String> = [
            "alert", "controller", "nav", "navCon", "navController", "navVC", "navigationController", "nc", "next",
            "nextVC", "nil", "targetViewController", "vc", "viewController",
        ]
        let noun = withoutEnding(withoutMaking(plainParts(of: name.text)))
        return silent.contains(name.text) || noun.count < 3 ? nil : noun
    }

    /// What made the value that is shown: `let next = Screens.getScannerViewController()`.
    private static func made(_ move: CutAct, in acts: [CutAct]) -> String? {
        guard let shown = move.arguments.first?.tokens.last(where: { $0.kind == .name })?.text,
            let maker = acts.first(where: { $0.declared == shown && $0.form == .call })
        else { return nil }
        let parts = withoutMaking(plainParts(of: maker.name))
        if maker.chain.count == 1, maker.name.first?.isUppercase == true, !RouteWords.containers.contains(maker.name) {
            return noun(of: maker.name)
        }
        let isOfScreen = ["controller", "screen", "vc"].contains(parts.last?.lowercased() ?? "")
        let noun = withoutEnding(parts)
        return isOfScreen && noun.count > 2 && !["Controller", "Screen", "VC", "ViewController"].contains(noun)
            ? noun : nil
    }

    /// The view of SwiftUI that a hosting controller shows: `UIHostingController(rootView: AboutView())`.
    private static func hosted(in acts: [CutAct]) -> String? {
        for act in acts {
            let isMaker = act.chain.contains(where: isHosting)
            let tokens = (isMaker ? act.arguments.filter { $0.label == "rootView" } : act.arguments).flatMap(\.tokens)
            let start = isMaker ? tokens.startIndex : tokens.firstIndex { isHosting($0.text) }.map { $0 + 1 }
            let names = tokens[(start ?? tokens.endIndex)...].filter { $0.kind == .name && $0.text != "rootView" }
            guard let root = names.first(where: { $0.text.hasSuffix("View") || $0.text.first?.isUppercase == true })
            else { continue }
            return withoutEnding(nameParts(of: root.text))
        }
        return nil
    }

    private static func isHosting(_ name: String) -> Bool {
        name.hasSuffix("HostingController") || name.hasSuffix("HostingViewController")
    }

    /// `getScanner` and `makeScanner` give a scanner.
    private static func withoutMaking(_ parts: [String]) -> [String] {
        let isMade = ["build", "create", "get", "instantiate", "make"].contains(parts.first?.lowercased() ?? "")
        return isMade && parts.count > 1 ? Array(parts.dropFirst()) : parts
    }

    private static func opened(_ act: CutAct, in acts: [CutAct], of cut: CutDescription) -> String {
        let tokens = act.arguments.first?.tokens ?? []
        if tokens.contains(where: {
            $0.text == "openSettingsURLString" || $0.text == "UIApplicationOpenSettingsURLString"
        }) {
            return "openSettings"
        }
        let address = made(tokens, in: acts) ?? tokens
        if let page = address.last(where: { $0.kind == .string }).flatMap({ page(at: $0.text) }) {
            return "open" + (caseAround(cut) ?? page)
        }
        // `AppConstants.homeURL` is a place with a name, `url` is any.
        let plain = textOfURL(address) ?? address
        var parts = plainParts(of: plain.last { $0.kind == .name }?.text ?? "")
        while let last = parts.last, ["address", "link", "uri", "url"].contains(last.lowercased()) {
            parts.removeLast()
        }
        guard parts.isEmpty || plain.contains(where: { $0.text == "(" }) else { return "open" + capitalized(parts) }
        return act.name
    }

    /// What a local value is made of: `let safariURL = URL(string: "https://example.org/terms")!`
    private static func made(_ tokens: [CutToken], in acts: [CutAct]) -> [CutToken]? {
        guard tokens.count == 1, let name = tokens.first?.text,
            let maker = acts.first(where: { $0.declared == name })
        else { return nil }
        return maker.arguments.flatMap(\.tokens)
    }

    /// `CrowdNode.supportURL` in `URL(string: CrowdNode.supportURL)!`
    private static func textOfURL(_ tokens: [CutToken]) -> [CutToken]? {
        guard tokens.first?.isName("URL") == true, let start = tokens.firstIndex(where: { $0.isName("string") }) else {
            return nil
        }
        let chain = tokens[start...].dropFirst().filter { !$0.isMark(":") }.prefix { !$0.isMark(")") }
        let isChain = chain.allSatisfy { $0.kind == .name || $0.isMark(".") }
        return isChain && chain.count > 2 ? Array(chain) : nil
    }

    /// The page of an address: `Terms` of `https://example.org/terms`.
    private static func page(at address: String) -> String? {
        let path = address.split(separator: "/", omittingEmptySubsequences: true).map(String.init)
        guard address.contains("://"), path.count > 2, let last = path.last,
            last.allSatisfy({ $0.isLetter || $0 == "-" })
        else { return nil }
        let parts = last.split(separator: "-").map { String($0).lowercased() }
        return parts.count <= 3 && last.count <= 24 ? capitalized(parts) : nil
    }

    /// `PrivacyPolicy` in `case .privacyPolicy:`
    private static func caseAround(_ cut: CutDescription) -> String? {
        guard case .pattern(let pattern)? = cut.branch else { return nil }
        return BranchWords.state(.pattern(pattern))
    }
}
