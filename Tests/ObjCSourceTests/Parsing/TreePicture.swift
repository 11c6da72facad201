import Refactor

@testable import ObjCSource

/// A tree as an s-expression for tests: names, values and literals as they are written, types in `<…>`, everything else
/// as `(kind children…)`.
struct TreePicture {
    let tree: Tree

    init(_ source: String, path: String = "A.m") {
        tree = tolerantTree(of: SourceFile(path: path, text: source))
    }

    /// The whole file, one line for each of its children.
    var file: String {
        tree.children(tree.root).map(text).joined(separator: "\n")
    }

    /// The statements of the first function, one in a line.
    var statements: String {
        guard let function = tree.child(tree.root, of: .function), let body = tree.child(function, of: .compound) else {
            return "no function"
        }
        return tree.children(body).map(text).joined(separator: "\n")
    }

    private func text(_ node: Int32) -> String {
        let kind = tree.kind(node)
        switch kind {
        case .name, .identifier, .literal, .selectorLiteral, .propertyAttribute: return words(node)
        case .typeName: return "<\(words(node))>"
        default: break
        }
        let children = tree.children(node).map(text)
        if children.isEmpty, kind != .compound, kind != .ivarBlock { return "(\(kind) \(words(node)))" }
        return "(" + (["\(kind)"] + children).joined(separator: " ") + ")"
    }

    private func words(_ node: Int32) -> String {
        tree.text(node).split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }
}
