/// Views of SwiftUI that fill a screen: those that UIKit hosts, and those that SwiftUI leads to.
struct SwiftUIScreens {
    let facts: AppFacts
    private var found: Set<String> = []
    /// The views that fill windows.
    private var roots: Set<String> = []
    /// Views that lead somewhere, whether they are screens or parts of one.
    private var leaders: Set<String> = []
    /// The views in which others are made, by the name of what is made.
    private var makers: [String: Set<String>] = [:]
    /// The values of the local names of the body that is read, so far.
    private var locals: [String: WiringExpression] = [:]

    /// The names of all such views of an app, sorted.
    static func find(in facts: AppFacts, by workers: some Workers) -> [String] {
        guard facts.imports.contains("SwiftUI") else { return [] }
        let parts = workers.map(facts.parts) { names in
            var screens = SwiftUIScreens(facts: facts)
            for name in names { screens.read(name) }
            return screens
        }
        var all = SwiftUIScreens(facts: facts)
        all.found.formUnion(scenes(in: facts, by: workers))
        for part in parts {
            all.found.formUnion(part.found)
            all.roots.formUnion(part.roots)
            all.leaders.formUnion(part.leaders)
            all.makers.merge(part.makers) { $0.union($1) }
        }
        for root in all.roots {
            // What other views show too is a state of theirs.
            all.found.formUnion(all.choices(of: root).map(\.view).filter { all.makers[$0] == [root] })
        }
        all.climb()
        return all.found.sorted()
    }

    /// The views that cases of an enumeration of screens stand for, one to each: a state of one screen has no such name.
    private static func scenes(in facts: AppFacts, by workers: some Workers) -> Set<String> {
        let table = SceneTable(facts, by: workers) {
            let screens = SwiftUIScreens(facts: facts)
            return { method, type in
                let handed = method.handedCalls
                return method.steps.map { step in
                    let isMaker = method.isStatic && step.makes(type.name, facts)
                    if step.scene == nil && !isMaker || step.isHanded(among: handed) { return [] }
                    let made = Set(screens.views(in: step.value, type.name).filter(screens.isView))
                    return made.count == 1 ? made : []
                }
            }
        }
        let meant = table.screens.filter { name, _ in isSceneName(RoleNames.lastWord(of: name)) }
        return Set(meant.values.flatMap { $0.values.flatMap { $0 } })
    }

    /// Returns true for the name of an enumeration whose cases are screens: `SheetType`, and not `HomeScreenMode`.
    private static func isSceneName(_ name: String) -> Bool {
        let words = NavigationCall.camelWords(name)
        return words.last { !kindWords.contains($0) }.map(sceneWords.contains) ?? false
    }

    /// Words at the end of such names.
    private static let sceneWords: Set<String> = [
        "cover", "destination", "destinations", "modal", "page", "pages", "popup", "route", "routes", "scene", "screen",
        "screens", "sheet", "sheets", "tab", "tabs",
    ]

    /// Words that may stand behind them.
    private static let kindWords: Set<String> = [
        "bar", "case", "content", "enum", "id", "identifier", "item", "items", "kind", "link", "name", "option", "path",
        "presentation", "selection", "step", "style", "target", "type", "value", "view",
    ]

    /// Climbs to the outermost view: what leads somewhere and is made in no screen stands in one that the code does not
    /// show.
    private mutating func climb() {
        for leader in leaders.sorted() {
            var open = [leader]
            var seen: Set<String> = []
            while let view = open.popLast() {
                guard seen.insert(view).inserted, !found.contains(view) else { continue }
                let outer = makers[view] ?? []
                if outer.isEmpty { found.insert(view) } else { open += outer }
            }
        }
    }

    init(facts: AppFacts) { self.facts = facts }

    private mutating func read(_ name: String) {
        for method in facts.types[name]?.methods ?? [] {
            locals = [:]
            for (index, step) in method.steps.enumerated() {
                for call in step.value.calls {
                    read(call, in: name)
                    for branch in method.steps[..<index].branches(of: call, in: step) { add(branch.value, in: name) }
                }
                if case .assign(.member(_, "rootView")) = step.kind { add(step.value, in: name) }
                note(step)
            }
        }
        locals = [:]
        for property in facts.types[name]?.properties ?? [] {
            for call in property.value?.calls ?? [] { read(call, in: name) }
        }
        // What a class of the app hosts, its head says: `class LoginController: UIHostingController<LoginView>`.
        let generics = facts.types[name]?.generics ?? []
        for parent in facts.types[name]?.inherits ?? [] where parent.names.contains("UIHostingController") {
            let hosted = parent.arguments.filter { !$0.allNames.contains(where: generics.contains) }
            found.formUnion(hosted.flatMap { facts.known($0, in: name) }.filter(isView))
        }
    }

    /// A local name stands for all that branches set it to.
    private mutating func note(_ step: WireStep) {
        switch step.kind {
        case .local(let local, _): locals[local] = step.value
        case .assign(.name(let local)):
            if let value = locals[local] { locals[local] = .several([value, step.value]) }
        case .assign, .call, .give: return
        }
    }

