/// The calls of the functions that a split has made, with their arguments.
struct CallSites {
    struct Site {
        /// The clause that calls.
        let clause: Int
        /// The values, in the order of the parameters.
        let arguments: [[String]]
    }

    private(set) var sites: [Int: [Site]] = [:]
    private let clauses: [Clause]

    /// Of functions among the clauses, by their places in the list.
    init(of functions: [Int], in clauses: [Clause]) {
        self.clauses = clauses
        var byName: [String: [Int]] = [:]
        for function in functions {
            if let name = clauses[function].baseName { byName[name, default: []].append(function) }
        }
        for (index, clause) in clauses.enumerated() {
            if case .function = clause.kind { continue }
            for (place, word) in clause.words.enumerated() {
                guard let callees = byName[word] else { continue }
                let arguments = Self.arguments(behind: place, in: clause.words)
                for callee in callees where clauses[callee].parameters.count >= arguments.count {
                    sites[callee, default: []].append(Site(clause: index, arguments: arguments))
                }
            }
        }
    }

    /// Returns the number of calls of each name, not counting those that pass the call on under the same name.
    static func counts(in clauses: [Clause]) -> [String: Int] {
        var counts: [String: Int] = [:]
        for clause in clauses {
            if case .function = clause.kind { continue }
            let around = clause.function.flatMap { clauses[$0].baseName }
            for (place, word) in clause.words.enumerated().dropLast() where CodeToken.isName(word) && word != around {
                if clause.words[place + 1] == "(" || isMessage(at: place, in: clause.words) {
                    counts[word, default: 0] += 1
                }
            }
        }
        return counts
    }

    /// Returns how often the functions of a split are called beyond what they were in the original; those that the split
    /// has made are called once, by whom they were cut out of.
    static func spare(in split: [Clause], beside original: [Clause]) -> [String: Int] {
        let before = counts(in: original)
        let names = Set(original.compactMap(\.baseName))
        let spare = counts(in: split).map { name, count in
            (name, count - (names.contains(name) ? before[name, default: 0] : 1))
        }
        return Dictionary(uniqueKeysWithValues: spare.filter { $0.1 > 0 })
    }

    /// Returns true if a word begins what is sent to an object: `close` in `[self.router close]`.
    private static func isMessage(at place: Int, in words: [String]) -> Bool {
        guard place > 0, place + 1 < words.count, [":", "]"].contains(words[place + 1]) else { return false }
        return [")", "]"].contains(words[place - 1]) || CodeToken.isName(words[place - 1])
    }

    /// Returns the arguments of a call; the name stands at the place.
    static func arguments(behind place: Int, in words: [String]) -> [[String]] {
        if isMessage(at: place, in: words) { return sent(behind: place, in: words) }
        guard place + 1 < words.count, words[place + 1] == "(" else { return [] }
        var arguments: [[String]] = []
        var part: [String] = []
        var depth = 0
        for word in words[(place + 1)...] {
            if ["(", "["].contains(word) { depth += 1 }
            if [")", "]"].contains(word) { depth -= 1 }
            if depth == 0 || depth == 1 && word == "," {
                if !part.isEmpty { arguments.append(part) }
                part = []
                if depth == 0 { break }
            } else if depth > 1 || word != "(" {
                if depth == 1, word == ":", part.count == 1 { part = [] } else { part.append(word) }
            }
        }
        return arguments
    }

    /// Returns the arguments of `[object name:a with:b]`.
    private static func sent(behind place: Int, in words: [String]) -> [[String]] {
        guard words[place + 1] == ":" else { return [] }
        var arguments: [[String]] = [[]]
        var depth = 0
        for (index, word) in words.enumerated().dropFirst(place + 2) {
            if ["(", "[", "{"].contains(word) { depth += 1 }
            if [")", "]", "}"].contains(word) { depth -= 1 }
            if depth < 0 { break }
            let isLabel = depth == 0 && index + 1 < words.count && words[index + 1] == ":" && CodeToken.isName(word)
            if isLabel, arguments.last?.isEmpty == false, arguments.last?.contains("?") == false {
                arguments.append([])
            } else if word != ":" || depth > 0 || arguments.last?.isEmpty == false {
                arguments[arguments.count - 1].append(word)
            }
        }
        return arguments
    }

    /// A clause as it would read in the place of the call: parameters replaced by what is passed for them.
    func inlined(_ clause: Clause, depth: Int = 0) -> [[String]] {
        guard let function = clause.function, depth < 3, let sites = sites[function] else { return [] }
        let parameters = clauses[function].parameters
        guard clause.words.contains(where: parameters.contains) || depth == 0 else { return [] }
        return sites.prefix(4).flatMap { site -> [[String]] in
            var values: [String: [String]] = [:]
            for (parameter, argument) in zip(parameters, site.arguments) { values[parameter] = argument }
            var caller = clauses[site.clause]
            caller.words = Self.replaced(clause.words, by: values)
            return [caller.words] + inlined(caller, depth: depth + 1)
        }
    }

    private static func replaced(_ words: [String], by values: [String: [String]]) -> [String] {
        var result: [String] = []
        for (index, word) in words.enumerated() {
            let isLabel = index + 1 < words.count && words[index + 1] == ":"
            let isMember = index > 0 && words[index - 1] == "."
            if let value = values[word], !isLabel, !isMember {
                result += value
            } else {
                result.append(word)
            }
        }
        return result
    }
}
