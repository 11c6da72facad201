/// Cases that stand for screens and that methods name which no module owns, such as those of a router of the whole app:
/// `func open(_ note: Note) { path.append(Route.note(note.id)) }`.
extension SceneUse {
    /// To how many screens a call may lead: a method of more sends each caller to another one.
    private static let mostScreens = 4

    /// Returns true if a type's methods may lead for those who call them.
    func mayLend(_ type: String) -> Bool {
        guard let joined = facts.types[type] else { return false }
        return joined.keyword == .class && !joined.isGeneric && !UIKinds.isController(type, facts)
            && !UIKinds.isView(type, facts)
    }

    /// Takes note of a case that a method of nobody's names.
    func lend(_ mention: Mention, by method: JoinedMethod) {
        lentNames.insert(method.name)
        if lent[ObjectIdentifier(method)]?.contains(mention) != true {
            lent[ObjectIdentifier(method), default: []].append(mention)
        }
    }

    /// Adds what those lead to who call such methods.
    func readCalls() {
        if lent.isEmpty { return }
        handOn()
        lent = lent.filter { Set($0.value.flatMap(screens)).count <= Self.mostScreens }
        for name in facts.names {
            let modules = owners(name).filter { $0 != ModuleMap.app }
            guard !modules.isEmpty else { continue }
            for method in facts.types[name]?.methods ?? [] {
                for (mention, line) in mentions(calledBy: method, of: name) {
                    add(mention, from: modules, name, at: "\(method.file):\(line)")
                }
            }
        }
    }

    /// Gives methods of nobody's the cases of those that they call; a longer way is one of many.
    private func handOn() {
        var found: [(method: JoinedMethod, mention: Mention)] = []
        for name in facts.names where mayLend(name) && owners(name).allSatisfy({ $0 == ModuleMap.app }) {
            for method in facts.types[name]?.methods ?? [] {
                found += mentions(calledBy: method, of: name).map { (method, $0.mention) }
            }
        }
        for (method, mention) in found { lend(mention, by: method) }
    }

    private func mentions(calledBy method: JoinedMethod, of type: String) -> [(mention: Mention, line: Int)] {
        guard let last = method.steps.lastIndex(where: { $0.value.uses(lentNames) }) else { return [] }
        var found: [(mention: Mention, line: Int)] = []
        var scope = WireScope(of: method, owner: type)
        for step in method.steps[...last] {
            step.value.eachCall { call in
                guard lentNames.contains(call.name), let callee = callee(of: call, scope),
                    callee !== method
                else { return }
                found += (lent[ObjectIdentifier(callee)] ?? []).map { ($0, call.line) }
            }
            resolver.note(step, in: &scope)
        }
        return found
    }

    /// The one method that a call means; of several of the same labels the one whose parameters fit.
    private func callee(of call: WireCall, _ scope: WireScope) -> JoinedMethod? {
        let isOwn = call.receiver == nil || call.receiver == .name("self")
        let types = isOwn ? [scope.owner] : call.receiver.map { resolver.types(of: $0, in: scope) } ?? []
        let candidates = types.sorted().flatMap { resolver.methods(named: call.name, labels: call.labels, on: $0) }
            .filter { !$0.method.isRequirement }
        if candidates.count < 2 { return candidates.first?.method }
        for fits in [fitsByType, fitsByName] {
            let fitting = candidates.filter { fits(call, $0.method, $0.owner, scope) }
            if fitting.count == 1 { return fitting[0].method }
        }
        return nil
    }

    private func fitsByType(
        _ call: WireCall, _ method: JoinedMethod, of owner: String, _ scope: WireScope
    ) -> Bool {
        Overloads(resolver: resolver).takes(call, method, of: owner, scope)
    }

    /// `open(firstAuthor)` means `open(_ author: Author)`.
    private func fitsByName(
        _ call: WireCall, _ method: JoinedMethod, of owner: String, _ scope: WireScope
    ) -> Bool {
        ShownParameters.filled(call.labels, of: method).contains { argument, parameter in
            let word = call.arguments[argument].value.lastName.lowercased()
            let declared = method.parameters[parameter]
            let names = [declared.name] + (declared.type?.names ?? [])
            return names.contains { $0.count > 2 && word.hasSuffix($0.lowercased()) }
        }
    }
}
