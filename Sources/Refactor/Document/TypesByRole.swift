/// The types of a module by their roles, in JSON an object of lists.
///
/// It is read in the order of the names, so that of several faults the same one is always told.
package struct TypesByRole: Codable, Equatable, Sendable {
    package let types: [String: [String]]

    package init(_ types: [String: [String]]) { self.types = types }

    package init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: Name.self)
        var types: [String: [String]] = [:]
        for name in values.allKeys.sorted(by: { $0.stringValue < $1.stringValue }) {
            types[name.stringValue] = try values.decode([String].self, forKey: name)
        }
        self.types = types
    }

    package func encode(to encoder: any Encoder) throws { try types.encode(to: encoder) }

    private struct Name: CodingKey {
        let stringValue: String
        var intValue: Int? { nil }

        init?(stringValue: String) { self.stringValue = stringValue }
        init?(intValue: Int) { nil }
    }
}
