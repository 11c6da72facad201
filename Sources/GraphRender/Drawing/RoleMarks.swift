/// The roles of a module as a row of small squares with letters, beneath its name.
package struct RoleMarks {
    package static let size = Size(width: 17, height: 14)
    package static let gap = 3.0
    /// The height of the row, with the room above it.
    package static let height = 19.0

    /// The width of a row of so many marks.
    package static func width(of count: Int) -> Double {
        Double(count) * size.width + Double(max(count - 1, 0)) * gap
    }

    /// The row with its middle at a place.
    package static func markup(_ kinds: [NodeKind], middle: Double, top: Double) -> String {
        let left = middle - width(of: kinds.count) / 2
        let marks = kinds.enumerated().map { index, kind in
            mark(kind, at: Point(x: left + Double(index) * (size.width + gap), y: top))
        }
        return "<g class=\"roles\" stroke-width=\"1\" stroke-dasharray=\"none\">\(marks.joined())</g>"
    }

    /// One mark; it is a node of its kind for the style sheet.
    package static func mark(_ kind: NodeKind, at place: Point) -> String {
        let tone = Palette.light.tones(kind)
        let rectangle =
            "<rect x=\"\(decimal(place.x))\" y=\"\(decimal(place.y))\" width=\"\(decimal(size.width))\""
            + " height=\"\(decimal(size.height))\" rx=\"3\"/>"
        let letter =
            "<text x=\"\(decimal(place.x + size.width / 2))\" y=\"\(decimal(place.y + 10.6))\" font-size=\"9.5\""
            + " font-weight=\"700\" text-anchor=\"middle\" fill=\"currentColor\" stroke=\"none\">\(kind.letter)</text>"
        return "<g class=\"mark \(kind.rawValue)\" fill=\"\(tone.fill)\" stroke=\"\(tone.line)\" color=\"\(tone.ink)\">"
            + "\(rectangle)\(letter)</g>"
    }
}
