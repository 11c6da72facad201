/// Edges that storyboards, segues, factories and routing by protocol tell.
extension EdgeFinder {
    // MARK: - Segues

    func segue(_ call: WireCall, _ scope: WireScope, at place: Place) {
        guard let first = call.arguments.first else { return }
        let identifiers = resolver.texts(of: first.value, in: scope)
        if identifiers.isEmpty { found.openSegues.insert(place.module) }
        for identifier in identifiers {
            guard let (classes, segue) = target(ofSegue: identifier, from: place.module) else {
                // A name that stands for some identifier may stand for any.
                if first.value != .text(identifier) { found.openSegues.insert(place.module) }
                let isLinked = linked(identifier, call, scope, at: place)
                found.lostSegues.append(
                    LostSegue(
                        identifier: identifier, module: place.module, place: "\(place.file):\(call.line)",
                        isLinked: isLinked))
                continue
            }
            for module in map.destinations(Set(classes.compactMap { facts.known($0) })) {
                let (kind, label) = segue.meaning
                add(
                    NavigationCall(kind: kind, label: label), place, module, via: identifier, line: call.line,
                    isTab: false)
            }
        }
    }

    /// Without a storyboard at hand, the block that configures the other module names its input.
    private func linked(
        _ identifier: String, _ call: WireCall, _ scope: WireScope, at place: Place
    ) -> Bool {
        guard WireVocabulary.all.links.contains(call.name) else { return false }
        var found: Set<String> = []
        for step in passed where step.value == .other && step.line >= call.line {
            guard case .local(_, let mention) = step.kind else { continue }
            for type in facts.known(mention, in: scope.owner) { found.formUnion(map.modules(for: type)) }
        }
        for module in found.sorted() where module != place.module {
            let showing = NavigationCall(kind: .route, label: "segue")
            add(showing, place, module, via: identifier, line: call.line, isTab: false)
        }
        return !found.isEmpty
    }

    /// The classes that a segue leads to; those of the module's own scenes before others; nil for no such segue.
    private func target(ofSegue identifier: String, from module: String) -> (classes: [String], InterfaceSegue)? {
        // A generator makes `detailSegue` of “DetailSegue”.
        for isMeant in [{ $0 == identifier }, { $0.capitalizedName == identifier.capitalizedName }]
            as [(String) -> Bool]
        {
            var other: (classes: [String], InterfaceSegue)?
            for file in facts.interfaces.files {
                for scene in file.scenes {
                    for segue in scene.segues where segue.identifier.map(isMeant) == true {
                        let classes = facts.interfaces.classes(of: segue, in: file)
                        let owner = scene.className.flatMap { facts.known($0) }.flatMap { map.module(of: $0) }
                        if owner == module { return (classes, segue) }
                        other = (classes, segue)
                    }
                }
            }
            if let other { return other }
        }
        return nil
    }

    // MARK: - Factories

    /// `open(using: betaModuleFactory)`: the injected factory tells the module.
    func factory(_ call: WireCall, _ scope: WireScope, at place: Place) {
        guard let first = call.arguments.first else { return }
        let types = resolver.types(of: first.value, in: scope)
        let found = map.destinations(types).filter { $0 != place.module }
        for module in found {
            add(
                NavigationCall(kind: .route, label: "push"), place, module, via: first.value.lastName, line: call.line,
                isTab: false)
        }
        if found.isEmpty { unresolved(first.value.lastName, call, at: place) }
    }

    /// Takes note of what nothing in the code resolves; a type that a library declares is no fault.
    func unresolved(_ what: String, _ call: WireCall, at place: Place, mayBeForeign: Bool = false) {
        if !mayBeForeign || !facts.importsLibraries(place.file) {
            found.findings.append(
                ModuleFinding(
                    code: "unresolved",
                    message: "\(place.module) leads to “\(what)”, which nothing in the code resolves",
                    subjects: [place.module], evidence: "\(place.file):\(call.line)"))
        }
        lead(toUnknown: what, NavigationCall.by(name: call.name)?.label ?? "route", line: call.line, at: place)
    }

