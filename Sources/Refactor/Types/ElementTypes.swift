extension TypeCatalog {
    /// Returns the element type of a loop over a value.
    func element(of type: WrittenType) -> WrittenType? {
        switch expanded(type) {
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
