import Refactor
import Testing

/// The body of `act()`, and the picture of how it is cut.
struct CutRow: Sendable, CustomTestStringConvertible {
    let title: String
    let body: String
    let members: String
    let pins: [String: Role]
    let lines: [String]

    init(
        _ title: String, _ body: String, beside members: String = "", pins: [String: Role] = [:], gives lines: [String]
    ) {
        self.title = title
        self.body = body
        self.members = members
        self.pins = pins
        self.lines = lines
    }

    var testDescription: String { title }
}
