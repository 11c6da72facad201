import Refactor

/// Why no tests can be written as they are asked for, a sentence each.
enum TestsError: Error, CustomStringConvertible {
    case onlyWithTests(String)
    case noTestable(path: String)
    case badTestable(String)
    case otherLanguage(String, SourceLanguage)
    case importsHeaders
    case stubs

    var description: String {
        switch self {
        case .onlyWithTests(let option): "\(option) is for tests; add --tests xctest or --tests swift-testing"
        case .noTestable(let path):
            "no Swift package target and no Xcode project was found around '\(path)'; name the module that the tests "
                + "import, as in --testable Shop"
        case .badTestable(let name):
            "'\(name)' cannot stand behind 'import'; give --testable the name of the app's Swift module"
        case .otherLanguage(let framework, let language):
            "tests for \(framework) are not written in \(language.displayName), as the controller is; take --tests xctest"
        case .importsHeaders: "tests in Objective-C import headers and no module; leave --testable out"
        case .stubs: "stubs have nothing to test; leave out --bodies stub or --tests"
        }
    }
}
