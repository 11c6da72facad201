/// A schema with what its file says of itself.
struct NamedSchema: Encodable {
    let name: String
    let title: String
    let schema: JSONSchema

    private enum Keys: String, CodingKey {
        case version = "$schema"
        case title
    }

    func encode(to encoder: any Encoder) throws {
        try schema.encode(to: encoder)
        var container = encoder.container(keyedBy: Keys.self)
        try container.encode("https://json-schema.org/draft/2020-12/schema", forKey: .version)
        try container.encode(title, forKey: .title)
    }
}
