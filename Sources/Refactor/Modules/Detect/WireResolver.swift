/// Tells which types of the app an expression deals with, as far as declarations and assignments tell.
///
/// A class, since it keeps what it worked out while it answers.
final class WireResolver {
    let facts: AppFacts
    let carriers: Set<String>
    private let assigned: [String: [String: Set<String>]]
    private var answers: [Question: Set<String>?] = [:]
    private var open: Set<Question> = []
    /// The number of times something was not followed because it led back to where it came from.
    private var cuts = 0
    /// The depth in methods to which texts are handed on.
    var told = 0

    /// The question for a property's value, or for the result of a method of some labels.
    private struct Question: Hashable {
        let type: String
        let name: String
        var labels: [String]?
        var named: Set<String> = []
    }

    init(_ knowledge: WireKnowledge) {
        facts = knowledge.facts
        carriers = knowledge.carriers
        assigned = knowledge.assigned
    }

    // MARK: - Steps

    /// Takes note of what a step gives a name to.
    func note(_ step: WireStep, in scope: inout WireScope) {
        switch step.kind {
        case .local(let name, let mention):
            scope.set(name, to: step.value, declared: facts.known(mention, in: scope.owner))
            if let frame = step.value.frame, scope.knows(frame) {
                // `let list = frame.topViewController as! ListViewController`: the frame shows that one.
                scope.set(frame, to: .name(name), declared: [], isAddition: true)
            }
        case .assign(.name(let name)) where scope.knows(name):
            scope.set(name, to: step.value, declared: [], isAddition: true)
        case .assign(.several(let targets)):
            for case .name(let name) in targets where scope.knows(name) {
                scope.set(name, to: step.value, declared: [], isAddition: true)
            }
        case .assign(.member(.name(let name), "rootView")) where scope.knows(name):
            scope.set(name, to: step.value, declared: [], isAddition: true)
        case .call:
            guard case (.name(let list), let value)? = step.appended, scope.knows(list) else { return }
            scope.set(list, to: value, declared: [], isAddition: true)
        case .assign, .give: return
        }
        // A long chain of names is worked out in pieces, from its beginning.
        for local in scope.longTail { _ = types(of: local, in: scope) }
    }

    /// The types that a local name may stand for; nil for no local name.
    func types(ofLocal name: String, in scope: WireScope) -> Set<String>? {
        if let local = scope.local(name) { return types(of: local, in: scope) }
        return scope.parameter(name).map { Set(facts.known($0.type, in: scope.owner)) }
    }

    private func types(of local: WireScope.Local, in scope: WireScope) -> Set<String> {
        if let known = local.types { return known }
        local.isOpen = true
        defer { local.isOpen = false }
        let inner = scope.at(local)
        var found = merged(declared: local.declared, types(of: local.value, in: inner))
        if local.isAddition { found.formUnion(types(ofLocal: local.name, in: inner) ?? []) }
        local.types = found
        return found
    }

    /// A declared class says all; a protocol, a frame around other screens, or nothing, is said more precisely by the
    /// value.
    private func merged(declared: [String], _ value: Set<String>) -> Set<String> {
        if declared.isEmpty { return value }
        let classes = declared.filter { !facts.isProtocol($0) && !UIKinds.isNavigation($0, facts) }
        return classes.isEmpty ? value.union(declared) : Set(classes)
    }

    // MARK: - Expressions

    func types(of wire: WiringExpression, in scope: WireScope) -> Set<String> {
        // Each link is asked for with all before it; nobody's screen comes out of so long a chain.
        if wire.hasMoreLinks(than: Self.longestChain) { return [] }
        switch wire {
        case .name(let name): return types(named: name, in: scope)
        case .member(let base, let name): return types(ofMember: name, of: base, in: scope)
        case .call(let call): return types(of: call, in: scope)
        case .type(let mention): return Set(facts.known(mention, in: scope.owner))
        case .cast(_, let mention) where mention.names == ["Self"]: return [scope.owner]
        case .cast(let value, let mention):
            let types = types(of: value, in: scope)
            return merged(declared: facts.known(mention, in: scope.owner), types)
        case .several(let values): return values.reduce(into: []) { $0.formUnion(types(of: $1, in: scope)) }
        case .text, .other: return []
        }
    }

    private static let longestChain = 48

    private func types(named name: String, in scope: WireScope) -> Set<String> {
        if name == "self" || name == "super" || name == "Self" { return [scope.owner] }
        if let local = types(ofLocal: name, in: scope) { return local }
        if name.isCapitalized, let type = facts.known(name, in: scope.owner) { return [type] }
        return property(name, of: scope.owner) ?? []
    }

