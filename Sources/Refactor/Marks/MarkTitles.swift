/// The titles above the members of each group.
///
/// Groups of one title share their mark; it stands where the first of them would.
package struct MarkTitles: Sendable, Equatable {
    private let titles: [MarkGroup: String]

    /// Titles for some groups; the others keep those of the source method.
    package init(_ titles: [MarkGroup: String] = [:]) {
        self.titles = titles
    }

    /// The titles of the source method.
    package static let fourteen = MarkTitles()

    package func title(of group: MarkGroup) -> String { titles[group] ?? group.title }

    /// The groups that stand under a title, in their order; none for a title that is not one of these.
    package func groups(titled title: String) -> [MarkGroup] {
        MarkGroup.all.filter { self.title(of: $0) == title }
    }

    /// Returns the place of the members of a group.
    package func place(of group: MarkGroup) -> MarkPlace {
        let title = title(of: group)
        return MarkPlace(rank: groups(titled: title).first?.rank ?? group.rank, title: title)
    }

    /// The place of nested types that come before a property: above all else, so that their order is kept.
    package var placeOfLeadingTypes: MarkPlace { MarkPlace(rank: -1, title: title(of: .entity)) }
}
