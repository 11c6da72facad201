/// Finds who leads to whom and who contains whom, in the bodies of all types.
///
/// A class, since it collects while it walks.
final class EdgeFinder {
    let map: ModuleMap
    let resolver: WireResolver
    let knowledge: WireKnowledge
    var found = FoundEdges()
    /// Names of methods that give a container its screens.
    private let screenSetters: Set<String>
    private let users: TypeUsers
    private let methodUsers: MethodUsers
    /// The effects of calls, by their names.
    private var verbs: [String: CallVerb] = [:]
    /// Reads what nobody owns, of which only the ways count.
    private var lender: EdgeFinder?
    /// The steps of the body before the one that is read.
    var passed: ArraySlice<WireStep> = []
    /// The step that is read, and those behind it.
    private(set) var current: WireStep?
    private(set) var rest: ArraySlice<WireStep> = []

    typealias Place = EdgePlace

    var facts: AppFacts { map.facts }

    private init(_ map: ModuleMap, _ knowledge: WireKnowledge, _ screenSetters: Set<String>, _ users: TypeUsers) {
        self.users = users
        methodUsers = MethodUsers(map)
        self.map = map
        resolver = WireResolver(knowledge)
        self.knowledge = knowledge
        self.screenSetters = screenSetters
    }

    /// All that sources and storyboards tell.
    static func edges(of map: ModuleMap, _ knowledge: WireKnowledge, by workers: some Workers) -> FoundEdges {
        let setters = map.facts.screenSetters
        let users = TypeUsers(map, by: workers)
        let parts = workers.map(map.facts.parts) { names in
            let finder = EdgeFinder(map, knowledge, setters, users)
            finder.find(in: names)
            return finder.found
        }
        let finder = EdgeFinder(map, knowledge, setters, users)
        for part in parts { finder.found.join(part) }
        LentWays.settle(&finder.found, of: map, knowledge, owners: finder.modules, by: workers)
        SceneUse.settle(&finder.found, of: map, knowledge, owners: finder.modules, by: workers)
        finder.found.dropChosen()
        finder.found.addRootChoices(map)
        finder.found.settleScenes()
        finder.found.dropRenderers(map)
        finder.found.dropTables()
        finder.found.addStoryboards(of: map)
        finder.settleMade()
        return finder.found
    }

    private func find(in names: ArraySlice<String>) {
        for name in names {
            guard let type = facts.types[name], !facts.isA(name, ["PreviewProvider"]) else { continue }
            let owners = modules(owning: name)
            for module in owners {
                read(type, of: module, among: owners)
                embedded(in: type, module)
            }
            if owners.isEmpty { lend(type) }
        }
        found.lent.merge(lender?.found.lent ?? [:]) { $0 + $1 }
    }

    private func read(_ type: JoinedType, of module: String, among owners: [String]) {
        // What a base class does, its heir does with what that overrides.
        let heir = owners.count > 1 ? heir(of: type.name, in: module) : nil
        for method in type.methods where !method.steps.isEmpty && !isSetter(method, of: type) {
            guard methodUsers.uses(method, of: type, in: module, among: owners) else { continue }
            let owner = heir ?? type.name
            read(
                method,
                at: Place(
                    type: owner, module: module, role: map.role(of: owner), method: method,
                    declaring: heir == nil ? nil : type.name))
        }
    }

    /// The only type of a module that inherits another one.
    private func heir(of base: String, in module: String) -> String? {
        guard facts.keyword(of: base) == .class else { return nil }
        let heirs = facts.implementers(of: base).filter { map.module(of: $0) == module && map.isMember($0) }
        return heirs.count == 1 ? heirs[0] : nil
    }

    /// Returns true if a method shows what a property is set to: whoever sets it leads there.
    private func isSetter(_ method: JoinedMethod, of type: JoinedType) -> Bool {
        guard let name = type.property(setBy: method) else { return false }
        return knowledge.shown.showing(property: name, of: [type]) != nil
    }

    /// Reads what nobody owns, such as an addition to a class of UIKit, for those who call it.
    private func lend(_ type: JoinedType) {
        guard !type.isGeneric, !UIKinds.isSwiftUIView(type.name, facts) else { return }
        let lender = lender ?? EdgeFinder(map, knowledge, screenSetters, users)
        lender.read(type, of: "", among: [""])
        self.lender = lender
    }

