extension TypeReading {
    /// The local name that is meant where a name stands.
    func local(_ name: String, at offset: Int) -> LocalFact? {
        localsByUse[offset].flatMap { member.fact.tree?.locals[$0] }.flatMap { $0.name == name ? $0 : nil }
    }

    /// The type of a local name; nil where nothing tells it.
    mutating func type(of local: LocalFact) -> WrittenType? {
        let index = member.fact.tree?.locals.firstIndex { $0.declaration == local.declaration && $0 == local } ?? -1
        if index >= 0, let known = locals[index] { return known }
        // A name whose type depends on itself has none.
        locals[index] = .some(nil)
        let found = told(local)
        locals[index] = index < 0 ? nil : .some(found)
        return found
    }

    private mutating func told(_ local: LocalFact) -> WrittenType? {
        switch local.origin {
        case .parameter(let type, _): return written(type)
        case .closureParameter(let type, let call, let argument, let index, let count):
            if let type { return written(type) }
            return call.flatMap { parameter(index, among: count, ofArgument: argument, of: $0) }
        case .binding(let type, let value):
            if let type { return written(type) }
            return value.flatMap { self.type(of: $0) }
        case .unwrapped(let type, let value):
            if let type { return written(type) }
            let outer = value ?? .name(local.name, at: local.declaration.lowerBound)
            return self.type(of: outer)?.wrapped
        case .element(let sequence):
            return self.type(of: sequence).flatMap { element(of: $0) }
        case .matched(let path): return type(at: path)
        case .caught: return isAnyError(local) ? anyError : nil
        case .selfName: return own
        case .accessorValue: return type(ofProperty: member)
        case .function, .localType, .pattern: return nil
        }
    }

    /// The type of the error in a `catch` without a type.
    var anyError: WrittenType { catalog.keepsAny ? .boxed("any", .named("Error")) : .named("Error") }

    /// Returns true if a caught error is asked for nothing that only an error of a certain type has: where all that is
    /// tried throws one type (`throws(LaunchError)`), `catch` knows it.
    private func isAnyError(_ local: LocalFact) -> Bool {
        let known = catalog.membersOfErrors.union(["localizedDescription"])
        return local.uses.allSatisfy { use in use.member.map { known.contains($0.name) } ?? true }
    }

    /// Returns the element type of a loop over a value.
    func element(of type: WrittenType) -> WrittenType? { catalog.element(of: type) }
}