    private mutating func read(_ call: WireCall, in owner: String) {
        if call.isInitializer, let made = facts.known(call.name, in: owner), made != owner, isView(made), isView(owner)
        {
            makers[made, default: []].insert(owner)
        }
        if call.name == "tabItem" || isHosting(call), let receiver = call.receiver { return add(receiver, in: owner) }
        let shown =
            facts.linkFrames.link(by: call, in: owner, facts)?.contents ?? Self.contents(of: call, facts)
            ?? (isHost(call, in: owner) || facts.isHostMaker(call)
                ? call.arguments.filter { $0.label == "rootView" || $0.label.isEmpty }
                : facts.handedViews(to: call, in: owner))
        for argument in shown { add(argument.value, in: owner) }
        if call.name == "WindowGroup" { roots.formUnion(shown.flatMap { views(in: $0.value, owner) }.filter(isView)) }
    }

    /// `LoginView().embeddedInHostingController()`: the app's own addition to views hosts them.
    private func isHosting(_ call: WireCall) -> Bool {
        facts.types["View"]?.methods.contains {
            $0.name == call.name && $0.result?.names == ["UIHostingController"]
        } == true
    }

    private func isHost(_ call: WireCall, in owner: String) -> Bool {
        guard call.isInitializer else { return false }
        return facts.known(call.name, in: owner).map { facts.isA($0, ["UIHostingController"]) }
            ?? call.name.hasSuffix("HostingController")
    }

    /// Calls of SwiftUI that lead somewhere, with the labels of what they lead to.
    static let places: [String: Set<String>] = [
        "DocumentGroup": ["", "content", "editor", "viewer"], "NavigationLink": ["", "destination"],
        "Settings": [""], "Tab": ["", "content"], "UIHostingConfiguration": [], "Window": ["", "content"],
        "WindowGroup": ["", "content"], "fullScreenCover": ["", "content"],
        "NBNavigationLink": [""], "nbNavigationDestination": ["", "destination"],
        "navigationDestination": ["", "destination"], "popover": ["", "content"], "sheet": ["", "content"],
    ]

    /// Those whose closure may choose what is shown.
    static let closures: Set<String> = [
        "fullScreenCover", "navigationDestination", "nbNavigationDestination", "popover", "sheet", "WindowGroup",
    ]

    /// Returns the arguments that such a call leads to; nil for other calls.
    static func contents(of call: WireCall, _ facts: AppFacts) -> [WireCall.Argument]? {
        // `NavigationLink(.detail(item)) { Text("a") }`: an initialiser of the app's own takes a case, and its label.
        if call.arguments.first?.value.namedCase != nil, let type = facts.addedMaker(of: call)?.parameters.first?.type,
            !facts.known(type, in: call.name).isEmpty
        {
            return []
        }
        return placed(by: call)
    }

    /// The same, for those that SwiftUI declares.
    ///
    /// A link with a destination has its own label in the closure, and so has one with a value.
    static func placed(by call: WireCall) -> [WireCall.Argument]? {
        guard let labels = places[call.name] else { return nil }
        if call.name == "NavigationLink" || call.name == "NBNavigationLink" {
            if call.labels.contains("value") { return [] }
            if call.labels.contains("destination") { return call.arguments.filter { $0.label == "destination" } }
        }
        return call.arguments.filter { labels.contains($0.label) }
    }

    private mutating func add(_ wire: WiringExpression, in owner: String) {
        let views = views(in: wire, owner)
        if !views.isEmpty, isView(owner) { leaders.insert(owner) }
        found.formUnion(views.filter(isView))
    }

    private func isView(_ name: String) -> Bool { UIKinds.isSwiftUIView(name, facts) }

    /// The views of the app that an expression is, whatever frames and modifiers stand around them.
    func views(in wire: WiringExpression, _ owner: String, depth: Int = 0) -> [String] {
        guard depth < 12 else { return [] }
        switch wire {
        case .call(let call):
            if let receiver = call.receiver {
                if let maker = receiver.pathName.flatMap({ facts.known($0, in: owner) }) {
                    return given(by: call.name, maker, depth: depth)
                }
                return views(in: receiver, owner, depth: depth + 1)
            }
            if let type = facts.known(call.name, in: owner), isView(type) || UIKinds.isRepresentable(type, facts) {
                // A view that is generic frames the views that it is given.
                guard ViewFrames.isFrame(type, facts) else { return [type] }
                let inner = framed(by: call, owner, depth: depth)
                return inner.isEmpty && !ViewFrames.isBare(type, facts) ? [type] : inner
            }
            if call.isInitializer {
                return ViewFrames.isPartial(call.name) ? [] : framed(by: call, owner, depth: depth)
            }
            return given(by: call.name, owner, depth: depth)
        case .name(let name):
            if let value = locals[name] { return views(in: value, owner, depth: depth + 1) }
            return name.isCapitalized ? [] : given(by: name, owner, depth: depth)
        case .several(let values): return values.flatMap { views(in: $0, owner, depth: depth + 1) }
        case .cast(let value, _): return views(in: value, owner, depth: depth + 1)
        case .member, .text, .type, .other: return []
        }
    }

    private func framed(by call: WireCall, _ owner: String, depth: Int) -> [String] {
        call.arguments.filter { !ViewFrames.besides.contains($0.label) }
            .flatMap { views(in: $0.value, owner, depth: depth + 1) }
    }

    private func given(by name: String, _ owner: String, depth: Int) -> [String] {
        facts.lineage(of: owner).flatMap(\.methods).filter { $0.name == name }.flatMap { method in
            let built = facts.builtSteps(of: method, in: owner)
            return method.steps.filter { $0.kind == .give || built.contains(ObjectIdentifier($0)) && $0.kind == .call }
        }.flatMap { views(in: $0.value, owner, depth: depth + 4) }
    }
}
