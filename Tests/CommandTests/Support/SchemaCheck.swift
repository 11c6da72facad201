import Foundation
import Testing

/// A small check of JSON against a schema: types, required keys, and that there are no keys besides.
struct SchemaCheck {
    private let schema: Value

    init(decoding text: String) throws { schema = try JSONDecoder().decode(Value.self, from: Data(text.utf8)) }

    /// Sentences about what does not fit.
    func faults(in text: String) throws -> [String] {
        Self.faults(of: try JSONDecoder().decode(Value.self, from: Data(text.utf8)), schema, at: "$")
    }

    private static func faults(of value: Value, _ schema: Value, at path: String) -> [String] {
        if let choices = schema["anyOf"]?.list {
            let found = choices.map { faults(of: value, $0, at: path) }
            return found.contains { $0.isEmpty } ? [] : found.min { $0.count < $1.count } ?? []
        }
        let types = schema["type"]?.list ?? schema["type"].map { [$0] } ?? []
        guard types.isEmpty || types.contains(where: { $0.text.map(value.isA) ?? false }) else {
            return ["\(path) is of another type"]
        }
        if let words = schema["enum"]?.list, !words.contains(value) { return ["\(path) is none of the words"] }
        if let elements = value.list, let form = schema["items"] {
            return elements.enumerated().flatMap { faults(of: $0.element, form, at: "\(path)[\($0.offset)]") }
        }
        guard let entries = value.entries else { return [] }
        let missing = (schema["required"]?.list ?? []).compactMap(\.text).filter { entries[$0] == nil }
        let inside = entries.sorted { $0.key < $1.key }.flatMap { key, entry -> [String] in
            if let form = schema["properties"]?[key] { return faults(of: entry, form, at: "\(path).\(key)") }
            guard let form = schema["additionalProperties"], form.entries != nil else {
                return ["\(path).\(key) is not in the schema"]
            }
            return faults(of: entry, form, at: "\(path).\(key)")
        }
        return missing.map { "\(path) has no '\($0)'" } + inside
    }

    private indirect enum Value: Decodable, Equatable {
        case null
        case flag(Bool)
        case number(Double)
        case string(String)
        case array([Value])
        case object([String: Value])

        init(from decoder: any Decoder) throws {
            let container = try decoder.singleValueContainer()
            if container.decodeNil() {
                self = .null
            } else if let flag = try? container.decode(Bool.self) {
                self = .flag(flag)
            } else if let number = try? container.decode(Double.self) {
                self = .number(number)
            } else if let text = try? container.decode(String.self) {
                self = .string(text)
            } else if let list = try? container.decode([Value].self) {
                self = .array(list)
            } else {
                self = .object(try container.decode([String: Value].self))
            }
        }

        subscript(key: String) -> Value? { entries?[key] }
        var entries: [String: Value]? { if case .object(let entries) = self { entries } else { nil } }
        var list: [Value]? { if case .array(let list) = self { list } else { nil } }
        var text: String? { if case .string(let text) = self { text } else { nil } }

        func isA(_ type: String) -> Bool {
            switch (type, self) {
            case ("string", .string), ("boolean", .flag), ("number", .number), ("array", .array), ("object", .object),
                ("null", .null):
                true
            case ("integer", .number(let number)): number.rounded() == number
            default: false
            }
        }
    }
}