    /// An edge to something that is known by name alone.
    private func lead(toUnknown name: String, _ label: String, line: Int, at place: Place) {
        guard !name.isEmpty else { return }
        found.unknown.append(
            ModuleEdge(
                from: place.module, to: name + "?", kind: .route, label: label, via: name,
                evidence: "\(place.file):\(line)"))
    }

    // MARK: - Routing by protocol

    /// Returns true if the name of a call is one by which routers are used that are found by a protocol.
    static func mayRoute(_ name: String) -> Bool {
        WireVocabulary.all.performs.contains(name) || WireVocabulary.all.prepares.contains(name)
    }

    /// Returns the effect of the call of a router that is found by a protocol; nil for other calls.
    func routingPath(_ call: WireCall) -> NavigationCall? {
        guard isRouting(call) else { return nil }
        let vocabulary = WireVocabulary.all
        guard vocabulary.performs.contains(call.name) else {
            return NavigationCall(kind: .route, label: vocabulary.prepared.min() ?? "")
        }
        for name in call.arguments.flatMap({ $0.value.calls.map(\.name) + [$0.value.lastName] }) {
            if vocabulary.embeds.contains(name) { return NavigationCall(kind: .child, label: "embed") }
            if let known = NavigationCall.by(name: name) { return known }
        }
        return NavigationCall(kind: .route, label: "route")
    }

    private func isRouting(_ call: WireCall) -> Bool {
        let names = Self.routerNames(call.receiver ?? .other) + call.arguments.flatMap { Self.routerNames($0.value) }
        return names.contains(where: WireVocabulary.all.routers.contains)
    }

    private static func routerNames(_ wire: WiringExpression) -> [String] {
        switch wire {
        case .name(let name): [name]
        case .call(let call): [call.name] + (call.receiver.map { routerNames($0) } ?? [])
        case .member(let base, let name): routerNames(base) + [name]
        default: []
        }
    }

    func protocolRoute(_ call: WireCall, _ showing: NavigationCall, _ scope: WireScope, at place: Place) {
        var types = resolver.types(of: call.receiver ?? .other, in: scope)
        for argument in call.arguments where argument.label.isEmpty || argument.label == "to" {
            types.formUnion(resolver.types(of: argument.value, in: scope).filter { facts.isProtocol($0) })
        }
        types = types.union(underscored(call))
        let asked = types.filter { facts.isProtocol($0) }
        for type in asked where found.asked[type]?[place.module] == nil {
            found.asked[type, default: [:]][place.module] = "\(place.file):\(call.line)"
        }
        let found = map.destinations(types).filter { $0 != place.module }
        for module in found {
            let via = self.via(.other, types, module, scope, at: place)
            add(showing, place, module, via: via, line: call.line, isTab: false)
        }
        if found.isEmpty, let name = asked.sorted().first,
            !(map.registrations.targets[name] ?? []).contains(where: { map.registrations.services[$0] != nil })
        {
            unresolved(name, call, at: place)
        }
    }

    /// `toService(_LoginService_)`: macros wrap the protocol's name.
    private func underscored(_ call: WireCall) -> Set<String> {
        let inner = (call.receiver?.calls ?? []) + call.arguments.flatMap { $0.value.calls }
        var found: Set<String> = []
        for argument in inner.flatMap(\.arguments) {
            guard case .name(let name) = argument.value, name.hasPrefix("_") else { continue }
            if let type = facts.known(String(name.drop { $0 == "_" }.reversed().drop { $0 == "_" }.reversed())) {
                found.insert(type)
            }
        }
        return found
    }

    // MARK: - Views

    /// A property whose type is the view of another module, no controller: that module stands in this view.
    func embedded(in type: JoinedType, _ module: String) {
        guard map.role(of: type.name) == .view else { return }
        for property in type.properties where !property.isStatic {
            for name in facts.known(property.type, in: type.name) {
                let isView = map.role(of: name) == .view && UIKinds.isView(name, facts)
                let isInput = facts.isProtocol(name) && WireVocabulary.all.inputs.contains(where: name.hasSuffix)
                guard isView || isInput else { continue }
                for other in map.modules(for: name) where other != module {
                    found.edges.append(
                        ModuleEdge(
                            from: module, to: other, kind: .child, label: "embed", via: name,
                            evidence: property.place
                        ).between(type.name, isView ? name : ""))
                }
            }
        }
    }
}
