/// The remarks beneath a picture, broken into lines.
package struct NotesDrawing {
    package let height: Double
    package let markup: String

    private static let lineHeight = 17.0

    package init(_ notes: [String], at corner: Point, width: Double) {
        let style = PlainText.Style.note
        let lines = notes.flatMap { style.metrics.wrapped($0.singleLine, to: width) }
        let texts = lines.enumerated().map { number, line in
            PlainText(line, at: corner.moved(0, Double(number) * Self.lineHeight), style: style).markup
        }
        height = Double(lines.count) * Self.lineHeight
        markup = texts.isEmpty ? "" : "<g class=\"notes\">\(texts.joined(separator: "\n"))</g>"
    }
}
