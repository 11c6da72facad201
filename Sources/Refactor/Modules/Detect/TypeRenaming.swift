/// Calls some types by other names wherever a file mentions them.
struct TypeRenaming {
    /// The new names, by the old ones.
    let names: [String: String]
    private let calls = RenamedCalls()

    init(names: [String: String]) { self.names = names }

    /// The calls so far with their new forms: one that stands in several places stays one.
    private final class RenamedCalls {
        /// With the old one, which has to live as long as it is known by its identity.
        var known: [ObjectIdentifier: (old: WireCall, new: WireCall?)] = [:]
    }

    func file(_ file: AppFile) -> AppFile {
        var file = file
        file.types = file.types.map(type)
        return file
    }

    func interface(_ file: InterfaceFile) -> InterfaceFile {
        var file = file
        for index in file.scenes.indices {
            file.scenes[index].className = file.scenes[index].className.map(name)
            for part in file.scenes[index].views.indices {
                file.scenes[index].views[part].className = name(file.scenes[index].views[part].className)
            }
            for part in file.scenes[index].objects.indices {
                file.scenes[index].objects[part].className = name(file.scenes[index].objects[part].className)
            }
        }
        return file
    }

    /// The new name of a type, or of one that stands in a type with a new name.
    private func name(_ old: String) -> String {
        if let new = names[old] { return new }
        guard let dot = old.utf8.firstIndex(of: UInt8(ascii: ".")), let new = names[String(old[..<dot])] else {
            return old
        }
        return new + old[dot...]
    }

    private func mention(_ old: TypeNames) -> TypeNames {
        TypeNames(old.names.map(name), arguments: old.arguments.map(mention), isIndirect: old.isIndirect)
    }

    private func type(_ old: AppType) -> AppType {
        var type = old
        type.name = name(old.name)
        type.inherits = old.inherits.map(mention)
        type.lent = Set(old.lent.map(name))
        for index in type.properties.indices {
            type.properties[index].type = type.properties[index].type.map(mention)
            type.properties[index].value = type.properties[index].value.map { expression($0) ?? $0 }
        }
        type.methods = old.methods.map(method)
        return type
    }

    private func method(_ old: AppMethod) -> AppMethod {
        var method = old
        for index in method.parameters.indices {
            method.parameters[index].type = method.parameters[index].type.map(mention)
        }
        method.result = old.result.map(mention)
        method.steps = old.steps.map(step)
        return method
    }

    private func step(_ old: WireStep) -> WireStep {
        var kind = old.kind
        switch old.kind {
        case .local(let name, let type): kind = .local(name, type.map(mention))
        case .assign(let target): kind = .assign(expression(target) ?? target)
        case .call, .give: break
        }
        let value = expression(old.value)
        if value == nil, kind == old.kind { return old }
        return WireStep(kind, value ?? old.value, line: old.line, scene: old.scene)
    }

    /// Returns an expression with new names; nil where there is none in it.
    private func expression(_ old: WiringExpression) -> WiringExpression? {
        switch old {
        case .name(let name): return names[name].map { .name($0) }
        case .member(let base, let name): return expression(base).map { .member($0, name) }
        case .call(let call): return self.call(call).map { .call($0) }
        case .type(let type):
            let new = mention(type)
            return new == type ? nil : .type(new)
        case .cast(let value, let type):
            let (newValue, newType) = (expression(value), mention(type))
            return newValue == nil && newType == type ? nil : .cast(newValue ?? value, newType)
        case .several(let values):
            let new = values.map(expression)
            return new.allSatisfy { $0 == nil } ? nil : .several(zip(new, values).map { $0 ?? $1 })
        case .text, .other: return nil
        }
    }

    private func call(_ old: WireCall) -> WireCall? {
        if let known = calls.known[ObjectIdentifier(old)] { return known.new }
        let new = renamed(old)
        calls.known[ObjectIdentifier(old)] = (old, new)
        return new
    }

    private func renamed(_ old: WireCall) -> WireCall? {
        let receiver = old.receiver.map(expression) ?? nil
        let newName = old.receiver == nil ? name(old.name) : old.name
        let generics = old.generics.map(mention)
        let values = old.arguments.map { expression($0.value) }
        if receiver == nil, newName == old.name, generics == old.generics, values.allSatisfy({ $0 == nil }) {
            return nil
        }
        return WireCall(
            receiver: receiver ?? old.receiver, name: newName, generics: generics,
            arguments: zip(old.arguments, values).map { WireCall.Argument($0.label, $1 ?? $0.value) }, line: old.line)
    }
}
