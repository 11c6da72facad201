/// The matching of a split's statements with those of the original.
struct ClauseMatching {
    /// The places of the original's statements in the split, as indices into the list of its clauses.
    private(set) var places: [Int: Int] = [:]
    /// Statements of the original that stand nowhere.
    private(set) var lost: [Int] = []
    /// Clauses of the split that are statements of the original.
    private(set) var taken: Set<Int> = []

    private let old: [Clause]
    private let new: [Clause]
    private let oldElements: [[ClauseElement]]
    private let newElements: [[ClauseElement]]
    private let comparison: ClauseComparison
    private let sites: CallSites
    private let surroundings: ClauseSurroundings
    /// The state that functions of the split are given.
    let handed: HandedArguments
    private let defaults: DefaultArguments
    /// The number of functions with a body that the split has of each name.
    private let namesakes: [String: Int]

    init(of old: [Clause], in new: [Clause]) {
        (self.old, self.new) = (old, new)
        oldElements = old.map { ClauseElement.elements(of: $0.words) }
        let comparison = ClauseComparison(of: old, in: new)
        self.comparison = comparison
        newElements = new.map { comparison.elements(ofSplit: $0.words) }
        let names = Set(old.compactMap(\.functionName))
        sites = CallSites(of: new.indices.filter { new[$0].functionName.map { !names.contains($0) } ?? false }, in: new)
        namesakes = Dictionary(
            new.filter(\.opensBlock).compactMap { $0.baseName.map { ($0, 1) } }, uniquingKeysWith: +)
        surroundings = ClauseSurroundings(of: old)
        handed = HandedArguments(of: old, in: new)
        defaults = DefaultArguments(of: old + new, and: handed.arguments)
        match()
    }

    private mutating func match() {
        let counted = old.indices.filter { old[$0].isKept(in: old) }
        let candidates = candidates
        let byKey = Dictionary(grouping: candidates) { newElements[$0].map(\.key) }
        var same: [Int: [Int]] = [:]
        for index in counted {
            same[index] = (byKey[oldElements[index].map(\.key)] ?? []).filter { isSame(index, $0) }
        }
        // Those that leave no doubt come first, and tell where their neighbours are.
        for least in [20, 16, 12, 8, 4, 0] {
            for index in counted where places[index] == nil {
                take(same[index] ?? [], for: index, from: least)
            }
        }
        for index in counted where places[index] == nil {
            take(candidates.filter { !taken.contains($0) && isSameOtherwise(index, $0) }, for: index, from: 0)
        }
        for index in counted where places[index] == nil && same[index, default: []].isEmpty {
            same[index] = candidates.filter { isSameOtherwise(index, $0) }
        }
        mergeRest(of: counted, like: same)
    }

    /// Statements of the split that may be one of the original: none that pass a call on, in a function of their own.
    private var candidates: [Int] {
        let alone = Dictionary(new.compactMap { $0.function.map { ($0, 1) } }, uniquingKeysWith: +)
        let original = Set(old.map(\.words))
        return new.indices.filter { index in
            guard new[index].isKept(in: new) else { return false }
            let isAlone = new[index].function.map { alone[$0] == 1 } ?? false
            return !isAlone || original.contains(new[index].words) || !isPassingOn(index)
        }
    }

    /// Returns true if a function calls another one of its name in the split with what it was given, as
    /// `presenter.load()` in `load()`.
    private func isPassingOn(_ index: Int) -> Bool {
        guard let function = new[index].function, let name = new[function].baseName,
            case .chain(let names)? = newElements[index].first, names.count > 1, names.last == name,
            let place = new[index].words.firstIndex(of: name), namesakes[name, default: 0] > 1
        else { return false }
        let given = CallSites.arguments(behind: place, in: new[index].words)
        return names.dropLast().allSatisfy(comparison.isReceiver)
            && given.allSatisfy { $0.count == 1 && new[function].parameters.contains($0[0]) }
    }

