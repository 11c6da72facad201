import Refactor

/// Why a module is not written as a package of its own, a sentence each.
enum PackageError: Error, CustomStringConvertible {
    case noProject
    case otherLanguage(SourceLanguage)
    case ofSDK(String)
    case option(String)
    case notProved(module: String, count: Int)

    var isUsage: Bool {
        switch self {
        case .noProject, .otherLanguage, .ofSDK, .option: true
        case .notProved: false
        }
    }

    var description: String {
        switch self {
        case .noProject:
            "--package needs the app's folder, to prove what the module uses; give it with --project"
        case .otherLanguage(let language):
            "--package is for Swift; leave it out for \(language.displayName)"
        case .ofSDK(let name):
            "the SDK has a module '\(name)' already; give the package another name with --module"
        case .option(let option):
            "a package has its tests inside, which import its module; leave out \(option)"
        case .notProved(let module, let count):
            "nothing was written, '\(module)' would not compile as a package of its own: "
                + (count == 1 ? "one thing stands" : "\(count) things stand")
                + " in the way; change what is listed, or leave out --package"
        }
    }
}
