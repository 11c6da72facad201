/// The cases of enumerations that expressions name.
extension WiringExpression {
    /// The case that an expression names, and what stands before it: `.settings`, `Route.detail(item)`.
    var namedCase: (base: WiringExpression?, name: String)? {
        switch self {
        case .member(.other, let name): (nil, name)
        case .member(let base, let name): (base, name)
        case .call(let call):
            switch call.receiver {
            case .other: (nil, call.name)
            case let base?: (base, call.name)
            case nil: Self.capitalCase(call.name)
            }
        case .name, .text, .type, .cast, .several, .other: nil
        }
    }

    /// `Route.Search(text)` is read as a value of a type that stands in another, and may be a case as well.
    private static func capitalCase(_ name: String) -> (base: WiringExpression?, name: String)? {
        guard let dot = name.lastIndex(of: ".") else { return nil }
        return (.name(String(name[..<dot])), String(name[name.index(after: dot)...]))
    }

    /// `Sheet.SheetType` of a name and members of it; nil for anything else.
    var pathName: String? {
        switch self {
        case .name(let name): name.isCapitalized ? name : nil
        case .member(let base, let name): name.isCapitalized ? base.pathName.map { $0 + "." + name } : nil
        case .call, .text, .type, .cast, .several, .other: nil
        }
    }

    /// Each of several expressions that may be meant.
    var choices: [WiringExpression] {
        if case .several(let values) = self { return values.flatMap(\.choices) }
        return [self]
    }
}

extension WireCall {
    /// The names of cases that it hands over, and texts that are used like them.
    var namedCases: Set<String> {
        Set(
            arguments.flatMap { argument in
                argument.value.choices.compactMap { value in
                    if case .text(let text) = value { text } else { value.namedCase?.name }
                }
            })
    }
}
