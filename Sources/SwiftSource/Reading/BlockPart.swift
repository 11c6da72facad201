import Refactor
import SwiftSyntax

/// A list of statements in the syntax tree, with what a block says about it.
struct BlockPart {
    let kind: BlockFact.Kind
    let range: Range<Int>
    let statements: CodeBlockItemListSyntax
    var closure: ClosureFact?
}

extension BracedSyntax {
    /// The bytes between the braces.
    var innerBytes: Range<Int> { leftBrace.bytes.upperBound..<rightBrace.bytes.lowerBound }
}
