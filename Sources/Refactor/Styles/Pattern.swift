/// A pattern with the module's name put in: `{module}` is `Login`, `{name}` is `login`.
package func filled(_ pattern: String, module: String) -> String {
    let name = module.prefix(1).lowercased() + module.dropFirst()
    return filled(pattern, ["module": module, "name": name])
}

/// A pattern with values for the words in braces; a word without a value stays as it is.
package func filled(_ pattern: String, _ values: [String: String]) -> String {
    var result = ""
    var rest = pattern[...]
    while let open = rest.firstIndex(of: "{"), let close = rest[open...].firstIndex(of: "}") {
        let word = String(rest[rest.index(after: open)..<close])
        result += rest[..<open]
        if let value = values[word] {
            result += value
            rest = rest[rest.index(after: close)...]
        } else {
            result += "{"
            rest = rest[rest.index(after: open)...]
        }
    }
    return result + rest
}
