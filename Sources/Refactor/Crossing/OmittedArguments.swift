/// The arguments that a call leaves to default values, written out: a protocol has no defaults.
package struct OmittedArguments {
    /// The texts to insert, by byte, in their order.
    package private(set) var insertions: [(offset: Int, text: String)] = []

    /// Nil where the call cannot be completed: a default that means another thing where the call stands, a variadic
    /// parameter, a trailing closure before what is left out.
    package init?(of use: ReferenceFact, to signature: Signature) {
        guard use.labels.count != signature.parameters.count else { return }
        guard let given = use.arguments, let places = ArgumentLabels(use.labels).places(in: signature.parameters)
        else { return nil }
        var texts: [Int: [String]] = [:]
        for (index, parameter) in signature.parameters.enumerated() where !places.contains(index) {
            let before = places.count { $0 < index }
            guard let value = parameter.defaultValue, Self.meansTheSame(value), before <= given.ends.count else {
                return nil
            }
            texts[before, default: []].append((parameter.label.map { $0 + ": " } ?? "") + value)
        }
        for (before, values) in texts.sorted(by: { $0.key < $1.key }) {
            let text = values.joined(separator: ", ")
            if before > 0 {
                insertions.append((given.ends[before - 1], ", " + text))
            } else {
                insertions.append((given.start, given.ends.isEmpty ? text : text + ", "))
            }
        }
    }

    /// Returns true if a default value is a literal, a case of its type, or a constant of a type that every component
    /// knows.
    private static func meansTheSame(_ value: String) -> Bool {
        if ["nil", "true", "false", "[]", "[:]"].contains(value) { return true }
        if value.first?.isLetter == false, Double(value) != nil { return true }
        if value.count > 1, value.hasPrefix("\""), value.hasSuffix("\"") {
            return !value.dropFirst().dropLast().contains { $0 == "\"" || $0 == "\\" || $0.isNewline }
        }
        let path = value.split(separator: ".", omittingEmptySubsequences: false)
        let names = path.first == "" ? path.dropFirst() : path[...]
        guard !names.isEmpty, names.allSatisfy(isName) else { return false }
        return path.first == "" || path.count > 1 && SDKType.named(String(path[0]))?.framework == "Foundation"
    }

    private static func isName(_ text: Substring) -> Bool {
        !text.isEmpty && text.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" } && text.first?.isNumber == false
    }
}
