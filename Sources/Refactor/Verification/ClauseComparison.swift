/// Compares two clauses, receivers aside.
struct ClauseComparison {
    /// The names that the original declares: none of them can be a receiver that was added.
    private let declared: Set<String>
    /// The types of the original, by which names may be spelled in full, and need no longer be.
    private let types: Set<String>
    /// Properties that the split has besides those of the original: `presenter`, `view`.
    private let added: Set<String>
    private let shortcuts: Shortcuts
    /// The beginnings of chains in the split that name a type: `URLSession.shared`.
    private let named: Set<[String]>

    init(of original: [Clause], in split: [Clause]) {
        var names: Set<String> = []
        var types: Set<String> = []
        for clause in original {
            for declared in clause.declaredNames {
                if declared.kind == "type" { types.insert(declared.name) } else { names.insert(declared.name) }
            }
            names.formUnion(clause.parameters)
            for (word, next) in zip(clause.words, clause.words.dropFirst()) where ["let", "var"].contains(word) {
                names.insert(next)
            }
        }
        self.declared = names
        self.types = types
        let before = Self.properties(of: original)
        added = Set(Self.properties(of: split).filter { $0.value > before[$0.key, default: 0] }.keys)
        shortcuts = Shortcuts(of: split, without: Set(original.flatMap(\.words)), names)
        named = Self.named(in: split)
    }

    /// Returns the number of types that hold a property of each name.
    private static func properties(of clauses: [Clause]) -> [String: Int] {
        Dictionary(
            clauses.filter { !$0.opensBlock }.compactMap { $0.propertyName.map { ($0, 1) } }, uniquingKeysWith: +)
    }

    private static func named(in clauses: [Clause]) -> Set<[String]> {
        var found: Set<[String]> = []
        for clause in clauses {
            for case .chain(let names) in ClauseElement.elements(of: clause.words) where isType(names[0]) {
                for count in 1...names.count { found.insert(Array(names.prefix(count))) }
            }
        }
        return found
    }

    private static func isType(_ name: String) -> Bool { name.first?.isUppercase == true }

    /// The parts of a clause of the split, with what a short name of it stands for.
    func elements(ofSplit words: [String]) -> [ClauseElement] {
        shortcuts.spelled(ClauseElement.elements(of: words))
    }

    func isSame(_ base: [ClauseElement], _ split: [ClauseElement]) -> Bool {
        guard base.count == split.count else { return false }
        return zip(base, split).allSatisfy(isSame)
    }

    private func isSame(_ base: ClauseElement, _ split: ClauseElement) -> Bool {
        guard case .chain(let old) = base, case .chain(let new) = split else { return base == split }
        return old == new || isReceived(old, new) || isStoodIn(old, new)
            || old.count > 1 && types.contains(old[0]) && isSame(.chain(Array(old.dropFirst())), .chain(new))
            || old.first == "self" && isAnotherSelf(old, new)
    }

    /// `label.text` and `view.label.text`
    private func isReceived(_ old: [String], _ new: [String]) -> Bool {
        guard new.count > old.count, new.suffix(old.count).elementsEqual(old) else { return false }
        return new.dropLast(old.count).allSatisfy(isReceiver)
    }

    /// `self` and `view`, `self.presenter`
    private func isAnotherSelf(_ old: [String], _ new: [String]) -> Bool {
        guard new.count >= old.count else { return false }
        return new.dropLast(old.count - 1).allSatisfy(isReceiver)
            && new.suffix(old.count - 1).elementsEqual(old.dropFirst())
    }

    /// `URLSession.shared.dataTask` and `session.dataTask`, where somebody is given `URLSession.shared`.
    private func isStoodIn(_ old: [String], _ new: [String]) -> Bool {
        guard Self.isType(old[0]), !types.contains(old[0]), !Self.isType(new[0]) else { return false }
        let same = zip(old.reversed(), new.reversed()).prefix { $0 == $1 }.count
        return same > 0 && same < old.count && same < new.count && named.contains(Array(old.dropLast(same)))
            && new.dropLast(same).allSatisfy(isReceiver)
    }

    func isReceiver(_ name: String) -> Bool {
        name == "self" || types.contains(name) || added.contains(name)
            || !declared.contains(name) && !Self.isType(name)
    }
}
