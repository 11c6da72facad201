/// A fault of a split: what it lost, doubled or changed.
package struct SplitFault: Sendable, Equatable {
    package enum Rule: String, Sendable, Codable, Comparable {
        case lost, doubled, changed, added

        package static func < (left: Rule, right: Rule) -> Bool { left.rawValue < right.rawValue }
    }

    package let rule: Rule
    package let file: String
    package let line: Int
    package let description: String
}
