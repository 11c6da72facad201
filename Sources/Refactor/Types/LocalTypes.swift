extension TypeReading {
    /// The local name that is meant where a name stands.
    func local(_ name: String, at offset: Int) -> LocalFact? {
        member.fact.tree?.locals.first { local in
            local.name == name && local.uses.contains { $0.range.lowerBound == offset }
        }
    }

    /// The type of a local name; nil where nothing tells it.
    mutating func type(of local: LocalFact) -> WrittenType? {
        let index = member.fact.tree?.locals.firstIndex(of: local) ?? -1
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
        case .closureParameter(let type, let call, let argument, let index):
            if let type { return written(type) }
            return call.flatMap { parameter(index, ofArgument: argument, of: $0) }
        case .binding(let type, let value):
            if let type { return written(type) }
            return value.flatMap { self.type(of: $0) }
        case .unwrapped(let type, let value):
            if let type { return written(type) }
            let outer = value ?? .name(local.name, at: local.declaration.lowerBound)
            return self.type(of: outer)?.wrapped
        case .element(let sequence):
            return self.type(of: sequence).flatMap { element(of: $0) }
        case .caught: return catalog.keepsAny ? .boxed("any", .named("Error")) : .named("Error")
        case .selfName: return own
        case .accessorValue: return type(ofProperty: member)
        case .function, .localType, .pattern: return nil
        }
    }

    /// What a loop over a value goes through.
    func element(of type: WrittenType) -> WrittenType? {
        switch catalog.expanded(type) {
        case .array(let element): return element
        case .dictionary(let key, let value):
            return .tuple([.init(label: "key", type: key), .init(label: "value", type: value)])
        case .named("Set", let inner), .named("ArraySlice", let inner), .named("Dictionary.Values", let inner):
            return inner.last
        case .named("Dictionary.Keys", let inner): return inner.first
        case .named("Range", let inner), .named("ClosedRange", let inner): return inner == [.int] ? .int : nil
        case .named("ReversedCollection", let inner): return inner.first.flatMap { element(of: $0) }
        case .named("EnumeratedSequence", let inner):
            guard let element = inner.first.flatMap({ element(of: $0) }) else { return nil }
            return .tuple([.init(label: "offset", type: .int), .init(label: "element", type: element)])
        case .named("String", []), .named("Substring", []): return .named("Character")
        case .named("Data", []): return .named("UInt8")
        default: return nil
        }
    }
}
