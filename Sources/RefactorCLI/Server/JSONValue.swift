import Foundation

/// JSON of any form.
indirect enum JSONValue: Codable, Equatable, Sendable {
    case null
    case flag(Bool)
    case number(Double)
    case text(String)
    case list([JSONValue])
    case object([String: JSONValue])

    init(decoding text: String) throws { self = try JSONDecoder().decode(JSONValue.self, from: Data(text.utf8)) }

    /// The form of a value that can be encoded.
    init(of value: some Encodable) throws { try self.init(decoding: try PlanJSON.encodedOnOneLine(value)) }

    init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        if container.decodeNil() {
            self = .null
        } else if let flag = try? container.decode(Bool.self) {
            self = .flag(flag)
        } else if let number = try? container.decode(Double.self) {
            self = .number(number)
        } else if let text = try? container.decode(String.self) {
            self = .text(text)
        } else if let list = try? container.decode([JSONValue].self) {
            self = .list(list)
        } else {
            self = .object(try container.decode([String: JSONValue].self))
        }
    }

    func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        switch self {
        case .null: try container.encodeNil()
        case .flag(let flag): try container.encode(flag)
        case .number(let number): try Self.encode(number, in: &container)
        case .text(let text): try container.encode(text)
        case .list(let list): try container.encode(list)
        case .object(let entries): try container.encode(entries)
        }
    }

    /// Whole numbers stay whole.
    private static func encode(_ number: Double, in container: inout any SingleValueEncodingContainer) throws {
        if let whole = Int(exactly: number) { try container.encode(whole) } else { try container.encode(number) }
    }

    subscript(key: String) -> JSONValue? {
        if case .object(let entries) = self { entries[key] } else { nil }
    }

    var text: String? { if case .text(let text) = self { text } else { nil } }
    var flag: Bool? { if case .flag(let flag) = self { flag } else { nil } }
}
