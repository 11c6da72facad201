/// An optional that JSON shows as `null` instead of leaving its key out.
@propertyWrapper
package struct NullEncoded: Codable, Equatable, Sendable {
    package var wrappedValue: String?

    package init(wrappedValue: String?) { self.wrappedValue = wrappedValue }

    package init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        wrappedValue = container.decodeNil() ? nil : try container.decode(String.self)
    }

    package func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        if let wrappedValue { try container.encode(wrappedValue) } else { try container.encodeNil() }
    }
}
