import Foundation
import Testing

/// A small check of JSON against a schema: types, required keys, and that there are no keys besides.
struct SchemaCheck {
    private let schema: JSONValue

    init(decoding text: String) throws { schema = try JSONDecoder().decode(JSONValue.self, from: Data(text.utf8)) }

    /// Sentences about what does not fit.
    func faults(in text: String) throws -> [String] {
        Self.faults(of: try JSONDecoder().decode(JSONValue.self, from: Data(text.utf8)), schema, at: "$")
    }

    private static func faults(of value: JSONValue, _ schema: JSONValue, at path: String) -> [String] {
        if let choices = schema["anyOf"]?.elements {
            let found = choices.map { faults(of: value, $0, at: path) }
            return found.contains { $0.isEmpty } ? [] : found.min { $0.count < $1.count } ?? []
        }
        let types = schema["type"]?.elements ?? schema["type"].map { [$0] } ?? []
        guard types.isEmpty || types.contains(where: { $0.string.map(value.isA) ?? false }) else {
            return ["\(path) is of another type"]
        }
        if let words = schema["enum"]?.elements, !words.contains(value) { return ["\(path) is none of the words"] }
        if case .number(let least)? = schema["minimum"], case .number(let number) = value, number < least {
            return ["\(path) is less than \(least)"]
        }
        if let elements = value.elements, let form = schema["items"] {
            return elements.enumerated().flatMap { faults(of: $0.element, form, at: "\(path)[\($0.offset)]") }
        }
        guard let entries = value.entries else { return [] }
        let missing = (schema["required"]?.elements ?? []).compactMap(\.string).filter { entries[$0] == nil }
        let inside = entries.sorted { $0.key < $1.key }.flatMap { key, entry -> [String] in
            if let form = schema["properties"]?[key] { return faults(of: entry, form, at: "\(path).\(key)") }
            guard let form = schema["additionalProperties"], form.entries != nil else {
                return ["\(path).\(key) is not in the schema"]
            }
            return faults(of: entry, form, at: "\(path).\(key)")
        }
        return missing.map { "\(path) has no '\($0)'" } + inside
    }
}
