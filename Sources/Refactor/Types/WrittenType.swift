/// A type as it is written, in its parts.
indirect enum WrittenType: Sendable, Hashable {
    struct Element: Sendable, Hashable {
        let label: String?
        let type: WrittenType
        /// The parameter of a function is a function that may be kept.
        var isEscaping = false
    }

    struct Function: Sendable, Hashable {
        /// `@Sendable`, `@MainActor`; never `@escaping`, which is no part of the type of a value.
        var attributes: [String]
        var parameters: [Element]
        /// `async`, `throws`, as written.
        var effects: String
        var result: WrittenType
    }

    /// `User`, `Feed.Item`, `Set<Int>`.
    case named(String, [WrittenType])
    case optional(WrittenType)
    /// `T!`.
    case implicit(WrittenType)
    case array(WrittenType)
    case dictionary(key: WrittenType, value: WrittenType)
    case tuple([Element])
    case function(Function)
    /// `any P`, `some P`: the word and what follows.
    case boxed(String, WrittenType)
    case composition([WrittenType])

    static func named(_ name: String) -> WrittenType { .named(name, []) }

    static let bool = named("Bool")
    static let double = named("Double")
    static let int = named("Int")
    static let string = named("String")
    static let void = named("Void")

    var isOptional: Bool {
        switch self {
        case .optional, .implicit: true
        default: false
        }
    }

    /// The type inside of an optional; nil for anything else.
    var wrapped: WrittenType? {
        switch self {
        case .optional(let type), .implicit(let type): type
        default: nil
        }
    }

    /// The type of a value that an implicitly unwrapped one is used as.
    var direct: WrittenType {
        if case .implicit(let type) = self { type } else { self }
    }

    /// The type of a constant that takes the value.
    var kept: WrittenType {
        if case .implicit(let type) = self { .optional(type) } else { self }
    }

    /// An optional of it; an optional stays as it is.
    var flattenedOptional: WrittenType { isOptional ? kept : .optional(self) }

    var name: String? {
        if case .named(let name, _) = self { name } else { nil }
    }

    /// The same with every named part replaced; nil where one of them has no replacement.
    func mapNames(_ replace: (String, [WrittenType]) -> WrittenType?) -> WrittenType? {
        switch self {
        case .named(let name, let arguments):
            let inner = arguments.compactMap { $0.mapNames(replace) }
            return inner.count == arguments.count ? replace(name, inner) : nil
        case .optional(let type): return type.mapNames(replace).map { .optional($0) }
        case .implicit(let type): return type.mapNames(replace).map { .implicit($0) }
        case .array(let type): return type.mapNames(replace).map { .array($0) }
        case .boxed(let word, let type): return type.mapNames(replace).map { .boxed(word, $0) }
        case .dictionary(let key, let value):
            guard let key = key.mapNames(replace), let value = value.mapNames(replace) else { return nil }
            return .dictionary(key: key, value: value)
        case .tuple(let elements):
            return Self.elements(elements, mapped: replace).map { .tuple($0) }
        case .composition(let types):
            let mapped = types.compactMap { $0.mapNames(replace) }
            return mapped.count == types.count ? .composition(mapped) : nil
        case .function(var function):
            guard let parameters = Self.elements(function.parameters, mapped: replace),
                let result = function.result.mapNames(replace)
            else { return nil }
            function.parameters = parameters
            function.result = result
            return .function(function)
        }
    }

    private static func elements(
        _ elements: [Element], mapped replace: (String, [WrittenType]) -> WrittenType?
    ) -> [Element]? {
        let mapped = elements.compactMap { element in
            element.type.mapNames(replace).map {
                Element(label: element.label, type: $0, isEscaping: element.isEscaping)
            }
        }
        return mapped.count == elements.count ? mapped : nil
    }

    /// Returns true if a name stands somewhere in it, alone or as the outer type: `T` in `T.Element`.
    func mentions(_ names: Set<String>) -> Bool {
        guard !names.isEmpty else { return false }
        let found = mapNames { name, arguments in
            names.contains(String(name.prefix { $0 != "." })) ? nil : .named(name, arguments)
        }
        return found == nil
    }
}

extension WrittenType: CustomStringConvertible {
    var description: String {
        switch self {
        case .named("Dictionary.Keys", let arguments): "Dictionary<\(Self.list(arguments))>.Keys"
        case .named("Dictionary.Values", let arguments): "Dictionary<\(Self.list(arguments))>.Values"
        case .named(let name, let arguments): arguments.isEmpty ? name : "\(name)<\(Self.list(arguments))>"
        case .optional(let type): type.enclosed + "?"
        case .implicit(let type): type.enclosed + "!"
        case .array(let type): "[\(type)]"
        case .dictionary(let key, let value): "[\(key): \(value)]"
        case .tuple(let elements): "(\(Self.list(elements)))"
        case .boxed(let word, let type): "\(word) \(type)"
        case .composition(let types): types.map(\.description).joined(separator: " & ")
        case .function(let function):
            (function.attributes + ["(\(Self.list(function.parameters)))"]
                + (function.effects.isEmpty ? [] : [function.effects]) + ["-> \(function.result)"])
                .joined(separator: " ")
        }
    }

    /// In parentheses where a mark behind it would else mean its last part.
    private var enclosed: String {
        switch self {
        case .boxed, .composition, .function: "(\(description))"
        default: description
        }
    }

    private static func list(_ types: [WrittenType]) -> String {
        types.map(\.description).joined(separator: ", ")
    }

    private static func list(_ elements: [Element]) -> String {
        elements.map { element in
            (element.label.map { $0 + ": " } ?? "") + (element.isEscaping ? "@escaping " : "")
                + element.type.description
        }.joined(separator: ", ")
    }
}
