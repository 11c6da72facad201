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
    /// The nodes of each type, in source order: the tree is walked once for all rules.
    private let found: [ObjectIdentifier: [Syntax]]

    init(path: String) throws {
        self.path = path
        let text = try PackageRoot.text(of: path)
        isGenerated = path.hasPrefix("Sources/Refactor/") && path.contains("/Tables/")
        tree = Parser.parse(source: isGenerated ? String(text.prefix(2_000)) : text)
        converter = SourceLocationConverter(fileName: path, tree: tree)
        let collector = NodeCollector(viewMode: .sourceAccurate)
        collector.walk(tree)
        found = collector.found
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

    /// All nodes of a type, in source order.
    func nodes<Node: SyntaxProtocol>(_ type: Node.Type) -> [Node] {
        (found[ObjectIdentifier(type)] ?? []).compactMap { $0.as(type) }
    }
}

/// Sorts the nodes of a tree by their types; tokens do not count.
private final class NodeCollector: SyntaxAnyVisitor {
    var found: [ObjectIdentifier: [Syntax]] = [:]

    override func visitAny(_ node: Syntax) -> SyntaxVisitorContinueKind {
        found[ObjectIdentifier(node.kind.syntaxNodeType), default: []].append(node)
        return .visitChildren
    }

    override func visit(_ token: TokenSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
}