    private func types(ofMember name: String, of base: WiringExpression, in scope: WireScope) -> Set<String> {
        if case .name(let outer) = base, let type = facts.known(name, inside: outer) { return [type] }
        if let value = caseValue(of: base, in: scope), let found = types(givenBy: value, name, toldBy: nil, in: scope) {
            return found
        }
        var owners = types(of: base, in: scope)
        if owners.isEmpty, let foreign = foreign(base, in: scope) { owners = [foreign] }
        if let named = module(named: name, by: owners) { return named }
        var found: Set<String> = []
        var isKnown = false
        for owner in owners.count > 1 ? owners.sorted() : Array(owners) {
            guard
                let types = types(ofGeneric: name, of: owner, held: base, in: scope) ?? property(name, of: owner)
                    ?? given(byMember: name, of: owner)
            else { continue }
            isKnown = true
            if found.isEmpty { found = types } else { found.formUnion(types) }
        }
        if !found.isEmpty { return found }
        // A part of a tuple, or what a module shows of itself, stands for the module.
        if Self.facets.contains(name) { return owners }
        if case .name(let type) = base, !isKnown, type.isCapitalized, name.isSingleton { return owners }
        return []
    }

    /// `self.slidingController`: Objective-C asks methods like properties.
    private func given(byMember name: String, of owner: String) -> Set<String>? {
        facts.hasObjectiveC ? result(of: name, labels: [], on: owner) : nil
    }

    /// `AppModules.login`: the case's name begins the names of the classes.
    private func module(named name: String, by owners: Set<String>) -> Set<String>? {
        let endings = WireVocabulary.all.modules.flatMap { base, endings in
            owners.contains { facts.ancestors(of: $0).contains(base) } ? endings : []
        }
        let stem = name.prefix(1).uppercased() + name.dropFirst()
        let found = Set(endings.compactMap { facts.known(stem + $0) })
        return found.isEmpty ? nil : found
    }

    private static let facets = WireVocabulary.all.facets.union([
        "class", "copy", "entryPoint", "module", "moduleView", "mutableCopy", "presentable", "router", "toPresent",
        "uiViewController", "vc",
        "view", "viewController", "viewInterface",
    ])

    // MARK: - Properties

    /// The types that a property may hold; nil where there is no such property.
    func property(_ name: String, of type: String) -> Set<String>? {
        let key = Question(type: type, name: name)
        if let known = answers[key] { return known }
        guard open.insert(key).inserted else {
            cuts += 1
            return nil
        }
        defer { open.remove(key) }
        let before = cuts
        let found = readProperty(name, of: type)
        keep(found, as: key, cutsBefore: before)
        return found
    }

    private func readProperty(_ name: String, of type: String) -> Set<String>? {
        let plain = name.hasPrefix("_") ? String(name.dropFirst()) : name
        let lineage = facts.lineage(of: type)
        for owner in lineage {
            guard let property = owner.properties.first(where: { $0.name == plain || $0.name == name }) else {
                continue
            }
            var declared = facts.known(property.type, in: owner.name)
            if declared.isEmpty, owner.name != type || property.type == nil {
                declared = arguments(inherited: type, named: plain)
            }
            let bases = declared.filter(isBase)
            if declared.contains(where: {
                !facts.isProtocol($0) && !UIKinds.isNavigation($0, facts) && !bases.contains($0)
            }) {
                return Set(declared)
            }
            var found: Set<String> = []
            for step in lineage { found.formUnion(assigned[step.name]?[plain] ?? []) }
            if let value = property.value { found.formUnion(types(of: value, in: scope(of: property, in: owner))) }
            let given = found
            found.formUnion(declared)
            // `floatingPanel(_:layoutFor:)` of a delegate is no getter of `floatingPanel`.
            let getters = methods(named: plain, labels: [], on: type).filter(\.method.parameters.isEmpty)
            if found.isSubset(of: declared), !getters.isEmpty {
                found.formUnion(result(of: plain, labels: [], on: type) ?? [])
            }
            // `var steps: [StepController] { [nameStep, codeStep] }`: those that inherit it say more.
            return found.isSubset(of: bases) ? found : found.subtracting(Set(bases).subtracting(given))
        }
        let inherited = arguments(inherited: type, named: plain)
        if !inherited.isEmpty { return Set(inherited) }
        return assigned[type]?[plain]
    }

    /// A screen that others inherit: what is declared with it is mostly one of those.
    private func isBase(_ name: String) -> Bool {
        UIKinds.isController(name, facts) && !facts.implementers(of: name).isEmpty
    }

    /// Returns the scope of names in the value of a property:
    /// `lazy var list = { let list = ListView(); return list }()`.
    private func scope(of property: AppProperty, in owner: JoinedType) -> WireScope {
        var scope = WireScope(owner: owner.name)
        guard !property.isComputed else { return scope }
        for method in owner.methods where method.name == property.name && method.parameters.isEmpty {
            for step in method.steps { note(step, in: &scope) }
        }
        return scope
    }

