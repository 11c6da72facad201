/// A pattern with the module's name put in: `{module}` is `Login`, `{name}` is `login`.
package func filled(_ pattern: String, module: String) -> String {
    filled(pattern, ["module": module, "name": propertyName(of: module)])
}

/// A module's name as properties have it: without the prefix of the team's classes, `login` for `YSLogin`.
package func propertyName(of module: String) -> String {
    let capitals = module.prefix(while: \.isUppercase)
    let word = capitals.count > 2 ? module.dropFirst(capitals.count - 1) : module[...]
    return word.prefix(1).lowercased() + word.dropFirst()
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
