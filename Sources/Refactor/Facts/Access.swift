/// The visibility of a declaration, least first.
package enum Access: String, Sendable, Comparable, CaseIterable {
    case `private`
    case `fileprivate`
    case `internal`
    case package
    case `public`
    case open

    package static func < (left: Access, right: Access) -> Bool { left.rank < right.rank }

    /// True if other files cannot see it.
    package var isFileBound: Bool { self <= .fileprivate }

    private var rank: Int { Self.allCases.firstIndex(of: self) ?? 0 }
}
