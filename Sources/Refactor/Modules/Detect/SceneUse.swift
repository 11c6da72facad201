/// Finds who leads where by naming a case that stands for a screen: `sheet = .settings`, `router.open(.detail(item))`.
///
/// A class, since it collects while it walks.
final class SceneUse {
    private let map: ModuleMap
    private let resolver: WireResolver
    private let table: SceneTable
    private let owners: (String) -> [String]
    private var found: [ModuleEdge] = []

    private var facts: AppFacts { map.facts }

    private init(
        _ map: ModuleMap, _ knowledge: WireKnowledge, _ table: SceneTable, _ owners: @escaping (String) -> [String]
    ) {
        self.map = map
        resolver = WireResolver(knowledge)
        self.table = table
        self.owners = owners
    }

    /// The edges that cases tell; where such a case is looked at, nothing is led to.
    static func edges(
        besides tied: [ModuleEdge], of map: ModuleMap, _ knowledge: WireKnowledge,
        owners: @escaping (String) -> [String], by workers: some Workers
    ) -> [ModuleEdge] {
        let table = SceneTable(map.facts, by: workers) { step, method, type in
            screens(of: step, in: method, of: type, map, knowledge)
        }
        if table.isEmpty { return [] }
        let use = SceneUse(map, knowledge, table, owners)
        for name in map.facts.names { use.read(name) }
        let known = Set(tied.filter { $0.kind == .route }.map { $0.from + ">" + $0.to })
        return use.found.filter { !known.contains($0.from + ">" + $0.to) }
    }

    /// The types by which a step makes or shows screens of modules.
    private static func screens(
        of step: WireStep, in method: JoinedMethod, of type: JoinedType, _ map: ModuleMap, _ knowledge: WireKnowledge
    ) -> Set<String> {
        let resolver = WireResolver(knowledge)
        var scope = WireScope(of: method, owner: type.name)
        for earlier in method.steps {
            if earlier === step { break }
            if earlier.scene == nil || earlier.scene === step.scene { resolver.note(earlier, in: &scope) }
        }
        var types: Set<String> = []
        step.value.eachCall { call in
            if call.isInitializer || step.kind == .give { types.formUnion(resolver.types(of: .call(call), in: scope)) }
            if NavigationCall.direct(call) != nil, let shown = call.arguments.first?.value {
                types.formUnion(resolver.types(of: shown, in: scope))
            }
        }
        return types.filter { !map.destinations([$0]).isEmpty }
    }

    // MARK: - Mentions

    private func read(_ type: String) {
        let modules = owners(type).filter { $0 != ModuleMap.app }
        guard !modules.isEmpty, let methods = facts.types[type]?.methods else { return }
        for method in methods {
            for step in method.steps {
                for (name, key, words) in mentions(in: step, of: type, method) {
                    for module in modules { add(name, key, words, step, method.file, type, module) }
                }
            }
        }
    }

    private func add(
        _ enumeration: String, _ key: String, _ words: Set<String>, _ step: WireStep, _ file: String, _ type: String,
        _ module: String
    ) {
        for screen in (table.screens[enumeration]?[key] ?? []).sorted() {
            for target in map.destinations([screen]) where target != module {
                let label = Self.label(of: words)
                found.append(
                    ModuleEdge(
                        from: module, to: target, kind: .route, label: label, via: enumeration,
                        evidence: "\(file):\(step.line)"
                    ).between(type, map.isMember(screen) ? screen : ""))
            }
        }
    }

    private static func label(of words: Set<String>) -> String {
        if !words.isDisjoint(with: ["cover", "modal", "popup", "present", "presented", "sheet"]) { return "present" }
        return words.isDisjoint(with: ["append", "link", "navigate", "path", "push"]) ? "show" : "push"
    }

    private typealias Mention = (enumeration: String, key: String, words: Set<String>)

    /// The cases that a step sets something to or hands over.
    private func mentions(in step: WireStep, of type: String, _ method: JoinedMethod) -> [Mention] {
        var found: [Mention] = []
        if case .assign(let target) = step.kind {
            let words = Self.words(of: target.lastName)
            let declared = declared(target, of: type)
            for value in step.value.choices {
                if let mention = mention(value, words, declared, of: type) { found.append(mention) }
            }
        }
        step.value.eachCall { call in
            for argument in call.arguments {
                let words = Self.words(of: call.name).union(Self.words(of: argument.label))
                let declared = self.declared(argument.label, of: call, in: type)
                for value in argument.value.choices {
                    if let mention = mention(value, words, declared, of: type) { found.append(mention) }
                }
            }
        }
        return found
    }

    /// A case of the table that an expression names: by its type, by what it is set to, or where only one may be meant.
    private func mention(
        _ value: WiringExpression, _ words: Set<String>, _ declared: [String]?, of type: String
    ) -> Mention? {
        guard let (base, key) = value.namedCase, let candidates = table.enumerations[key] else { return nil }
        var meant: String?
        if let base {
            meant = base.pathName.flatMap { facts.known($0, in: type) }
        } else if let declared {
            meant = declared.first(where: candidates.contains)
        } else if candidates.count == 1, !words.isDisjoint(with: Self.leading) {
            meant = candidates.first
        }
        guard let meant, candidates.contains(meant) else { return nil }
        // A mode that is set, or an action that is reported, leads nowhere by itself.
        let named = words.union(Self.words(of: RoleNames.lastWord(of: meant)))
        return named.isDisjoint(with: Self.leading) ? nil : (meant, key, words)
    }

    /// The types that a property is declared with; nil where that is not known.
    private func declared(_ target: WiringExpression, of type: String) -> [String]? {
        let owners: [String]
        switch target {
        case .name, .member(.name("self"), _): owners = [type]
        case .member(let base, _): owners = resolver.types(of: base, in: WireScope(owner: type)).sorted()
        case .call, .text, .type, .cast, .several, .other: return nil
        }
        let properties = owners.flatMap { facts.lineage(of: $0) }.flatMap(\.properties)
        let mention = properties.first { $0.name == target.lastName }?.type
        return mention.map { facts.known($0, in: type) }
    }

    /// The types that the parameters which a call may fill by a label are declared with; nil where none is known.
    private func declared(_ label: String, of call: WireCall, in type: String) -> [String]? {
        if call.isInitializer, let made = facts.known(call.name, in: type) {
            let property = facts.types[made]?.properties.first { $0.name == label }
            return property?.type.map { facts.known($0, in: made) }
        }
        if call.isInitializer { return [] }
        let found = facts.methods(named: call.name).flatMap { callee in
            callee.method.parameters.filter { $0.label == label }.flatMap { facts.known($0.type, in: callee.owner) }
        }
        return found.isEmpty ? nil : found
    }

    private static func words(of name: String) -> Set<String> { Set(NavigationCall.camelWords(name)) }

    /// Words in names of what leads on by such cases.
    private static let leading: Set<String> = [
        "cover", "destination", "modal", "navigate", "navigation", "open", "path", "popup", "present", "presented",
        "push",
        "route", "router", "scene", "screen", "screens", "sheet", "sheets", "show", "transition", "trigger",
    ]
}
