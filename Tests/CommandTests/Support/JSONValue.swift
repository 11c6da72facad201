/// JSON of any kind.
indirect enum JSONValue: Decodable, Equatable {
    case null
    case flag(Bool)
    case number(Double)
    case text(String)
    case list([JSONValue])
    case object([String: JSONValue])

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

    subscript(key: String) -> JSONValue? { entries?[key] }
    var entries: [String: JSONValue]? { if case .object(let entries) = self { entries } else { nil } }
    var elements: [JSONValue]? { if case .list(let list) = self { list } else { nil } }
    var string: String? { if case .text(let text) = self { text } else { nil } }

    func isA(_ type: String) -> Bool {
        switch (type, self) {
        case ("string", .text), ("boolean", .flag), ("number", .number), ("array", .list), ("object", .object),
            ("null", .null):
            true
        case ("integer", .number(let number)): number.rounded() == number
        default: false
        }
    }
}
