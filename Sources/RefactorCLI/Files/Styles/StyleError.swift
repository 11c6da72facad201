import Refactor

/// What can go wrong with the choice or the making of a style, a sentence each.
enum StyleError: Error, CustomStringConvertible {
    case unknown(String, known: [String])
    case notWritten(String, SourceLanguage, writable: [String])
    case badName(String)
    case badModuleName(String)
    case exists(path: String)
    case noTemplate(path: String, reason: String)

    /// 2 for a wrong command, 1 for anything else.
    var exitCode: Int32 {
        switch self {
        case .unknown, .notWritten, .badName, .badModuleName: 2
        case .exists, .noTemplate: 1
        }
    }

    var description: String {
        switch self {
        case .unknown(let name, let known):
            "there is no style '\(name)'\(nearest(to: name, in: known).map { "; did you mean '\($0)'?" } ?? ""); "
                + "'refactor styles' lists them: \(known.joined(separator: ", "))"
        case .notWritten(let name, let language, let writable):
            "the style '\(name)' can be planned and drawn, but not yet written in \(language.spoken); "
                + "use --style with one of \(writable.joined(separator: ", "))"
        case .badName(let name):
            "'\(name)' cannot be a style's name; use small letters, digits and '-', such as house-viper"
        case .badModuleName(let name):
            "'\(name)' cannot be a module's name; give an identifier that starts with a capital letter, such as Login"
        case .exists(let path): "'\(path)' exists already; nothing was written, --force overwrites"
        case .noTemplate(let path, let reason): "'\(path)' is no template that can be imported: \(reason)"
        }
    }
}
