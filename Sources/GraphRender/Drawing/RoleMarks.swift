/// The roles of a module as a row of small squares with letters, beneath its name.
package struct RoleMarks {
    /// The row with its middle at a place.
    package static func markup(_ kinds: [NodeKind], middle: Double, top: Double) -> String {
        let left = middle - RoleMarkSizes.width(of: kinds.count) / 2
        let marks = kinds.enumerated().map { index, kind in
            mark(kind, at: Point(x: left + Double(index) * (RoleMarkSizes.size.width + RoleMarkSizes.gap), y: top))
        }
        return "<g class=\"roles\" stroke-width=\"1\" stroke-dasharray=\"none\">\(marks.joined())</g>"
    }

    /// One mark; it is a node of its kind for the style sheet.
    package static func mark(_ kind: NodeKind, at place: Point) -> String {
        let tone = Palette.light.tones(kind)
        let rectangle =
            "<rect x=\"\(decimal(place.x))\" y=\"\(decimal(place.y))\" width=\"\(decimal(RoleMarkSizes.size.width))\""
            + " height=\"\(decimal(RoleMarkSizes.size.height))\" rx=\"3\"/>"
        let letter =
            "<text x=\"\(decimal(place.x + RoleMarkSizes.size.width / 2))\" y=\"\(decimal(place.y + 10.6))\" font-size=\"9.5\""
            + " font-weight=\"700\" text-anchor=\"middle\" fill=\"currentColor\" stroke=\"none\">\(kind.letter)</text>"
        return "<g class=\"mark \(kind.rawValue)\" fill=\"\(tone.fill)\" stroke=\"\(tone.line)\" color=\"\(tone.ink)\">"
            + "\(rectangle)\(letter)</g>"
    }
}
