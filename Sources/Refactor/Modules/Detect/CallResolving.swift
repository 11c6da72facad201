/// Resolution of calls: values made by initialisers, methods of the app, storyboards, factories of frameworks.
extension WireResolver {
    func types(of call: WireCall, in scope: WireScope) -> Set<String> {
        if call.isInitializer { return made(by: call, in: scope) }
        if call.name.hasPrefix("instantiate"), let scenes = scenes(of: call, in: scope) { return scenes }
        guard let receiver = call.receiver else { return function(call, in: scope) }
        if case .name(let name) = receiver, WireVocabulary.all.definitions.contains(name) {
            return mentioned(in: call, scope)
        }
        let value = caseValue(of: receiver, in: scope)
        if let value, let found = types(givenBy: value, call.name, toldBy: call, in: scope), !found.isEmpty {
            return found
        }
        var owners = types(of: receiver, in: scope)
        if owners.isEmpty, let named = value?.type ?? foreign(receiver, in: scope) { owners = [named] }
        let labels = call.labels
        let named = namedCases(in: call, scope)
        var found: Set<String> = []
        var isKnown = false
        for owner in owners.count > 1 ? owners.sorted() : Array(owners) {
            guard let given = result(of: call.name, labels: labels, on: owner, naming: named) else {
                continue
            }
            isKnown = true
            if found.isEmpty { found = given } else { found.formUnion(given) }
        }
        if found.isEmpty, isKnown { found = told(call, on: owners, in: scope) }
        // `SceneType<DetailView>` gives what it is for.
        if found.isEmpty, isKnown, owners.count > 1, isGeneric(call, on: owners) { found = owners.filter(isScreen) }
        if !found.isEmpty { return found }
        // A modifier of SwiftUI gives the view that it is sent to.
        let views = owners.filter { UIKinds.isSwiftUIView($0, facts) && (!isKnown || isModifier(call, of: $0)) }
        if !views.isEmpty { return views }
        // One that wraps a controller stands for that too.
        if !isKnown, owners.contains(where: { UIKinds.isRepresentable($0, facts) }) { return owners }
        if !isKnown, Self.walks.contains(call.name) { return elements(of: owners, handedBy: call, in: scope) }
        if !isKnown, WireVocabulary.all.gives.contains(call.name) { return owners }
        if !isKnown, Self.fillers.contains(call.name) { return owners }
        let carried = owners.intersection(carriers)
        if !carried.isEmpty { return carried }
        if !isKnown, owners.isEmpty, let scenes = scenes(named: call.name, on: receiver) { return scenes }
        if !isKnown, case .name(let name) = receiver, name != "self", name != "super", !scope.knows(name),
            let type = facts.known(name, in: scope.owner)
        {
            return [type]
        }
        return isKnown && !isGeneric(call, on: owners) ? [] : mentioned(in: call, scope)
    }

    /// Returns true if a method gives what its caller or the type of what is asked names: `func make<T>() -> T`.
    private func isGeneric(_ call: WireCall, on owners: Set<String>) -> Bool {
        owners.contains { owner in
            methods(named: call.name, labels: call.labels, on: owner).contains { _, method in
                method.result?.names.count == 1 && method.result?.names[0].isPlaceholder == true
            }
        }
    }

    /// Returns true if a call means a modifier of the app's own: `extension View { func framed() -> some View }`.
    private func isModifier(_ call: WireCall, of view: String) -> Bool {
        methods(named: call.name, labels: call.labels, on: view).allSatisfy { owner, _ in facts.isForeign(owner) }
    }

    /// `LoginController().then { $0.title = "" }`: gives back what it fills.
    private static let fillers: Set<String> = ["also", "apply", "copy", "mutableCopy", "then", "with"]

    /// Methods of lists that give elements, or what a closure makes of each.
    private static let walks: Set<String> = ["compactMap", "filter", "first", "flatMap", "map", "reversed", "sorted"]

    /// `screens.map { UINavigationController(rootViewController: $0) }`: what the closure says, else the elements.
    private func elements(of list: Set<String>, handedBy call: WireCall, in scope: WireScope) -> Set<String> {
        guard call.name.hasSuffix("ap"), let value = call.arguments.first?.value else { return list }
        switch value {
        case .name(let name) where !scope.knows(name):
            // `Tab.allCases.map(screen(for:))`: what the method gives.
            guard let method = facts.lineage(of: scope.owner).flatMap(\.methods).first(where: { $0.name == name })
            else {
                return list
            }
            return result(of: name, labels: method.labels, on: scope.owner) ?? list
        case .member(_, let name) where name == "init": return list
        default: return types(of: value, in: scope)
        }
    }