    /// The module of a type; a protocol's own code runs in its implementers; the rest of the app composes it.
    private func modules(owning name: String) -> [String] {
        if let module = map.module(of: name) { return [module] }
        if facts.types[name]?.isGeneric == true { return [] }
        if UIKinds.isSwiftUIView(name, facts) { return map.sharers(of: name) }
        if facts.isProtocol(name) { return map.modules(for: name) }
        let users = users.modules(using: name)
        if !users.isEmpty { return users }
        // What a base class does, those who inherit it do.
        let heirs = facts.implementers(of: name).filter { map.isMember($0) }
        return heirs.isEmpty
            ? [ModuleMap.app]
            : heirs.count <= (facts.keyword(of: name) == .class ? Self.mostHeirs : Self.mostAdded)
                ? Set(heirs.compactMap { map.module(of: $0) }).sorted() : []
    }

    /// To how many heirs a base class gives its ways, and to how many an addition to one of a framework.
    private static let (mostHeirs, mostAdded) = (5, 3)

    private func read(_ method: JoinedMethod, at place: Place) {
        var scope = WireScope(of: method, owner: place.type)
        for (index, step) in method.steps.enumerated() {
            passed = method.steps[..<index]
            rest = method.steps[(index + 1)...]
            current = step
            step.value.eachCall { read($0, scope, at: place) }
            if case .assign(let target) = step.kind {
                assigned(step, to: target.lastName, scope, at: place)
                observed(step, target, scope, at: place)
            }
            resolver.note(step, in: &scope)
        }
    }

    // MARK: - Calls

    private func read(_ call: WireCall, _ scope: WireScope, at place: Place) {
        let verb = verb(named: call.name)
        switch verb.kind {
        case .segue: segue(call, scope, at: place)
        case .factory: factory(call, scope, at: place)
        case .routing:
            if let path = routingPath(call) {
                protocolRoute(call, path, scope, at: place)
            } else {
                shown(by: call, verb, scope, at: place)
            }
        case .other: shown(by: call, verb, scope, at: place)
        }
    }

    func verb(named name: String) -> CallVerb {
        if let known = verbs[name] { return known }
        let verb = CallVerb(name, setsScreens: screenSetters.contains(name))
        verbs[name] = verb
        return verb
    }

    /// A screen that a call is given, or a call to another module that shows it.
    private func shown(by call: WireCall, _ verb: CallVerb, _ scope: WireScope, at place: Place) {
        branches(of: call, scope, at: place)
        if handedOn(call, scope, at: place) || showsItself(call, scope, at: place) { return }
        let link = facts.linkFrames.link(by: call, in: scope.owner, facts)
        let said = link?.showing ?? (isMade(call) ? nil : NavigationCall.direct(call) ?? verb.showing)
        if call.name == "tabItem", let tab = call.receiver {
            lead(to: tab, NavigationCall(kind: .child, label: "tab"), scope, at: place, line: call.line)
            return
        }
        let isTab = self.isTab(call, verb, scope) && !isElsewhere(call, scope, at: place)
        let showing =
            isTab
            ? NavigationCall(kind: .child, label: "tab")
            : isInAlert(call, scope) ? NavigationCall(kind: .route, label: "present") : said
        var isShown = false
        if let showing, !isOwnVerb(call, scope) {
            for argument in link?.contents ?? shownArguments(of: call, scope) {
                let value = showing.label == "setRoot" ? argument.value.withoutThere(scope) : argument.value
                let types = resolver.types(of: value, in: scope)
                for module in map.destinations(types)
                where module != place.module || isFresh(argument.value, scope, at: place) {
                    isShown = true
                    let via = self.via(argument.value, types, module, scope, at: place)
                    add(showing, place, module, via: via, line: call.line, isTab: isTab)
                }
            }
            if !isShown { isShown = modelShown(by: call, showing, scope, at: place) }
            if !isShown, let name = UnknownScreens(facts: facts).name(in: call, scope) {
                unresolved(name, call, at: place, mayBeForeign: true)
            }
        }
        guard !isShown, let receiver = call.receiver else {
            if call.isInitializer, !isShown { noteMade(call.name, scope, call, at: place) }
            return
        }
        called(call, on: receiver, showing, scope, at: place)
    }

    /// `alert.addChild(picker)`: what stands in an alert is presented with it.
    private func isInAlert(_ call: WireCall, _ scope: WireScope) -> Bool {
        guard call.name.hasPrefix("addChild"), case .name(let alert) = call.receiver,
            case .call(let made) = scope.value(of: alert)
        else { return false }
        return made.isInitializer && UIKinds.isAlert(made.name)
    }

