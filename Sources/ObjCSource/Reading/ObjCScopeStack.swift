/// The meanings of symbols in the enclosing scopes: nothing, a local name, or self under another name.
struct ObjCScopeStack {
    enum Meaning: UInt8 {
        case none
        case local
        /// Declared as self is, but without a value yet.
        case unassignedAlias
        case alias
    }

    private var meanings: [Meaning]
    /// The meanings to restore when scopes end.
    private var shadowed: [(symbol: Int32, meaning: Meaning)] = []
    private var starts: [Int] = []
    /// Every symbol that was ever declared, in the order of declaration.
    private(set) var declared: [Int32] = []

    init(symbolCount: Int) {
        meanings = [Meaning](repeating: .none, count: symbolCount)
    }

    /// Declares a name in the innermost scope.
    mutating func declare(_ symbol: Int32, as meaning: Meaning = .local) {
        guard symbol >= 0 else { return }
        shadowed.append((symbol, meanings[Int(symbol)]))
        meanings[Int(symbol)] = meaning
        declared.append(symbol)
    }

    /// Gives self to a name that was declared without a value.
    mutating func assignSelf(to symbol: Int32) { meanings[Int(symbol)] = .alias }

    func meaning(of symbol: Int32) -> Meaning { symbol < 0 ? .none : meanings[Int(symbol)] }

    mutating func push() { starts.append(shadowed.count) }

    mutating func pop() {
        let start = starts.popLast() ?? 0
        while shadowed.count > start, let last = shadowed.popLast() { meanings[Int(last.symbol)] = last.meaning }
    }

    /// Forgets the names of one member before the next.
    mutating func clear() {
        while !starts.isEmpty { pop() }
        pop()
        declared.removeAll(keepingCapacity: true)
    }
}
