/// Why no adapter can be thought of, before any member is looked at.
package enum AdapterError: Error, Equatable, CustomStringConvertible {
    case unknownProtocol(String, suggestion: String?)
    case notAProtocol(String, keyword: String)
    case severalLanguages(String, String)
    case hasAssociatedTypes(String)
    case fulfilledAlready(by: String, String)
    case noConformingType(String)
    case severalConformingTypes(String, [String])
    case unknownType(String)
    case needsClass(String, superclass: String)
    case badMapping(String)
    case unknownMember(String, in: String, suggestion: String?)
    case unknownKind(String, known: [String])
    case nameTaken(String)

    package var description: String {
        switch self {
        case .unknownProtocol(let name, let suggestion):
            "no protocol '\(name)' in the given files\(Self.guess(suggestion)); give the file that declares it as well"
        case .notAProtocol(let name, let keyword): "'\(name)' is a \(keyword), not a protocol"
        case .severalLanguages(let one, let other):
            "'\(one)' and '\(other)' are of two languages; an adapter is written in one"
        case .hasAssociatedTypes(let name):
            "'\(name)' has associated types, which an adapter cannot choose; write this one by hand"
        case .fulfilledAlready(let type, let required):
            "'\(type)' conforms to '\(required)' already; there is nothing to adapt"
        case .noConformingType(let provided):
            "no type of the given files conforms to '\(provided)'; give its file as well, or name it with --provided-type"
        case .severalConformingTypes(let provided, let types):
            "several types conform to '\(provided)' (\(types.joined(separator: ", "))); choose one with --provided-type"
        case .unknownType(let name): "no class, struct or enum '\(name)' in the given files; give its file as well"
        case .needsClass(let required, let superclass):
            "only a '\(superclass)' can be a '\(required)', so no proxy can; with --style zik-router the type itself conforms"
        case .badMapping(let text):
            "--map '\(text)' is no pair; write 'required=provided', such as 'showLogin(completion:)=presentLogin(then:)'"
        case .unknownMember(let name, let owner, let suggestion):
            "'\(owner)' has no member '\(name)'\(Self.guess(suggestion))"
        case .nameTaken(let name):
            "'\(name)' is declared already in the given files; choose another name with --name"
        case .unknownKind(let kind, let known):
            known.isEmpty
                ? "--kind '\(kind)' is for styles that register their adapters, such as zik-router"
                : "--kind '\(kind)' is none; use \(known.joined(separator: ", "))"
        }
    }

    /// True if the command was wrong, and not the files.
    package var isUsage: Bool {
        switch self {
        case .badMapping, .unknownKind: true
        case .fulfilledAlready, .hasAssociatedTypes, .nameTaken, .needsClass, .noConformingType, .notAProtocol,
            .severalConformingTypes, .severalLanguages, .unknownMember, .unknownProtocol, .unknownType:
            false
        }
    }

    private static func guess(_ suggestion: String?) -> String {
        suggestion.map { "; did you mean '\($0)'?" } ?? ""
    }
}
