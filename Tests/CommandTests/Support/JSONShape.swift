import Foundation
import Testing

/// JSON as a reader sees it who knows nothing of our types.
struct JSONShape {
    enum Kind: Equatable {
        case number, text, textOrNull, flag, list, object, role
        case oneOf([String])
    }

    private let value: JSONValue
    private let path: String

    init(decoding text: String) throws {
        self.init(value: try JSONDecoder().decode(JSONValue.self, from: Data(text.utf8)), path: "$")
    }

    private init(value: JSONValue, path: String) {
        self.value = value
        self.path = path
    }

    subscript(key: String) -> JSONShape {
        get throws {
            guard case .object(let entries) = value else { throw Mismatch(description: "\(path) is no object") }
            guard let entry = entries[key] else { throw Mismatch(description: "\(path) has no '\(key)'") }
            return JSONShape(value: entry, path: "\(path).\(key)")
        }
    }

    /// Whether an object has a key.
    func has(_ key: String) -> Bool {
        guard case .object(let entries) = value else { return false }
        return entries[key] != nil
    }

    func elements() throws -> [JSONShape] {
        guard case .list(let elements) = value else { throw Mismatch(description: "\(path) is no list") }
        return elements.enumerated().map { JSONShape(value: $0.element, path: "\(path)[\($0.offset)]") }
    }

    func text() throws -> String {
        guard case .text(let text) = value else { throw Mismatch(description: "\(path) is no text") }
        return text
    }

    func number() throws -> Double {
        guard case .number(let number) = value else { throw Mismatch(description: "\(path) is no number") }
        return number
    }

    func flag() throws -> Bool {
        guard case .flag(let flag) = value else { throw Mismatch(description: "\(path) is no flag") }
        return flag
    }

    /// Expects that an object has these keys with values of these kinds; it may have more.
    func expect(_ keys: [String: Kind], sourceLocation: SourceLocation = #_sourceLocation) throws {
        for (key, kind) in keys.sorted(by: { $0.key < $1.key }) {
            let entry = try self[key]
            #expect(entry.isA(kind), "\(entry.path) is no \(kind)", sourceLocation: sourceLocation)
        }
    }

    private func isA(_ kind: Kind) -> Bool {
        switch (kind, value) {
        case (.number, .number), (.text, .text), (.textOrNull, .text), (.textOrNull, .null), (.flag, .flag),
            (.list, .list), (.object, .object):
            true
        case (.role, .text(let text)):
            ["view", "presenter", "interactor", "router", "entity", "service"].contains(text)
        case (.oneOf(let words), .text(let text)): words.contains(text)
        default: false
        }
    }

    private struct Mismatch: Error, CustomStringConvertible {
        let description: String
    }
}