    /// Merges the rest: what stood several times may stand once in a function that is called as often.
    private mutating func mergeRest(of counted: [Int], like same: [Int: [Int]]) {
        let spare = CallSites.spare(in: new, beside: old)
        var uses: [Int: Int] = [:]
        for index in counted where places[index] == nil {
            let home = (same[index] ?? []).first { candidate in
                guard let name = new[candidate].function.flatMap({ new[$0].baseName }) else { return false }
                return spare[name, default: 0] > uses[candidate, default: 0]
            }
            if let home { uses[home, default: 0] += 1 } else { lost.append(index) }
        }
    }

    /// Takes the place that most speaks for, if that is enough.
    private mutating func take(_ candidates: [Int], for index: Int, from least: Int) {
        var best: (index: Int, points: Int)?
        let free = candidates.filter { !taken.contains($0) }
        guard !free.isEmpty else { return }
        let surroundings = surroundings.places(around: index, placed: places)
        for candidate in free {
            let points =
                surroundings.points(of: candidate, in: new) + (free.count == 1 && candidates.count == 1 ? 8 : 0)
                + (isAtHome(index, candidate) ? 4 : 0)
            if best.map({ $0.points < points }) ?? true { best = (candidate, points) }
        }
        guard let best, best.points >= least else { return }
        taken.insert(best.index)
        places[index] = best.index
    }

    /// Returns true if two clauses stand in declarations of the same name.
    private func isAtHome(_ index: Int, _ other: Int) -> Bool {
        guard let function = old[index].function, let home = new[other].function else { return false }
        if let name = old[function].baseName { return new[home].baseName == name }
        return old[function].declaredNames.first?.name == new[home].declaredNames.first?.name
    }

    /// Returns true if a clause of the split says the same as one of the original, receivers aside.
    func isSame(_ index: Int, _ other: Int) -> Bool { comparison.isSame(oldElements[index], newElements[other]) }

    func isSame(_ clause: Clause, _ other: Clause) -> Bool {
        comparison.isSame(ClauseElement.elements(of: clause.words), comparison.elements(ofSplit: other.words))
    }

    func isReceiver(_ name: String) -> Bool { comparison.isReceiver(name) }

    /// With values in the place of parameters, or handed on in place of kept under a name.
    private func isSameOtherwise(_ index: Int, _ other: Int) -> Bool {
        if isSameValue(old[index].words, new[other].words) || isCalledValue(old[index], new[other]) { return true }
        let (before, after) = (defaults.left(out: old[index].words), defaults.left(out: new[other].words))
        if after != new[other].words || before != old[index].words, isSameValue(before, after) { return true }
        let words = plain(old[index].words)
        return sites.inlined(new[other]).contains { isSameValue(words, plain($0)) }
    }

    /// `let isOn: Bool = { … }` and `let isOn = presenter.findIsOn()`
    private func isCalledValue(_ one: Clause, _ other: Clause) -> Bool {
        guard one.opensBlock, one.words.last == "=", ["let", "var"].contains(one.words[0]), other.isCall,
            one.words.prefix(2) == other.words.prefix(2)
        else { return false }
        return other.words.dropFirst(2).first == "="
    }

    private func plain(_ words: [String]) -> [String] { words.filter { $0 != "(" && $0 != ")" } }

    private func isSameValue(_ one: [String], _ other: [String]) -> Bool {
        comparison.isSame(ClauseElement.elements(of: one), comparison.elements(ofSplit: other))
            || comparison.isSame(ClauseElement.elements(of: value(one)), comparison.elements(ofSplit: value(other)))
    }

    /// Behind `let x =` and `NSString *x =`.
    private func value(_ words: [String]) -> [String] {
        guard let first = words.first, let sign = words.firstIndex(of: "=") else { return words }
        let isTyped =
            sign > 1 && !words[..<sign].contains { ["case", "for", "guard", "if", "while"].contains($0) }
            && words[..<sign].allSatisfy { CodeToken.isName($0) || ["*", "<", ">"].contains($0) }
        guard ["let", "var"].contains(first) || isTyped else { return words }
        return Array(words[(sign + 1)...])
    }
}
