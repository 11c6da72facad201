import Foundation

/// The names known at a place of a template: values, lists, and what a loop runs over.
struct TemplateScopes {
    /// A problem at a place, and what was meant perhaps.
    struct Problem {
        let message: String
        var word: String?
        var known: [String] = []
    }

    let texts: [String]
    /// The variables of the loops around, each with the parts that its values have; none for a plain text.
    private var loops: [(name: String, parts: [String])] = []
    /// The maximum number of times that what stands here is written, loop by loop.
    private var rounds = [1]
    private var depth = 0

    private static let filters: Set<String> = [
        "capitalize", "default", "indent", "join", "lowercase", "split", "uppercase",
    ]
    private static let blocks: Set<String> = [
        "break", "continue", "elif", "else", "empty", "endfor", "endif", "for", "if", "ifnot",
    ]
    private static let most = 10_000

    /// The maximum number of times that what stands here is written.
    var times: Int { rounds.last ?? 1 }

    init(texts: [String]) {
        self.texts = texts
    }

    /// `module|lowercase`
    func problem(inVariable contents: String) -> Problem? {
        let filters = contents.split(separator: "|")
        for filter in filters.dropFirst() {
            if let problem = problem(inFilter: filter) { return problem }
            let arguments = filter.split(separator: ":", maxSplits: 1).dropFirst().joined()
            for argument in arguments.split(separator: ",") {
                if let problem = problem(inValue: String(argument)) { return problem }
            }
        }
        return problem(inValue: filters.first.map(String.init) ?? "")
    }

    /// `indent:4`
    private func problem(inFilter filter: Substring) -> Problem? {
        let parts = filter.split(separator: ":", maxSplits: 1).map { $0.filter { $0 != " " } }
        let name = parts.first ?? ""
        guard Self.filters.contains(name) else {
            return Problem(message: "there is no filter '\(name)'", word: name, known: Self.filters.sorted())
        }
        let width = parts.dropFirst().first?.split(separator: ",").first ?? "4"
        guard name != "indent" || (0...100).contains(Int(width) ?? -1) else {
            return Problem(message: "'indent:\(width)' needs a number from 0 to 100")
        }
        return nil
    }

    /// `for port in ports`, `if language == "swift"`
    mutating func problem(inBlock contents: String) -> Problem? {
        let words = contents.split(separator: " ").map(String.init)
        let block = words.first ?? ""
        guard Self.blocks.contains(block) || ["include", "extends", "block"].contains(block) else {
            return Problem(message: "there is no block '\(block)'", word: block, known: Self.blocks.sorted())
        }
        if ["for", "if", "ifnot"].contains(block) { depth += 1 }
        if ["endfor", "endif"].contains(block) { depth -= 1 }
        if depth > 20 || words.count > 100 || contents.utf8.count(where: { $0 == UInt8(ascii: "(") }) > 20 {
            return Problem(message: "blocks are nested too deeply here to be filled in")
        }
        switch block {
        case "for": return enter(Array(words.dropFirst()))
        case "endfor":
            _ = loops.popLast()
            if rounds.count > 1 { rounds.removeLast() }
        case "if", "elif", "ifnot":
            for word in words.dropFirst() where !Self.operators.contains(word) {
                if let problem = problem(inVariable: word.filter { !"()".contains($0) }) { return problem }
            }
        case "include", "extends", "block":
            return Problem(message: "'\(words[0])' cannot be used: each template stands alone")
        default: return nil
        }
        return nil
    }

    private static let operators = ["!=", "<", "<=", "==", ">", ">=", "and", "in", "not", "or"]

    private mutating func enter(_ words: [String]) -> Problem? {
        guard let position = words.firstIndex(of: "in"), words.indices.contains(position + 1) else { return nil }
        let list = words[position + 1]
        let parts = TemplateContext.lists[list] ?? []
        loops.append((words[..<position].joined().filter { $0 != "," }, parts))
        guard let count = Self.count(of: words[(position + 1)...].joined(separator: " ")) else {
            return Problem(message: "'\(list)' needs two whole numbers, such as 1...3")
        }
        let (all, isTooMuch) = (rounds.last ?? 1).multipliedReportingOverflow(by: count)
        guard !isTooMuch, all <= Self.most else {
            return Problem(message: "a loop over '\(list)' would be written more than \(Self.most) times")
        }
        rounds.append(all)
        return problem(inValue: list)
    }

    /// Returns the maximum number of rounds of a loop; nil for a range of anything but numbers. Lists are short.
    private static func count(of list: String) -> Int? {
        guard let dots = list.range(of: "...") else { return 10 }
        let bounds = [list[..<dots.lowerBound], list[dots.upperBound...].prefix { $0 != " " }]
            .compactMap { Int($0.filter { $0 != " " }) }
        guard bounds.count == 2 else { return nil }
        let (distance, isTooMuch) = bounds[1].subtractingReportingOverflow(bounds[0])
        return isTooMuch ? most + 1 : distance.magnitude < UInt(most) ? Int(distance.magnitude) + 1 : most + 1
    }

    private func problem(inValue value: String) -> Problem? {
        let value = value.filter { $0 != " " }
        guard let first = value.first, first.isLetter, !value.contains("..."), !["true", "false"].contains(value)
        else { return nil }
        let parts = value.split(separator: ".").map(String.init)
        let head = parts[0]
        if let loop = loops.last(where: { $0.name == head }) { return problem(in: parts.dropFirst(), of: loop) }
        if let keys = TemplateContext.lists[head] {
            let isPlace = parts.count > 2 && parts.count < 4
            return isPlace ? problem(in: parts.dropFirst(2), of: (head, keys)) : nil
        }
        if head == "forloop", !loops.isEmpty { return nil }
        guard texts.contains(head) else {
            let known = (texts + TemplateContext.lists.keys + loops.map(\.name)).sorted()
            return Problem(message: "there is no variable '\(head)'", word: head, known: known)
        }
        guard parts.count > 1 else { return nil }
        return Problem(message: "'\(head)' is a text and has no '\(parts[1])'")
    }

    private func problem(in parts: ArraySlice<String>, of loop: (name: String, parts: [String])) -> Problem? {
        guard let part = parts.first, !loop.parts.isEmpty, !loop.parts.contains(part) else { return nil }
        return Problem(message: "'\(loop.name)' has no '\(part)'", word: part, known: loop.parts)
    }
}