    /// `LoginView(…)`; a container of a framework stands for what it shows.
    private func made(by call: WireCall, in scope: WireScope) -> Set<String> {
        if call.name == "Self" { return [scope.owner] }
        var found: Set<String> = []
        let isHost = facts.known(call.name, in: scope.owner).map { facts.isA($0, ["UIHostingController"]) } ?? false
        for argument in call.arguments
        where Self.contentLabels.contains(argument.label) || isHost && argument.label.isEmpty {
            found.formUnion(types(of: argument.value, in: scope))
        }
        for generic in call.generics { found.formUnion(facts.known(TypeNames(generic.allNames), in: scope.owner)) }
        if let type = facts.known(call.name, in: scope.owner) {
            if UIKinds.isRepresentable(type, facts) {
                return (result(of: "makeUIViewController", labels: ["context"], on: type) ?? []).union([type])
            }
            let framed = framed(by: type, call, in: scope)
            if !framed.isEmpty { return framed }
            if UIKinds.framesControllers(type, facts) {
                let inner = call.arguments.flatMap { types(of: $0.value, in: scope) }.filter(isScreen)
                if !inner.isEmpty { return Set(inner) }
            }
            if facts.isA(type, Self.containers) || found.isEmpty { return found.union([type]) }
            return isScreen(type) ? [type] : found.filter(isScreen).union([type])
        }
        if found.isEmpty { found = mentioned(in: call, scope) }
        if found.isEmpty { found = framed(by: call, in: scope) }
        if found.isEmpty, call.name.hasSuffix("Factory") || call.name.hasSuffix("Loader") {
            found = scenes(of: call, in: scope) ?? []
        }
        return found
    }

    private func isScreen(_ type: String) -> Bool {
        UIKinds.isController(type, facts) || UIKinds.isSwiftUIView(type, facts)
    }

    static let contentLabels: Set<String> = [
        "contentViewController", "destination", "rootView", "rootViewController", "viewControllers",
    ]

    /// `Lazy(LoginView())`: a view that is generic shows the views that it is given.
    private func framed(by type: String, _ call: WireCall, in scope: WireScope) -> Set<String> {
        guard ViewFrames.isFrame(type, facts), UIKinds.isSwiftUIView(type, facts) else { return [] }
        return call.arguments.filter { !ViewFrames.besides.contains($0.label) }.reduce(into: []) { found, argument in
            found.formUnion(types(of: argument.value, in: scope).filter { UIKinds.isSwiftUIView($0, facts) })
        }
    }

    /// `NavigationStack { LoginView() }`: the views in a frame of SwiftUI.
    private func framed(by call: WireCall, in scope: WireScope) -> Set<String> {
        guard facts.imports.contains("SwiftUI"), !ViewFrames.isPartial(call.name) else { return [] }
        return call.arguments.reduce(into: []) { found, argument in
            guard ["", "content", "destination", "root"].contains(argument.label) else { return }
            found.formUnion(types(of: argument.value, in: scope).filter { UIKinds.isSwiftUIView($0, facts) })
        }
    }

    private static let containers: Set<String> = [
        "UIHostingController", "UINavigationController", "UIPageViewController", "UISplitViewController",
    ]

    private func function(_ call: WireCall, in scope: WireScope) -> Set<String> {
        let named = namedCases(in: call, scope)
        guard let given = result(of: call.name, labels: call.labels, on: scope.owner, naming: named) else {
            return mentioned(in: call, scope)
        }
        if !given.isEmpty { return given }
        let told = told(call, on: [scope.owner], in: scope)
        if !told.isEmpty { return told }
        // `inNavigation(loginView)` gives back what it is given, in a frame.
        let isHost = facts.isHostMaker(call)
        return call.arguments.reduce(into: []) { found, argument in
            let types = types(of: argument.value, in: scope)
            found.formUnion(types.filter { UIKinds.isController($0, facts) || isHost && isScreen($0) })
        }
    }

    /// Types that an unknown function is told about: `resolve(LoginView.self)`, `router(LoginInput)`.
    private func mentioned(in call: WireCall, _ scope: WireScope) -> Set<String> {
        var found: Set<String> = []
        for generic in call.generics { found.formUnion(facts.known(TypeNames(generic.allNames), in: scope.owner)) }
        for argument in call.arguments {
            switch argument.value {
            case .type(let mention): found.formUnion(facts.known(mention, in: scope.owner))
            case .name(let name) where name.isCapitalized:
                if !scope.knows(name), let type = facts.known(name, in: scope.owner) { found.insert(type) }
            case .call(let inner) where WireVocabulary.all.wrappers.contains(inner.name):
                for generic in inner.generics { found.formUnion(facts.known(generic, in: scope.owner)) }
            default: continue
            }
        }
        return found
    }