    /// Returns the types that a generic superclass of a framework holds: `interactor` of `Router<LoginInteractable>`.
    private func arguments(inherited type: String, named name: String) -> [String] {
        guard let hint = Self.inheritedNames[name] else { return [] }
        for owner in facts.lineage(of: type) {
            for parent in owner.inherits where !parent.arguments.isEmpty {
                let known = parent.arguments.flatMap { facts.known(TypeNames($0.allNames), in: owner.name) }
                let fitting = known.filter { argument in hint.isEmpty || hint.contains { argument.contains($0) } }
                if !fitting.isEmpty { return fitting }
            }
        }
        return []
    }

    private static let inheritedNames = WireVocabulary.all.inherited.merging(
        ["rootView": ["View"], "view": ["View"], "viewModel": ["ViewModel"]]
    ) { first, _ in first }

    // MARK: - Methods

    /// Returns the result of a method; nil where there is none of that name. `named` are the cases that the call names:
    /// what the method gives for others is not meant.
    func result(
        of name: String, labels: [String], on type: String, naming named: Set<String> = []
    ) -> Set<String>? {
        // Cases that no method of the name chooses by tell nothing, and would be a question of their own each.
        let named = named.intersection(facts.choosingMethods[name] ?? facts.casesBridged)
        let key = Question(type: type, name: name, labels: labels, named: named)
        if let known = answers[key] { return known }
        guard open.count < 24, open.insert(key).inserted else {
            cuts += 1
            return nil
        }
        defer { open.remove(key) }
        let before = cuts
        let found = readResult(of: name, labels: labels, on: type, naming: named)
        keep(found, as: key, cutsBefore: before)
        return found
    }

    /// Nothing is no answer to keep where something was not followed on the way to another question.
    private func keep(_ found: Set<String>?, as key: Question, cutsBefore before: Int) {
        if found?.isEmpty == false || cuts == before || open.count == 1 { answers[key] = .some(found) }
    }

    private func readResult(
        of name: String, labels: [String], on type: String, naming named: Set<String>
    ) -> Set<String>? {
        let methods = methods(named: name, labels: labels, on: type)
        guard !methods.isEmpty else { return nil }
        var found: Set<String> = []
        // What a class overrides, its base class does not give.
        var overridden: Set<String> = []
        for (owner, method) in methods where !overridden.contains(method.selector) {
            let isOwn = method.result?.names == ["Self"] || method.result?.names == ["instancetype"]
            if isOwn { found.insert(type) }
            let given = given(by: method, of: owner, on: type, naming: named)
            let declared = facts.known(method.result, in: owner)
            if !given.isEmpty, !facts.isProtocol(type) { overridden.insert(method.selector) }
            found.formUnion(given)
            // A protocol says less than a class that conforms to it.
            found.formUnion(declared.filter { name in !given.contains { $0 != name && facts.isA($0, [name]) } })
        }
        return found
    }

    /// The types that the body of a method gives.
    private func given(
        by method: JoinedMethod, of owner: String, on type: String, naming named: Set<String>
    ) -> Set<String> {
        let built = facts.builtSteps(of: method, in: owner)
        guard !built.isEmpty || method.steps.contains(where: { $0.kind == .give }) else { return [] }
        var found: Set<String> = []
        var scope = WireScope(of: method, owner: facts.isProtocol(type) ? owner : type)
        for step in method.steps(naming: named) {
            if step.kind == .give || built.contains(ObjectIdentifier(step)) && step.kind == .call {
                found.formUnion(types(of: step.value, in: scope))
            } else {
                note(step, in: &scope)
            }
        }
        return found
    }

    private static let mostParties = 16

    /// Methods by name; those of implementers where the type is a protocol. Labels choose, if any fits exactly.
    func methods(named name: String, labels: [String], on type: String) -> [(owner: String, method: JoinedMethod)] {
        var owners = facts.lineage(of: type)
        // What very many implement says nothing about who is meant.
        if facts.isProtocol(type), facts.parties(of: type).count <= Self.mostParties {
            owners += facts.parties(of: type).compactMap { facts.types[$0] }
        }
        var found: [(owner: String, method: JoinedMethod)] = []
        for owner in owners {
            for method in owner.methods where method.name == name { found.append((owner.name, method)) }
        }
        if found.isEmpty { return facts.hasObjectiveC ? Self.bridged(name, of: owners) : [] }
        let exact = found.filter { $0.method.labels == labels }
        if !exact.isEmpty { return exact }
        // Parameters with values of their own may be left out.
        let fitting = found.filter { ShownParameters.filled(labels, of: $0.method).count == labels.count }
        return fitting.isEmpty ? found : fitting
    }
}
