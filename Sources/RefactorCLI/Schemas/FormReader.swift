/// Reads the forms of documents as schemas.
struct FormReader {
    private var types: [Substring: [Substring]] = [:]

    init(_ text: String) {
        var current: Substring = ""
        for line in text.split(separator: "\n") {
            if line.hasPrefix("  ") {
                types[current, default: []].append(line.dropFirst(2))
            } else {
                current = line
            }
        }
    }

    /// The schema of a type; an object of any keys for one that is not known.
    func schema(of type: Substring) -> JSONSchema {
        guard let lines = types[type] else { return .map(.anything) }
        return .object(lines.map(property), isStrict: false)
    }

    private func property(_ line: Substring) -> JSONSchema.Property {
        let name = line.prefix { $0 != " " }
        let rest = line.dropFirst(name.count + 1)
        let parts = rest.split(separator: "  ", maxSplits: 1)
        let type = parts.first ?? ""
        let isLeftOut = type.hasSuffix("?")
        return JSONSchema.Property(
            name: String(name), schema: form(isLeftOut ? type.dropLast() : type), isRequired: !isLeftOut,
            note: parts.count > 1 ? String(parts[1]) : nil)
    }

    /// `[String: [Int]]`, `String|null`, `PlanDocument.MemberEntry`
    private func form(_ type: Substring) -> JSONSchema {
        switch type {
        case "String": return .text
        case "String|null": return .orNull(.text)
        case "Int": return .integer
        case "Double": return .number
        case "Bool": return .flag
        default: break
        }
        guard type.hasPrefix("[") else { return schema(of: type) }
        let inner = type.dropFirst().dropLast()
        let key = "String: "
        return inner.hasPrefix(key) ? .map(form(inner.dropFirst(key.count))) : .list(form(inner))
    }
}