    /// The classes of a scene that code asks a storyboard for; nil if it says no identifier that is known.
    private func scenes(of call: WireCall, in scope: WireScope) -> Set<String>? {
        let storyboards = texts(of: call.receiver ?? .other, in: scope)
        var found: Set<String> = []
        if call.name.hasPrefix("instantiateInitial") {
            for name in storyboards { found.formUnion(facts.interfaces.initialClasses(ofStoryboard: name)) }
        } else {
            if call.arguments.isEmpty, case .member(let board, let name) = call.receiver {
                return scenes(named: name, on: board)
            }
            for text in call.arguments.flatMap({ texts(of: $0.value, in: scope) }) {
                found.formUnion(facts.interfaces.classes(identifier: text, storyboards: storyboards))
                if found.isEmpty, facts.types[text] != nil { found.insert(text) }
            }
        }
        let known = Set(found.compactMap { facts.known($0) })
        return known.isEmpty ? nil : known
    }

    /// `R.storyboard.main.detail()`: names that a generator made of those of storyboards and of their scenes.
    private func scenes(named name: String, on board: WiringExpression) -> Set<String>? {
        guard case .member(_, let storyboard) = board else { return nil }
        let found = facts.interfaces.classes(generatedAs: name, in: storyboard).compactMap { facts.known($0) }
        return found.isEmpty ? nil : Set(found)
    }

    // MARK: - Texts

    /// The string literals that an expression may stand for.
    func texts(of wire: WiringExpression, in scope: WireScope, depth: Int = 0) -> [String] {
        guard depth < 6 else { return [] }
        switch wire {
        case .text(let text): return [text]
        case .name(let name):
            if let value = scope.value(of: name) { return texts(of: value, in: scope, depth: depth + 1) }
            if let text = facts.constants[name] { return [text] }
            return texts(ofProperty: name, of: scope.owner, depth: depth)
        case .member(let base, let name):
            if let found = texts(ofFacet: name, of: base, in: scope, depth: depth) { return found }
            guard let owner = typeName(base, in: scope) else { return [name] }
            let found = texts(ofProperty: name, of: owner, depth: depth)
            return found.isEmpty && name.lowercased().contains("identifier") ? [owner] : found
        case .call(let call): return texts(of: call, in: scope, depth: depth)
        case .cast(let value, _): return texts(of: value, in: scope, depth: depth + 1)
        case .several(let values): return values.flatMap { texts(of: $0, in: scope, depth: depth + 1) }
        case .type(let mention): return mention.names
        case .other: return []
        }
    }

    /// The texts of what a member says in other words: `scene.rawValue`; nil for other members.
    private func texts(
        ofFacet name: String, of base: WiringExpression, in scope: WireScope, depth: Int
    ) -> [String]? {
        if name == "capitalized" { return texts(of: base, in: scope, depth: depth + 1).map(\.capitalizedName) }
        guard ["identifier", "instance", "name", "rawValue", "storyboard"].contains(name) else { return nil }
        switch base {
        case .member: return texts(of: base, in: scope, depth: depth + 1)
        case .name("self"): return scope.value(of: name).map { texts(of: $0, in: scope, depth: depth + 1) }
        case .name(let local): return scope.value(of: local).map { texts(of: $0, in: scope, depth: depth + 1) }
        default: return nil
        }
    }

    private func typeName(_ wire: WiringExpression, in scope: WireScope) -> String? {
        switch wire {
        case .name("self"), .name("Self"): scope.owner
        case .name(let name): facts.known(name, in: scope.owner)
        case .member(.name(let outer), let inner): facts.known(outer + "." + inner, in: scope.owner)
        default: nil
        }
    }

    /// `UIStoryboard(name: "Main", bundle: nil)`, `String(describing: LoginView.self)`.
    private func texts(of call: WireCall, in scope: WireScope, depth: Int) -> [String] {
        let found = call.arguments.flatMap { texts(of: $0.value, in: scope, depth: depth + 1) }
        if !found.isEmpty { return found }
        guard let receiver = call.receiver else {
            let own = facts.lineage(of: scope.owner).flatMap(\.methods).filter { $0.name == call.name }
            return own.flatMap(\.steps).flatMap { step in
                step.kind == .give ? texts(of: step.value, in: WireScope(owner: scope.owner), depth: depth + 1) : []
            }
        }
        return texts(of: receiver, in: scope, depth: depth + 1)
    }

    private func texts(ofProperty name: String, of owner: String, depth: Int) -> [String] {
        for type in facts.lineage(of: owner) {
            guard let value = type.properties.first(where: { $0.name == name })?.value else { continue }
            return texts(of: value, in: WireScope(owner: type.name), depth: depth + 1)
        }
        return []
    }
}
