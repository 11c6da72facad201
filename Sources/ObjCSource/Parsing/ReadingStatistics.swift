package import Refactor

/// The statistics on how well a file was read: what a lexical count finds, what the parser found, and what it could not
/// read.
package struct ReadingStatistics {
    /// Lines that begin a method in an implementation.
    package var methodsCounted = 0
    package var methodsParsed = 0
    /// Methods that hold a span which was not read or a branch that was skipped.
    package var methodsDamaged = 0
    /// Spans that were not read: the line and the first words.
    package var damage: [(line: Int, text: String)] = []
    /// Why the whole file is refused; nil when it is not.
    package var refusal: ReadError?

    package init(of file: SourceFile) {
        do {
            count(try parse(file))
        } catch {
            refusal = error
            guard case .syntax = error else { return }
            count(tolerantTree(of: file))
        }
    }

    private mutating func count(_ tree: Tree) {
        methodsCounted = methodHeads(in: tree)
        for node in tree.nodes where node.kind == .unparsed {
            let range = tree.tokens[Int(node.first)].start..<tree.tokens[Int(node.last)].end
            let text = tree.file.text(Int(range.lowerBound)..<min(Int(range.upperBound), Int(range.lowerBound) + 160))
            damage.append((tree.file.line(at: Int(range.lowerBound)), text))
        }
        for index in tree.tokens.indices.dropFirst() where tree.isSkipped[index] && !tree.isSkipped[index - 1] {
            damage.append((tree.file.line(at: Int(tree.tokens[index].start)), "skipped branch"))
        }
        for implementation in tree.children(tree.root, of: .implementation) {
            for member in tree.children(implementation) where isMethod(tree.kind(member)) {
                methodsParsed += 1
                if tree.isDamaged(member) { methodsDamaged += 1 }
            }
        }
    }

    private func isMethod(_ kind: SyntaxKind) -> Bool { kind == .methodDefinition || kind == .methodDeclaration }
}
