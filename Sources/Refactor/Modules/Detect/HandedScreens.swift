/// Screens that are handed to methods and properties which show them, and views of controllers that are put into others.
extension EdgeFinder {
    /// Follows the arguments of a call into the method that it means; says whether a screen is shown there.
    func handedOn(_ call: WireCall, _ scope: WireScope, at place: Place) -> Bool {
        if NavigationCall.subviews.contains(call.name), case .member(let base, "view") = call.arguments.first?.value {
            // What is laid over or under a window's screen for a while leads nowhere.
            let isWindow = call.receiver?.lastName.lowercased().hasSuffix("window") == true
            if isWindow, place.module != ModuleMap.app { return true }
            return lead(
                to: base, NavigationCall(kind: .child, label: "embed"), scope, at: place, line: call.line,
                onlyControllers: true)
        }
        guard knowledge.shown.mayShow(call.name) else { return false }
        let callees = callees(of: call, scope)
        let shown = knowledge.shown.shown(by: call, among: callees)
        var isShown = false
        for (argument, showing) in shown.sorted(by: { $0.key < $1.key }) {
            let value = call.arguments[argument].value
            let seen = isOwn(call.receiver, of: place) ? showing : seen(showing, by: callees, at: place)
            if lead(to: value, seen, scope, at: place, line: call.line) {
                isShown = true
            } else {
                for screen in resolver.carried(by: value, scope)
                where lead(to: screen, seen, scope, at: place, line: call.line) {
                    isShown = true
                }
            }
        }
        return isShown
    }

    /// Reads a call that a screen shows itself by; says whether it is one.
    func showsItself(_ call: WireCall, _ scope: WireScope, at place: Place) -> Bool {
        guard knowledge.shown.mayShow(call.name), let receiver = call.receiver else { return false }
        var isShown = false
        for type in resolver.types(of: receiver, in: scope).sorted() where map.role(of: type) == .view {
            let methods = resolver.methods(named: call.name, labels: call.labels, on: type)
            guard let showing = knowledge.shown.showing(itselfBy: methods) else { continue }
            for module in map.destinations([type]) where module != place.module {
                isShown = true
                add(showing, place, module, via: type, line: call.line, isTab: false)
            }
        }
        return isShown
    }

    /// What is put into a container of another module is shown there, and not in one's own view.
    private func seen(_ showing: NavigationCall, by callees: [AppFacts.OwnedMethod], at place: Place) -> NavigationCall
    {
        guard showing.kind == .child, ["embed", "tab"].contains(showing.label), let first = callees.first else {
            return showing
        }
        let isElsewhere = callees.allSatisfy { callee in
            guard UIKinds.isController(callee.owner, facts), let module = map.module(of: callee.owner) else {
                return false
            }
            return module != place.module && !facts.ancestors(of: place.type).contains(callee.owner)
        }
        guard isElsewhere else { return showing }
        let named = NavigationCall.by(name: first.method.name)
        return named.flatMap { $0.kind == .route ? $0 : nil } ?? NavigationCall(kind: .route, label: "show")
    }

    /// Returns true if a call is sent to something that its own type holds, such as a container in its view.
    private func isOwn(_ receiver: WiringExpression?, of place: Place) -> Bool {
        let name: String
        switch receiver {
        case .name(let property), .member(.name("self"), let property): name = property
        default: return false
        }
        // What it only knows, such as its parent, is not its own.
        return facts.lineage(of: place.type).contains { type in
            type.properties.contains { $0.name == name && !$0.isComputed && $0.strength == .strong }
        }
    }

    /// The methods of the app that a call may mean; by the name alone where its receiver is not known.
    func callees(of call: WireCall, _ scope: WireScope) -> [AppFacts.OwnedMethod] {
        let owners = call.receiver.map { resolver.types(of: $0, in: scope) } ?? [scope.owner]
        let labels = call.labels
        let found = owners.sorted().flatMap { owner in
            resolver.methods(named: call.name, labels: labels, on: owner).filter { !$0.method.isRequirement }
        }
        // A call of UIKit's own is not meant by what some class overrides.
        if found.isEmpty { return NavigationCall.direct(call) == nil ? facts.methods(named: call.name) : [] }
        return found.map { AppFacts.OwnedMethod(owner: $0.owner, method: $0.method) }
    }

    /// Returns true if a protocol is one by which somebody is told what happened.
    static func isReport(_ type: String) -> Bool {
        ["DataSource", "Delegate", "Listener", "Output", "Parent"].contains(where: type.hasSuffix)
    }

    /// Returns true if who is told something is known by such a protocol, or by its name where that of its type tells
    /// nothing: `closeDelegate`.
    func isReport(to receiver: WiringExpression, _ types: Set<String>) -> Bool {
        types.contains { facts.isProtocol($0) && Self.isReport($0) } || receiver.lastName.hasSuffix("elegate")
    }

