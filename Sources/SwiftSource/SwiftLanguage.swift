package import Refactor
import SwiftParser
import SwiftSyntax

/// Swift, read and written with swift-syntax.
package struct SwiftLanguage: Language {
    package init() {}

    package var name: String { "swift" }
    package var fileEndings: [String] { ["swift"] }

    package func facts(of file: SourceFile) throws(ReadError) -> SyntaxFacts {
        let tree = try parse(file)
        return FileReader(file: file, tree: tree).facts()
    }

    package func text(of plan: Plan, bodies: Bodies) -> Emission {
        SwiftPrinter(plan: plan, bodies: bodies).emission()
    }
}
