/// Tells which of several modules use a method of a type that they share: a base class of theirs, or a helper.
///
/// A class, since it keeps what it worked out while it answers.
final class MethodUsers {
    private let map: ModuleMap
    private lazy var typesByModule: [String: [String]] = map.facts.names.reduce(into: [:]) { found, name in
        if let module = map.module(of: name) { found[module, default: []].append(name) }
    }
    private var namesByModule: [String: Set<String>] = [:]

    init(_ map: ModuleMap) { self.map = map }

    /// Returns false where others of the modules call a method and one of them does not, nor the type itself; nor what
    /// a module overrides.
    func uses(_ method: JoinedMethod, of type: JoinedType, in module: String, among modules: [String]) -> Bool {
        guard modules.count > 1 else { return true }
        if names(in: module).contains(method.name) { return true }
        if isOverridden(method, of: type, in: module) { return false }
        if type.methods.contains(where: { $0 !== method && Self.names(in: $0).contains(method.name) }) { return true }
        return !modules.contains { $0 != module && names(in: $0).contains(method.name) }
    }

    private func isOverridden(_ method: JoinedMethod, of type: JoinedType, in module: String) -> Bool {
        (typesByModule[module] ?? []).contains { name in
            name != type.name && map.facts.ancestors(of: name).contains(type.name)
                && map.facts.types[name]?.methods.contains { $0.selector == method.selector } == true
        }
    }

    /// The names that the bodies of a module's types call, or name as selectors.
    private func names(in module: String) -> Set<String> {
        if let known = namesByModule[module] { return known }
        let methods = (typesByModule[module] ?? []).flatMap { map.facts.types[$0]?.methods ?? [] }
        let found = methods.reduce(into: Set<String>()) { $0.formUnion(Self.names(in: $1)) }
        namesByModule[module] = found
        return found
    }

    private static func names(in method: JoinedMethod) -> Set<String> {
        var found: Set<String> = []
        for step in method.steps {
            step.value.eachCall { call in
                found.insert(call.name)
                for argument in call.arguments {
                    if case .text(let selector) = argument.value { found.insert(selector) }
                    found.insert(argument.value.lastName)
                }
            }
        }
        return found
    }
}
