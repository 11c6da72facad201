/// The word on an edge, and the room it needs.
package struct EdgeLabel: Sendable {
    package static let text = TextMetrics(size: 10.5)
    package static let maximumWidth = 180.0

    package let text: String
    package let size: Size

    /// Nothing for an edge without a label.
    package init?(_ edge: Edge) {
        self.init(edge.word)
    }

    /// Nothing for no words.
    package init?(_ word: String) {
        guard !word.isEmpty else { return nil }
        text = Self.text.shortened(word.singleLine, to: Self.maximumWidth)
        size = Size(width: (Self.text.width(of: text) + 10).rounded(.up), height: 17)
    }
}