    /// An edge to the modules that an expression stands for; says whether there is one.
    @discardableResult
    func lead(
        to value: WiringExpression, _ showing: NavigationCall, _ scope: WireScope, at place: Place, line: Int,
        onlyControllers: Bool = false
    ) -> Bool {
        var types = resolver.types(of: value, in: scope)
        if onlyControllers { types = types.filter { UIKinds.isController($0, facts) } }
        var isShown = false
        for module in map.destinations(types) where module != place.module || isFresh(value, scope, at: place) {
            isShown = true
            let via = self.via(value, types, module, scope, at: place)
            add(showing, place, module, via: via, line: line, isTab: false)
        }
        return isShown
    }

    /// Returns true if a view shows another one of its own kind: it makes it where it shows it.
    func isFresh(_ value: WiringExpression, _ scope: WireScope, at place: Place) -> Bool {
        guard place.role == .view, !place.isStatic, !place.isInherited else { return false }
        return makes(place.type, value, scope)
    }

    private func makes(_ type: String, _ wire: WiringExpression, _ scope: WireScope, depth: Int = 0) -> Bool {
        guard depth < 6 else { return false }
        switch wire {
        case .name(let name): return scope.value(of: name).map { makes(type, $0, scope, depth: depth + 1) } ?? false
        case .cast(let value, _): return makes(type, value, scope, depth: depth + 1)
        case .call(let call):
            guard call.isInitializer else { return false }
            if facts.known(call.name, in: scope.owner) == type { return true }
            return call.arguments.contains {
                WireResolver.contentLabels.contains($0.label) && makes(type, $0.value, scope, depth: depth + 1)
            }
        case .member, .text, .type, .several, .other: return false
        }
    }

    /// Reads a screen that an observer sets to a property which shows it: `active = LoginView()`.
    func observed(_ step: WireStep, _ target: WiringExpression, _ scope: WireScope, at place: Place) {
        let owners: Set<String>
        switch target {
        case .name(let name) where !scope.knows(name): owners = [scope.owner]
        case .member(let base, _): owners = resolver.types(of: base, in: scope)
        default: return
        }
        for owner in owners.sorted() {
            guard
                let showing = knowledge.shown.showing(property: target.lastName, of: facts.lineage(of: owner))
            else { continue }
            // What another container is set to, it shows in one's own place.
            let isOwn = facts.ancestors(of: place.type).contains(owner) || showing.label != "embed"
            let seen = isOwn ? showing : NavigationCall(kind: .route, label: "show")
            lead(to: step.value, seen, scope, at: place, line: step.line)
        }
    }

    /// Returns true if what a call means is declared outside of the module that it is sent to, such as an alert for all
    /// routers.
    func isBorrowed(_ call: WireCall, _ types: Set<String>, from module: String) -> Bool {
        let found = types.sorted().flatMap { resolver.methods(named: call.name, labels: call.labels, on: $0) }
            .filter { !$0.method.isRequirement }
        return !found.isEmpty && found.allSatisfy { map.module(of: $0.owner) != module }
    }

    /// The arguments of a call that may be shown by its name: those that fill parameters which may be screens.
    func mayBeShown(by call: WireCall, _ scope: WireScope) -> [WireCall.Argument] {
        let owners = call.receiver.map { resolver.types(of: $0, in: scope) } ?? [scope.owner]
        let callees = owners.sorted().flatMap { resolver.methods(named: call.name, labels: call.labels, on: $0) }
        // `[presenter presentFrom:self.controller animated:YES]`: the name says that the first one is a source.
        let isNamed = NavigationCall.endsWithSource(call.name)
        let isSource = { (index: Int, argument: WireCall.Argument) in
            ShownBody.isSource(argument.label) || index == 0 && argument.label.isEmpty && isNamed
                || self.isStack(argument, scope)
        }
        if callees.isEmpty { return call.arguments.enumerated().filter { !isSource($0, $1) }.map(\.element) }
        var found: [WireCall.Argument] = []
        for (index, argument) in call.arguments.enumerated() where !isSource(index, argument) {
            let isScreen = callees.contains { owner, method in
                guard let position = ShownParameters.filled(call.labels, of: method)[index] else { return true }
                return !knowledge.shown.isShower(position, of: method, in: owner)
                    && mayBeScreen(method.parameters[position].type, in: owner)
            }
            if isScreen { found.append(argument) }
        }
        return found
    }

    /// `show(item, navigationController: files)`: the stack that is there already, and not one that is made for the call.
    private func isStack(_ argument: WireCall.Argument, _ scope: WireScope) -> Bool {
        guard argument.label.hasSuffix("avigationController") else { return false }
        return !(argument.value.pathName.flatMap { scope.value(of: $0) } ?? argument.value).calls.contains {
            $0.isInitializer
        }
    }

    private func mayBeScreen(_ type: TypeNames?, in owner: String) -> Bool {
        guard let type, ShownBody.mayBeScreen(type) else { return type == nil }
        return type.names.isEmpty
            || !type.names.allSatisfy { name in
                guard let known = facts.known(name, in: owner), let keyword = facts.keyword(of: known) else {
                    return false
                }
                return (keyword == .struct || keyword == .enum) && map.destinations([known]).isEmpty
            }
    }
}
