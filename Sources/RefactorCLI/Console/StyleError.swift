import Refactor

/// The errors in the choice or the making of a style, a sentence each.
enum StyleError: Error, CustomStringConvertible {
    case unknown(String, known: [String])
    case notWritten(String, SourceLanguage, writable: [String])
    case badName(String)
    case badModuleName(String)
    case badChild(String, module: String)
    case noShape(String, ModuleShapes.Shape, able: [String])
    case shapeNotWritten(SourceLanguage)
    case exists(path: String)
    case noTemplate(path: String, reason: String)

    /// 2 for a wrong command, 1 for anything else.
    var exitCode: Int32 {
        switch self {
        case .unknown, .notWritten, .badName, .badModuleName, .badChild, .noShape, .shapeNotWritten: 2
        case .exists, .noTemplate: 1
        }
    }

    var description: String {
        switch self {
        case .unknown(let name, let known):
            "there is no style '\(name)'\(nearest(to: name, in: known).map { "; did you mean '\($0)'?" } ?? ""); "
                + "'refactor styles' lists them: \(known.joined(separator: ", "))"
        case .notWritten(let name, let language, let writable):
            "the style '\(name)' can be planned and drawn, but not yet written in \(language.displayName); "
                + "use --style with one of \(writable.joined(separator: ", "))"
        case .badName(let name):
            "'\(name)' cannot be a style's name; use small letters, digits and '-', such as house-viper"
        case .badModuleName(let name):
            "'\(name)' cannot be a module's name; give an identifier that starts with a capital letter, such as Login"
        case .badChild(let name, let module):
            "'\(name)' cannot be a child of '\(module)'; give other modules' names, each once, such as --children Posts,Profile"
        case .noShape(let name, let shape, let able):
            "the style '\(name)' has no modules \(shape.displayName); use --style with one of \(able.joined(separator: ", "))"
        case .shapeNotWritten(let language):
            "modules without a view or with children cannot be written in \(language.displayName); leave --language out"
        case .exists(let path): "'\(path)' exists already; nothing was written, --force overwrites"
        case .noTemplate(let path, let reason): "'\(path)' is no template that can be imported: \(reason)"
        }
    }
}

extension ModuleShapes.Shape {
    /// As a person says it.
    fileprivate var displayName: String {
        switch self {
        case .viewless: "without a view"
        case .children: "with children"
        }
    }
}