    /// A call to another module that shows it, or that gives something of it.
    private func called(
        _ call: WireCall, on receiver: WiringExpression, _ showing: NavigationCall?, _ scope: WireScope, at place: Place
    ) {
        let types = resolver.types(of: receiver, in: scope)
        if resolver.isOfList(call, types) { return }
        // `frontController.present(alert, animated: true)`: the screen that shows another one is not led to.
        if NavigationCall.direct(call) != nil, types.contains(where: { UIKinds.isController($0, facts) }) { return }
        // Who is told what happened leads somewhere, if at all, in a body of its own.
        if showing == nil, isReport(to: receiver, types) { return }
        // What stands behind a protocol of one's own module is one's own, whoever else conforms to it.
        if types.contains(where: { facts.isProtocol($0) && map.modules(for: $0).contains(place.module) }) { return }
        for module in map.destinations(types) where module != place.module {
            let via = self.via(receiver, types, module, scope, at: place)
            let role = types.sorted().compactMap { map.role(of: $0) ?? roleBehind($0) }.first
            // A coordinator that is told leads on by itself: `delegate?.openBrowser(url)`.
            if role == .router, isReport(to: receiver, types) || NavigationCall.isNotice(call.name) { continue }
            if var showing, role == .router || role == .builder, leads(showing, place),
                !isBorrowed(call, types, from: module), !IdleMethods(resolver: resolver).isIdle(call, types)
            {
                // Whoever is given the window fills it.
                if showing.kind == .route, showing.label != "launch", call.arguments.contains(where: \.isWindow) {
                    showing = NavigationCall(kind: .route, label: "root")
                }
                add(showing, place, module, via: via, line: call.line, isTab: false)
            } else if place.module == ModuleMap.app, role == .router || role == .builder,
                call.arguments.contains(where: \.isWindow)
            {
                add(NavigationCall(kind: .route, label: "root"), place, module, via: via, line: call.line, isTab: false)
            } else if role != .view || call.name.hasPrefix("instantiate") {
                if role == .builder, givesOther(call, scope, than: module) { continue }
                // Whoever asks for the one router that there is leads where it calls that.
                if map.isFlow(module), call.arguments.isEmpty, call.name.isSingleton { continue }
                if isBorrowed(call, types, from: module) { continue }
                if let child = embeddedView(call, module, scope) {
                    add(child, place, module, via: via, line: call.line, isTab: false)
                } else {
                    note(place, module, via: via, line: call.line)
                }
            }
        }
    }

    /// `LoginFactory.makeTerms()`: a builder may give the screen of another module, too.
    private func givesOther(_ call: WireCall, _ scope: WireScope, than module: String) -> Bool {
        let given = map.destinations(resolver.types(of: .call(call), in: scope).filter { map.role(of: $0) == .view })
        return !given.isEmpty && !given.contains(module)
    }

    /// A value is made, and no place of SwiftUI.
    private func isMade(_ call: WireCall) -> Bool { call.isInitializer && SwiftUIScreens.places[call.name] == nil }

    /// The arguments that a call may show: the first of UIKit's own, else all but where they are shown.
    private func shownArguments(of call: WireCall, _ scope: WireScope) -> [WireCall.Argument] {
        if NavigationCall.direct(call) != nil { return Array(call.arguments.prefix(1)) }
        if let contents = SwiftUIScreens.contents(of: call, facts) { return contents }
        return mayBeShown(by: call, scope)
    }

    private func leads(_ showing: NavigationCall, _ place: Place) -> Bool {
        showing.kind == .route || place.role != .builder
    }

    private func roleBehind(_ type: String) -> ModuleRole? {
        facts.isProtocol(type) ? facts.implementers(of: type).compactMap { map.role(of: $0) }.first : nil
    }

    /// A verb of the module itself, which shows nothing by being called: `presenter.show(items)`.
    private func isOwnVerb(_ call: WireCall, _ scope: WireScope) -> Bool { call.arguments.isEmpty }

    /// `[TextBuilder buildView:self.textView …]`: the other module's view stands in one's own.
    private func embeddedView(_ call: WireCall, _ module: String, _ scope: WireScope) -> NavigationCall? {
        for argument in call.arguments {
            let types = resolver.types(of: argument.value, in: scope)
            let views = types.filter { map.role(of: $0) == .view && UIKinds.isView($0, facts) }
            if views.contains(where: { map.module(of: $0) == module }) {
                return NavigationCall(kind: .child, label: "embed")
            }
        }
        return nil
    }

