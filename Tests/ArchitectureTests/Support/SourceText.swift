import SwiftParser
import SwiftSyntax
import TestSupport

/// A Swift file of the package, parsed for the house rules.
struct SourceText: Sendable {
    /// Every Swift file of the package, parsed once in a run. Of the tables, which scripts generate, only the first
    /// lines are read: what follows is one literal.
    static let all: Result<[SourceText], any Error> = Result {
        try ["Sources", "Tests"].flatMap { PackageRoot.files(below: $0) }.map(SourceText.init)
    }

    let path: String
    let tree: SourceFileSyntax
    let isGenerated: Bool
    private let converter: SourceLocationConverter

    init(path: String) throws {
        self.path = path
        let text = try PackageRoot.text(of: path)
        isGenerated = path.hasPrefix("Sources/Refactor/SDK/Tables/")
        tree = Parser.parse(source: isGenerated ? String(text.prefix(2_000)) : text)
        converter = SourceLocationConverter(fileName: path, tree: tree)
    }

    /// All Swift files below some folders.
    static func all(below folders: String...) throws -> [SourceText] {
        try all.get().filter { file in folders.contains { file.path.hasPrefix($0 + "/") } }
    }

    /// The file name without folder and ending.
    var name: String { String(path.split(separator: "/").last?.dropLast(".swift".count) ?? "") }

    var lineCount: Int { tree.description.split(separator: "\n", omittingEmptySubsequences: false).count - 1 }

    /// Lines that a node takes, without the comments before it.
    func lineCount(of node: some SyntaxProtocol) -> Int {
        converter.location(for: node.endPositionBeforeTrailingTrivia).line - line(of: node) + 1
    }

    func line(of node: some SyntaxProtocol) -> Int {
        converter.location(for: node.positionAfterSkippingLeadingTrivia).line
    }

    func place(of node: some SyntaxProtocol) -> String { "\(path):\(line(of: node))" }

    /// Modules that the file imports, wherever the import stands.
    var imports: [String] {
        nodes(ImportDeclSyntax.self).compactMap { $0.path.first?.name.text }
    }

    /// All nodes of a kind, in source order.
    func nodes<Node: SyntaxProtocol>(_ kind: Node.Type) -> [Node] { Self.nodes(kind, in: Syntax(tree)) }

    private static func nodes<Node: SyntaxProtocol>(_ kind: Node.Type, in root: Syntax) -> [Node] {
        let own = root.as(kind).map { [$0] } ?? []
        return own + root.children(viewMode: .sourceAccurate).flatMap { nodes(kind, in: $0) }
    }
}
