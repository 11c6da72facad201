/// A word that binds code to where it stands.
package struct AnchorFact: Sendable, Equatable {
    package enum Kind: Sendable, Equatable {
        /// `#function`, `#line`, `#file`, `#column`, `#if`: the word means something else in another method.
        case place(String)
        /// The version of the system is asked for.
        case availability
    }

    package let kind: Kind
    package let range: Range<Int>

    package init(kind: Kind, range: Range<Int>) {
        self.kind = kind
        self.range = range
    }
}

extension BodyFact {
    private static let places = ["#function", "#line", "#file", "#column", "#if"]

    /// The first word of a range, in the order of their list, that means something else in another method.
    func anchor(in range: Range<Int>) -> String? {
        Self.places.first { word in holdsAnchor(.place(word), in: range) }
    }

    /// Returns true if a range asks for the version of the system.
    func asksAvailability(in range: Range<Int>) -> Bool { holdsAnchor(.availability, in: range) }

    private func holdsAnchor(_ kind: AnchorFact.Kind, in range: Range<Int>) -> Bool {
        anchors.contains {
            $0.kind == kind && range.lowerBound <= $0.range.lowerBound && $0.range.upperBound <= range.upperBound
        }
    }
}
