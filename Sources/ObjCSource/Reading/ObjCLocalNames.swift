import Refactor

/// The local names of a method while it is read: what each means where the walk is, and who uses it.
struct ObjCLocalNames {
    private(set) var facts: [LocalFact] = []
    /// Of names for self, whether they hold it weakly.
    private(set) var weakAliases: Set<Int> = []
    private var scopes: [[Int32: Int]] = []

    mutating func push() { scopes.append([:]) }

    mutating func pop() { scopes.removeLast() }

    mutating func declare(_ symbol: Int32, _ fact: LocalFact, isWeakAlias: Bool = false) {
        guard symbol != -1, !scopes.isEmpty else { return }
        if isWeakAlias { weakAliases.insert(facts.count) }
        scopes[scopes.count - 1][symbol] = facts.count
        facts.append(fact)
    }

    /// The local name that a symbol means here, as an index into the facts.
    func local(_ symbol: Int32) -> Int? {
        for scope in scopes.reversed() {
            if let found = scope[symbol] { return found }
        }
        return nil
    }

    /// The last name of a spelling that is in reach, whatever symbol declared it.
    func local(named name: String) -> Int? {
        scopes.reversed().lazy.flatMap(\.values).filter { facts[$0].name == name }.max()
    }

    mutating func use(_ index: Int, at range: Range<Int>, mayChange: Bool, place: LocalFact.Use.Place? = nil) {
        facts[index].uses.append(LocalFact.Use(range: range, mayChange: mayChange, place: place))
    }

    func isAlias(_ index: Int) -> Bool { facts[index].origin == .selfName }
}
