import Refactor
import SwiftSource
import Testing

/// Reads a source text as `Login.swift`.
func read(_ source: String, path: String = "Login.swift") throws -> SyntaxFacts {
    try SwiftLanguage().facts(of: SourceFile(path: path, text: source))
}

/// The only controller of the sources.
func controller(in sources: String..., project: ProjectFacts? = nil) throws -> Controller {
    let facts = try sources.enumerated().map { try read($1, path: "File\($0 + 1).swift") }
    return try #require(try controllers(in: facts, project: project).first)
}

/// Puts statements into a method of a controller.
func controllerSource(running statements: String) -> String {
    "class LoginController: UIViewController {\nfunc run() {\n\(statements)\n}\n}\n"
}
