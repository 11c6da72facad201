/// A stretch of a class body, from top to bottom: what may move, and what nothing moves across.
enum BodyItem: Equatable {
    case unit(MarkUnit)
    case fixed(FixedText)

    var unit: MarkUnit? {
        if case .unit(let unit) = self { unit } else { nil }
    }
}
