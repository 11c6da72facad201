import GraphRender
import Refactor

/// The lines of view controllers beyond the view, week by week, as a picture.
struct TrendPicture {
    let weeks: [TrendWeek]

    private static let width = 860.0
    private static let height = 340.0
    private static let left = 70.0
    private static let right = 46.0
    private static let top = 84.0
    private static let bottom = 44.0
    private static let fonts = "Helvetica, Arial, 'Liberation Sans', sans-serif"

    var markup: String {
        let (width, height) = (decimal(Self.width), decimal(Self.height))
        return """
            <svg xmlns="http://www.w3.org/2000/svg" class="trend" role="img" aria-labelledby="trend-title trend-desc" \
            width="\(width)" height="\(height)" viewBox="0 0 \(width) \(height)" font-family="\(Self.fonts)">
            <title id="trend-title">Lines in view controllers beyond the view</title>
            <desc id="trend-desc">\(XMLText.escaped(summary))</desc>
            <style>
            \(rules(.light))
            @media (prefers-color-scheme:dark){
            \(rules(.dark))
            }
            </style>
            <rect class="page" width="\(width)" height="\(height)" rx="10"/>
            <text class="ink" x="28" y="38" font-size="19" font-weight="700">Lines in view controllers beyond the view</text>
            <text class="muted" x="28" y="60" font-size="13">\(XMLText.escaped(summary))</text>
            \(([grid(), curve()] + marks()).joined(separator: "\n"))
            </svg>

            """
    }

    private var summary: String {
        guard let first = weeks.first, let last = weeks.last else { return "no week has a commit" }
        return "\(grouped(last.beyond)) of \(grouped(last.lines)) lines in \(amount(last.controllers, "controller")); "
            + "\(grouped(first.beyond)) in the week of \(first.week)"
    }

    private func rules(_ palette: Palette) -> String {
        let tone = palette.tones(.massive)
        return """
            .trend .page{fill:\(palette.page)}.trend .ink{fill:\(palette.ink)}.trend .muted{fill:\(palette.muted)}
            .trend .rule{stroke:\(palette.rule)}.trend .area{fill:\(tone.fill)}
            .trend .curve{fill:none;stroke:\(tone.line);stroke-width:2.2;stroke-linejoin:round}
            .trend .point{fill:\(tone.line);stroke:\(palette.page);stroke-width:1.4}
            """
    }

    // MARK: - Scales

    /// The distance of the lines across: 1, 2 or 5 times a power of ten, so that there are five at most.
    private var step: Int {
        let most = max(1, weeks.map(\.beyond).max() ?? 1)
        var unit = 1
        while true {
            for factor in [1, 2, 5] where unit * factor * 5 >= most { return unit * factor }
            unit *= 10
        }
    }

    private var ceiling: Int { step * max(1, ((weeks.map(\.beyond).max() ?? 0) + step - 1) / step) }

    private func x(_ index: Int) -> Double {
        let room = Self.width - Self.left - Self.right
        return Self.left + (weeks.count < 2 ? room / 2 : room * Double(index) / Double(weeks.count - 1))
    }

    private func y(_ lines: Int) -> Double {
        let room = Self.height - Self.top - Self.bottom
        return Self.top + room * (1 - Double(lines) / Double(ceiling))
    }

    // MARK: - Parts

    private func grid() -> String {
        stride(from: 0, through: ceiling, by: step).map { lines in
            "<path class=\"rule\" d=\"M\(decimal(Self.left)) \(decimal(y(lines)))H\(decimal(Self.width - Self.right))\"/>"
                + "<text class=\"muted\" x=\"\(decimal(Self.left - 8))\" y=\"\(decimal(y(lines) + 4))\" font-size=\"11.5\""
                + " text-anchor=\"end\">\(grouped(lines))</text>"
        }.joined(separator: "\n")
    }

    private func curve() -> String {
        guard weeks.count > 1 else { return "" }
        let points = weeks.enumerated().map { "\(decimal(x($0))) \(decimal(y($1.beyond)))" }.joined(separator: "L")
        let floor = decimal(y(0))
        return
            "<path class=\"area\" d=\"M\(decimal(x(0))) \(floor)L\(points)L\(decimal(x(weeks.count - 1))) \(floor)z\"/>\n"
            + "<path class=\"curve\" d=\"M\(points)\"/>"
    }

    /// A point for each week, with its figures for who points at it, and at most seven dates.
    private func marks() -> [String] {
        let every = max(1, (weeks.count + 6) / 7)
        return weeks.enumerated().map { index, week in
            let title =
                "Week of \(week.week): \(grouped(week.beyond)) of \(grouped(week.lines)) lines in "
                + "\(amount(week.controllers, "controller")), commit \(week.commit.prefix(10))"
            let point =
                "<circle class=\"point\" cx=\"\(decimal(x(index)))\" cy=\"\(decimal(y(week.beyond)))\" r=\"3.6\"><title>"
                + "\(XMLText.escaped(title))</title></circle>"
            guard (weeks.count - 1 - index) % every == 0 else { return point }
            return point
                + "<text class=\"muted\" x=\"\(decimal(x(index)))\" y=\"\(decimal(Self.height - 20))\" font-size=\"11.5\""
                + " text-anchor=\"middle\">\(week.week)</text>"
        }
    }
}
