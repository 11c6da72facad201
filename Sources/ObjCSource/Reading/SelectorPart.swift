import Refactor

/// A part of a method's selector with its parameter: `animated:(BOOL)flag`.
struct SelectorPart {
    /// The word before the colon; empty for none.
    let name: String
    let hasColon: Bool
    let type: Int32?
    let parameter: Int32?
    /// The last token.
    let end: Int

    init(_ node: Int32, in source: NamedTree) {
        let colon = UInt8(ascii: ":")
        let first = source.first(node)
        end = source.last(node)
        let isUnnamed = source.isCharacter(first, colon)
        name = isUnnamed ? "" : source.texts.spelling(source.symbols[first])
        hasColon =
            isUnnamed
            || source.token(after: first).map { $0 <= source.last(node) && source.isCharacter($0, colon) } ?? false
        type = source.child(node, of: .typeName)
        var parameter: Int32?
        for child in source.children(node)
        where source.kind(child) == .name && (isUnnamed || source.first(child) != first) {
            parameter = child
        }
        self.parameter = parameter
    }
}

extension [String] {
    /// The spelling of a symbol, empty for what is none.
    fileprivate func spelling(_ symbol: Int32) -> String { symbol < 0 ? "" : self[Int(symbol)] }
}
