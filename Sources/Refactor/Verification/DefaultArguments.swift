/// The default values of functions, so that a call that writes one out says the same as one that leaves it out.
struct DefaultArguments {
    /// By the function's name, the arguments that say what is the default: `page : 1`.
    private var defaults: [String: [[String]]] = [:]

    /// - Parameter handed: further arguments that say nothing new, by the function's name.
    init(of clauses: [Clause], and handed: [String: [[String]]] = [:]) {
        defaults = handed
        for clause in clauses {
            // Behind the name may stand generic parameters.
            guard let name = clause.baseName, let place = clause.words.firstIndex(of: name),
                let open = clause.words[place...].firstIndex(of: "(")
            else { continue }
            for parameter in Self.pieces(behind: open - 1, in: clause.words).pieces {
                guard let sign = parameter.firstIndex(of: "="), let label = parameter.first else { continue }
                let value = Array(parameter[(sign + 1)...])
                defaults[name, default: []].append(label == "_" ? value : [label, ":"] + value)
            }
        }
    }

    /// The words without such arguments.
    func left(out words: [String]) -> [String] {
        var result: [String] = []
        var index = 0
        while index < words.count {
            result.append(words[index])
            let known = defaults[words[index]] ?? []
            let (pieces, end) = Self.pieces(behind: index, in: words)
            index += 1
            guard !known.isEmpty, let end else { continue }
            let kept = pieces.filter { !known.contains($0) }.map { left(out: $0) }
            result += ["("] + kept.joined(separator: [","]) + [")"]
            index = end + 1
        }
        return result
    }

    /// Returns the pieces between the commas of the parentheses behind a name, and where they end.
    private static func pieces(behind place: Int, in words: [String]) -> (pieces: [[String]], end: Int?) {
        guard place + 1 < words.count, words[place + 1] == "(" else { return ([], nil) }
        var pieces: [[String]] = []
        var piece: [String] = []
        var depth = 0
        for index in (place + 1)..<words.count {
            let word = words[index]
            // A piece of a string ends with what opens its interpolation.
            if word.last.map("([{".contains) == true { depth += 1 }
            if word.first.map(")]}".contains) == true { depth -= 1 }
            if depth == 0 { return (piece.isEmpty ? pieces : pieces + [piece], index) }
            if depth == 1, word == "," {
                pieces.append(piece)
                piece = []
            } else if index > place + 1 {
                piece.append(word)
            }
        }
        return ([], nil)
    }
}
