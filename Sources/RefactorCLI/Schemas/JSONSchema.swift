/// The form of a JSON or YAML file, as JSON Schema says it.
indirect enum JSONSchema: Sendable, Equatable {
    struct Property: Sendable, Equatable {
        let name: String
        let schema: JSONSchema
        let isRequired: Bool
        /// The note for those who hover over it.
        var note: String?
    }

    case anything
    case text
    case words([String])
    case integer
    case number
    case flag
    case list(JSONSchema)
    /// An object whose keys are free.
    case map(JSONSchema)
    /// An object; where a file is read strictly, no other keys are allowed.
    case object([Property], isStrict: Bool)
    case orNull(JSONSchema)
    case either([JSONSchema])
}

extension JSONSchema: Encodable {
    private struct Key: CodingKey {
        let stringValue: String
        var intValue: Int? { nil }

        init(_ text: String) { stringValue = text }
        init?(stringValue: String) { self.init(stringValue) }
        init?(intValue: Int) { nil }
    }

    func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: Key.self)
        try encode(to: &container)
    }

    private func encode(to container: inout KeyedEncodingContainer<Key>) throws {
        switch self {
        case .anything: break
        case .text: try container.encode("string", forKey: Key("type"))
        case .integer: try container.encode("integer", forKey: Key("type"))
        case .number: try container.encode("number", forKey: Key("type"))
        case .flag: try container.encode("boolean", forKey: Key("type"))
        case .words(let words):
            try container.encode("string", forKey: Key("type"))
            try container.encode(words, forKey: Key("enum"))
        case .list(let element):
            try container.encode("array", forKey: Key("type"))
            try container.encode(element, forKey: Key("items"))
        case .map(let value):
            try container.encode("object", forKey: Key("type"))
            try container.encode(value, forKey: Key("additionalProperties"))
        case .orNull(.text): try container.encode(["string", "null"], forKey: Key("type"))
        case .orNull(let schema): try container.encode([schema, .anything], forKey: Key("anyOf"))
        case .either(let schemas): try container.encode(schemas, forKey: Key("anyOf"))
        case .object(let properties, let isStrict):
            try container.encode("object", forKey: Key("type"))
            var named = container.nestedContainer(keyedBy: Key.self, forKey: Key("properties"))
            for property in properties {
                var inner = named.nestedContainer(keyedBy: Key.self, forKey: Key(property.name))
                try property.schema.encode(to: &inner)
                if let note = property.note { try inner.encode(note, forKey: Key("description")) }
            }
            let required = properties.filter(\.isRequired).map(\.name).sorted()
            if !required.isEmpty { try container.encode(required, forKey: Key("required")) }
            if isStrict { try container.encode(false, forKey: Key("additionalProperties")) }
        }
    }
}
