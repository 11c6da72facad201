/// The type of a value that crosses a module's interface.
struct ModuleInterfaceType {
    /// Its parts; nil where they cannot be read, as in Objective-C.
    let written: WrittenType?
    private let text: String
    private let catalog: TypeCatalog

    init(_ text: String, in controller: Controller) {
        self.text = text
        written = controller.language == .swift ? TypeParser.type(text) : nil
        catalog = TypeCatalog(controller)
    }

    /// True if it can be nil at first.
    var isOptional: Bool {
        if case .optional? = written { true } else { written?.name == "Optional" }
    }

    /// The declared type of a parameter from which a property of the type gets its value.
    var parameter: String {
        guard case .implicit(let type)? = written else { return written?.description ?? text }
        let plain = Self.unwrapped(type)
        if function(in: plain) != nil { return "@escaping \(plain.name ?? type.description)" }
        // Of what nobody declares it is not known whether it is a closure, which only an optional may keep.
        guard let name = plain.name, !catalog.knows(name) else { return plain.description }
        return "\(plain)!"
    }

    /// The same, as an optional.
    var optional: String { written.map { "\($0.flattenedOptional)" } ?? text }

    /// True if it is a block that gives nothing back.
    var isReport: Bool {
        guard written != nil else { return isBlock && ["void", nil].contains(identifiers(in: text).first) }
        guard let function else { return false }
        return function.result == .tuple([]) || function.result.name == "Void"
    }

    /// The block that it is, without optionals and names around it.
    var function: WrittenType.Function? { written.flatMap { function(in: Self.unwrapped($0)) } }

    /// The type without optionals around it.
    var unwrapped: WrittenType? { written.map(Self.unwrapped) }

    /// True if it is a block.
    var isBlock: Bool {
        written == nil ? text.contains("^") : function != nil
    }

    /// The names in it: `LoginDelegate` in `(any LoginDelegate)?` and in `id<LoginDelegate>`.
    var names: [String] { identifiers(in: text).filter { !["_Nullable", "any", "id", "nullable"].contains($0) } }

    private func function(in type: WrittenType) -> WrittenType.Function? {
        if case .function(let function) = Self.unwrapped(catalog.expanded(type)) { function } else { nil }
    }

    /// Without optionals and parentheses around it.
    private static func unwrapped(_ type: WrittenType) -> WrittenType {
        if let inner = type.wrapped { return unwrapped(inner) }
        if case .tuple(let elements) = type, elements.count == 1, let only = elements.first {
            return unwrapped(only.type)
        }
        return type
    }
}
