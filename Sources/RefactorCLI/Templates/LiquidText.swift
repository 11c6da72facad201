import Foundation

/// Fills in a Liquid template for the module that stands for all; what has no meaning here is noted and left out.
struct LiquidText {
    /// The template, for notes.
    let path: String
    /// The text behind the module's name in the file's name.
    let file: String
    private(set) var notes: [String] = []
    /// For each condition around, true if a branch of it is written: the first one is.
    private var branches: [Bool] = []

    init(path: String, file: String) {
        self.path = path
        self.file = file
    }

    mutating func filled(_ template: String) -> String {
        var lines: [String] = []
        for line in ModuleTemplate.withoutHead(template).split(separator: "\n", omittingEmptySubsequences: false) {
            if let line = filled(line: String(line)) { lines.append(line) }
        }
        return lines.joined(separator: "\n")
    }

    /// The line with everything put in; nil for one that is left out.
    private mutating func filled(line: String) -> String? {
        var result = ""
        var rest = line[...]
        var isTag = false
        var unknown: String?
        while let start = rest.range(of: "\\{[{%]", options: .regularExpression) {
            let closing = rest[start] == "{{" ? "}}" : "%}"
            guard let end = rest[start.upperBound...].range(of: closing) else { break }
            result += rest[..<start.lowerBound]
            let inner = rest[start.upperBound..<end.lowerBound].trimmingCharacters(in: CharacterSet(charactersIn: " -"))
            if closing == "}}" {
                if let value = value(of: inner) { result += value } else { unknown = unknown ?? inner }
            } else {
                isTag = true
                read(tag: inner)
            }
            rest = rest[end.upperBound...]
        }
        result += rest
        guard !branches.contains(false) else { return nil }
        if isTag, result.allSatisfy(\.isWhitespace) { return nil }
        guard let unknown else { return result }
        let isComment = ["//", "*", "@"].contains { line.drop { $0 == " " || $0 == "\t" }.hasPrefix($0) }
        if !isComment { notes.append("\(path): '{{ \(unknown) }}' is not known here, its line is left out") }
        return nil
    }

    private mutating func value(of expression: String) -> String? {
        let parts = expression.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
        switch parts.first ?? "" {
        case "module_info.name":
            guard parts.count > 1 else { return ModuleTemplate.module }
            if parts[1] != "downcase" {
                notes.append("\(path): '\(expression)' becomes {name}, which is login for Login")
            }
            return ModuleTemplate.variable
        case "prefix": return ""
        case "module_info.file_name": return file
        case "module_info.file_basename": return Paths.withoutEnding(file)
        default: return nil
        }
    }

    private mutating func read(tag: String) {
        switch tag.split(separator: " ").first ?? "" {
        case "if", "unless", "case":
            branches.append(true)
            notes.append("\(path): the condition '\(tag)' is not carried over, its first branch is")
        case "else", "elsif":
            if !branches.isEmpty { branches[branches.count - 1] = false }
        case "endif", "endunless", "endcase": _ = branches.popLast()
        case "include", "comment", "endcomment", "when": return
        case let word: notes.append("\(path): '\(word)' of Liquid is not carried over")
        }
    }
}