    private func noteMade(_ name: String, _ scope: WireScope, _ call: WireCall, at place: Place) {
        guard let type = facts.known(name, in: scope.owner) else { return }
        if place.role == .view, UIKinds.isSwiftUIView(type, facts) || UIKinds.isRepresentable(type, facts) {
            for module in map.destinations([type]) where module != place.module {
                found.made.append(
                    ModuleEdge(
                        from: place.module, to: module, kind: .child, label: "embed", via: type,
                        evidence: "\(place.file):\(call.line)"
                    ).between(place.type, type))
            }
            return
        }
        // `LoginComponent(parent: self)`: the scope of the child stands in one's own.
        let isScope = call.arguments.contains {
            WireVocabulary.all.scopes.contains($0.label) && $0.value == .name("self")
        }
        for module in map.destinations([type]) where module != place.module {
            if isScope, place.module != ModuleMap.app {
                let showing = NavigationCall(kind: .child, label: "scope")
                add(showing, place, module, via: type, line: call.line, isTab: false)
            } else {
                note(place, module, via: type, line: call.line)
            }
        }
    }

    // MARK: - Assignments

    private func assigned(_ step: WireStep, to name: String, _ scope: WireScope, at place: Place) {
        guard let set = NavigationCall.assigned[name], !keeps(step, name, scope) else { return }
        let isOwnList = name == "viewControllers" && isPlainList(step, scope)
        let showing = isOwnList ? NavigationCall(kind: .child, label: "embed") : set
        let types = resolver.types(of: step.value, in: scope)
        var isTab = false
        switch step.kind {
        case .assign(.member(let base, _)): isTab = self.isTab(base, scope)
        case .assign(.name): isTab = UIKinds.isTabBar(scope.owner, facts)
        case .assign, .local, .call, .give: break
        }
        for module in map.destinations(types) where module != place.module || isFresh(step.value, scope, at: place) {
            let via = self.via(step.value, types, module, scope, at: place)
            add(showing, place, module, via: via, line: step.line, isTab: isTab && name == "viewControllers")
        }
    }

    /// A controller that is no container of UIKit keeps its children in a list of its own.
    private func isPlainList(_ step: WireStep, _ scope: WireScope) -> Bool {
        guard case .assign(let target) = step.kind, target.isOwn("viewControllers") else { return false }
        return UIKinds.isController(scope.owner, facts) && !UIKinds.isNavigation(scope.owner, facts)
            && !UIKinds.isTabBar(scope.owner, facts)
    }

    /// `self.rootViewController = root`: whoever is no screen itself keeps what it is given to show others from.
    private func keeps(_ step: WireStep, _ name: String, _ scope: WireScope) -> Bool {
        guard case .name(let given) = step.value, scope.parameter(given) != nil, case .assign(let target) = step.kind
        else { return false }
        return target.isOwn(name) && facts.keeps(name, in: scope.owner)
    }

    private func isTab(_ call: WireCall, _ verb: CallVerb, _ scope: WireScope) -> Bool {
        guard call.name != "setViewControllers" else {
            return call.receiver.map { isTab($0, scope) } ?? UIKinds.isTabBar(scope.owner, facts)
        }
        guard verb.setsScreens, let receiver = call.receiver, !call.arguments.isEmpty else { return false }
        return resolver.types(of: receiver, in: scope).contains { type in
            resolver.methods(named: call.name, labels: call.labels, on: type)
                .contains { UIKinds.isTabBar($0.owner, facts) && $0.method.setsScreens }
        }
    }

    /// Returns true if a call is sent to a container that is another module: `parent.pushPage(HelpController())`.
    private func isElsewhere(_ call: WireCall, _ scope: WireScope, at place: Place) -> Bool {
        guard place.module != ModuleMap.app, let receiver = call.receiver else { return false }
        let owners = resolver.types(of: receiver, in: scope).compactMap { map.module(of: $0) }
        return !owners.isEmpty && !owners.contains(place.module)
    }

    private func isTab(_ base: WiringExpression, _ scope: WireScope) -> Bool {
        let name = base.lastName
        if name.lowercased().contains("tab") || name.lowercased().contains("page") { return true }
        if case .name = base, let mention = scope.parameter(name)?.type, UIKinds.isTabBar(mention, facts) {
            return true
        }
        return resolver.types(of: base, in: scope).contains { UIKinds.isTabBar($0, facts) }
    }
}

extension WireCall.Argument {
    fileprivate var isWindow: Bool { value.lastName.lowercased().hasSuffix("window") }
}

extension WiringExpression {
    /// Returns true if it is a property of the type that it stands in, as far as its words tell.
    func isOwn(_ name: String) -> Bool { self == .name(name) || self == .member(.name("self"), name) }

    /// The last word of a name: `tabBarController` of `self.window.tabBarController`.
    var lastName: String {
        switch self {
        case .name(let name), .member(_, let name): name
        case .cast(let value, _): value.lastName
        case .call(let call): call.name
        case .several, .text, .type, .other: ""
        }
    }
}
