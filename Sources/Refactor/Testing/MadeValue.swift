/// A value that is made up for a test.
package indirect enum MadeValue: Sendable, Equatable {
    /// `true`, `1`, `nil`, `[]`: as Swift spells it.
    case literal(String)
    /// `"name"`.
    case text(String)
    /// `Type.member`.
    case constant(String)
    /// `Type(label: value)`, `Type.method(value)`.
    case call(String, [Argument])
    case list(MadeValue)
    case tuple([Argument])
    /// A closure that ignores what it gets.
    case closure(parameters: Int, result: MadeValue?)
    /// The sample of a type of the app, by the type's full name.
    case sample(String)

    package struct Argument: Sendable, Equatable {
        package let label: String?
        package let value: MadeValue

        init(_ label: String?, _ value: MadeValue) {
            self.label = label
            self.value = value
        }
    }

    /// The last name of a constant: `wrongPassword` in `LoginError.wrongPassword`.
    package var caseName: String? {
        guard case .constant(let name) = self else { return nil }
        return name.split(separator: ".").last.map(String.init)
    }

    /// The types of the app whose samples stand in it.
    package var samples: [String] {
        switch self {
        case .literal, .text, .constant: []
        case .call(_, let arguments), .tuple(let arguments): arguments.flatMap(\.value.samples)
        case .list(let value): value.samples
        case .closure(_, let result): result?.samples ?? []
        case .sample(let type): [type]
        }
    }
}
