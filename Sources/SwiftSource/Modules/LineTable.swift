import Refactor
import SwiftSyntax

/// The lines of a file, small enough to be handed to each reader of a body.
struct LineTable {
    private let starts: [Int]

    init(_ file: SourceFile) { starts = file.lineStarts }

    /// The line (from 1) that a node begins in.
    func line(of node: some SyntaxProtocol) -> Int { line(at: node.positionAfterSkippingLeadingTrivia.utf8Offset) }

    /// The line (from 1) that holds a byte offset.
    func line(at offset: Int) -> Int {
        var low = 0
        var high = starts.count
        while high - low > 1 {
            let middle = (low + high) / 2
            if starts[middle] <= offset { low = middle } else { high = middle }
        }
        return low + 1
    }
}
