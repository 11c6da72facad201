/// A line of text on the page or in a box.
package struct PlainText {
    package enum Style {
        case title
        case subtitle
        case boxHeader
        case boxNote
        case legendHeader
        case legend
        case note
        case badge

        package var metrics: TextMetrics {
            switch self {
            case .title: TextMetrics(size: 20, isBold: true)
            case .subtitle: TextMetrics(size: 12.5)
            case .boxHeader: ClusterHeader.labelText
            case .boxNote: ClusterHeader.noteText
            case .legendHeader: TextMetrics(size: 10, isBold: true)
            case .legend: TextMetrics(size: 11)
            case .note: TextMetrics(size: 11.5)
            case .badge: TextMetrics(size: 10.5, isBold: true)
            }
        }

        fileprivate var isMuted: Bool {
            switch self {
            case .badge, .title, .boxHeader: false
            case .subtitle, .boxNote, .legendHeader, .legend, .note: true
            }
        }
    }

    private let text: String
    private let place: Point
    private let style: Style

    package init(_ text: String, at place: Point, style: Style) {
        self.text = text
        self.place = place
        self.style = style
    }

    package var markup: String {
        let colour = style.isMuted ? Palette.light.muted : Palette.light.ink
        let weight = style.metrics.isBold ? " font-weight=\"700\"" : ""
        return "<text class=\"\(style.isMuted ? "muted" : "ink")\" x=\"\(decimal(place.x))\" y=\"\(decimal(place.y))\""
            + " font-size=\"\(decimal(style.metrics.size))\"\(weight) fill=\"\(colour)\" stroke=\"none\">"
            + "\(XMLText.escaped(text))</text>"
    }
}
