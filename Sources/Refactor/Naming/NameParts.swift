/// The words of a name as they are written: `loadURLList` is load, URL, List.
func nameParts(of name: String) -> [String] {
    var letters = name.filter { $0.isLetter || $0.isNumber }[...]
    return words(of: name).map { word in
        let part = letters.prefix(word.count)
        letters = letters.dropFirst(word.count)
        return String(part)
    }
}

/// Words as a noun inside a name: error, view is `ErrorView`.
func capitalized(_ parts: [String]) -> String {
    parts.map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
}

/// Words as a name: `ErrorView` is `errorView`, `URLList` is `urlList`.
func lowercasedName(_ parts: [String]) -> String {
    guard let first = parts.first else { return "" }
    let isAllUpper = first.count > 1 && first.allSatisfy { $0.isUppercase || $0.isNumber }
    return (isAllUpper ? first.lowercased() : first.prefix(1).lowercased() + first.dropFirst())
        + capitalized(Array(parts.dropFirst()))
}

func lowercasedName(_ name: String) -> String { lowercasedName(nameParts(of: name)) }

/// The words of an identifier without the noise that habits put before it: `_name`, `m_name`, `kName`.
func plainParts(of identifier: String) -> [String] {
    var name = withoutPrefix(String(identifier.drop { $0 == "_" || $0 == "$" }))
    if name.hasPrefix("k") || name.hasPrefix("m"), name.dropFirst().first?.isUppercase == true {
        name = String(name.dropFirst())
    }
    return nameParts(of: name).filter { !$0.isEmpty }
}
