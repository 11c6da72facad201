/// The local names of the enclosing scopes, innermost last.
struct ScopeStack {
    private var scopes: [[String: Bool]] = [[:]]
    /// Every name that was ever declared.
    private(set) var allNames: Set<String> = []

    /// Declares a name in the innermost scope; `isSelf` when it is bound to self.
    mutating func declare(_ name: String, isSelf: Bool = false) {
        guard name != "_" else { return }
        scopes[scopes.count - 1][name] = isSelf
        allNames.insert(name)
    }

    mutating func declare(all names: [String: Bool]) {
        for (name, isSelf) in names { declare(name, isSelf: isSelf) }
    }

    mutating func push() { scopes.append([:]) }

    mutating func pop() -> [String: Bool] { scopes.popLast() ?? [:] }

    func contains(_ name: String) -> Bool { scopes.contains { $0[name] != nil } }

    /// Whether the innermost declaration of a name is bound to self.
    func isSelf(_ name: String) -> Bool {
        for scope in scopes.reversed() {
            if let isSelf = scope[name] { return isSelf }
        }
        return false
    }
}
