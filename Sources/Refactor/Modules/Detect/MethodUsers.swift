/// Tells which of several modules use a method of a type that they share: a base class of theirs, or a helper.
///
/// A class, since it keeps what it worked out while it answers.
final class MethodUsers {
    private let map: ModuleMap
    private lazy var typesByModule: [String: [String]] = map.facts.names.reduce(into: [:]) { found, name in
        for module in map.module(of: name).map({ [$0] }) ?? map.sharers(of: name) {
            found[module, default: []].append(name)
        }
    }
    private var namesByModule: [String: Set<String>] = [:]
    /// The methods that a module's types override and go on to.
    private var overriding: [String: Set<String>] = [:]
    private var reachedNames: [String: Set<String>] = [:]

    init(_ map: ModuleMap) { self.map = map }

    /// Returns true if a module uses a method of a type: it calls it or what calls it, or nobody does. What a module
    /// overrides it does not use.
    func uses(_ method: JoinedMethod, of type: JoinedType, in module: String, among modules: [String]) -> Bool {
        // A view of SwiftUI is built as a whole.
        guard modules.count > 1, !UIKinds.isSwiftUIView(type.name, map.facts) else { return true }
        let reached = reached(in: type, by: module, among: modules)
        if isOverridden(method, of: type, in: module) { return overriding[module]?.contains(method.name) == true }
        return reached.contains(method.name)
    }

    /// The names of a type's methods that a module reaches, through others of the type.
    private func reached(in type: JoinedType, by module: String, among modules: [String]) -> Set<String> {
        let key = type.name + ">" + module
        if let known = reachedNames[key] { return known }
        let called = type.methods.reduce(into: [String: Set<String>]()) {
            $0[$1.name, default: []].formUnion(Self.names(in: $1))
        }
        let inside = called.reduce(into: Set<String>()) { $0.formUnion($1.value.subtracting([$1.key])) }
        let anyone = modules.reduce(into: inside) { $0.formUnion(names(in: $1)) }
        let own = names(in: module).union(overriding[module] ?? [])
        let entries = Set(type.methods.filter(Self.isEntry).map(\.name))
        var open = called.keys.filter { own.contains($0) || !anyone.contains($0) || entries.contains($0) }
        var found = Set(open)
        while let name = open.popLast() {
            for next in called[name] ?? [] where called[next] != nil && found.insert(next).inserted {
                open.append(next)
            }
        }
        reachedNames[key] = found
        return found
    }

    /// What makes a value, or what a framework calls: `picker(_:didSelect:)`.
    private static func isEntry(_ method: JoinedMethod) -> Bool {
        method.name == "init"
            || method.labels.dropFirst().contains { label in ["did", "should", "will"].contains { label.hasPrefix($0) }
            }
    }

    /// Returns true if all heirs of a type in a module override a method.
    private func isOverridden(_ method: JoinedMethod, of type: JoinedType, in module: String) -> Bool {
        let heirs = (typesByModule[module] ?? []).filter { name in
            name != type.name && map.facts.ancestors(of: name).contains(type.name)
        }
        return !heirs.isEmpty
            && heirs.allSatisfy { name in
                map.facts.types[name]?.methods.contains { $0.selector == method.selector } == true
            }
    }

    /// The names that the bodies of a module's types call, or name as selectors.
    private func names(in module: String) -> Set<String> {
        if let known = namesByModule[module] { return known }
        let types = (typesByModule[module] ?? []).compactMap { map.facts.types[$0] }
        var found: Set<String> = []
        for value in types.flatMap(\.properties).compactMap(\.value) { note(value, besides: [], of: module, &found) }
        for method in types.flatMap(\.methods) {
            let locals = Set(method.parameters.map(\.name) + method.steps.compactMap(\.localName))
            for step in method.steps { note(step.value, besides: locals, of: module, &found) }
        }
        namesByModule[module] = found
        return found
    }

    private func note(
        _ value: WiringExpression, besides locals: Set<String>, of module: String, _ found: inout Set<String>
    ) {
        value.eachCall { call in
            // What an override does besides is called by who calls that.
            if call.receiver == .name("super") {
                overriding[module, default: []].insert(call.name)
            } else {
                found.insert(call.name)
            }
            for argument in call.arguments {
                switch argument.value {
                case .text(let name), .member(.name("self"), let name): found.insert(name)
                case .name(let name) where !locals.contains(name): found.insert(name)
                default: continue
                }
            }
        }
    }

    /// All names in a body: what it calls, and the properties that it reads.
    private static func names(in method: JoinedMethod) -> Set<String> {
        var found: Set<String> = []
        for step in method.steps { step.value.eachName { found.insert($0) } }
        return found
    }
}

extension WireStep {
    /// The name that it gives a value.
    fileprivate var localName: String? {
        if case .local(let name, _) = kind { name } else { nil }
    }
}

extension WiringExpression {
    /// Hands on each name in an expression: of calls, members and values.
    fileprivate func eachName(_ body: (String) -> Void) {
        switch self {
        case .name(let name), .text(let name): body(name)
        case .member(let base, let name):
            body(name)
            base.eachName(body)
        case .call(let call):
            body(call.name)
            call.receiver?.eachName(body)
            for argument in call.arguments { argument.value.eachName(body) }
        case .cast(let value, _): value.eachName(body)
        case .several(let values): for value in values { value.eachName(body) }
        case .type, .other: return
        }
    }
}
