/// A declaration outside the controller that its code may use: of the file, or inside another type of it.
package struct GlobalFact: Sendable, Equatable, Hashable {
    package let name: String
    package let access: Access
    /// At file level; false for members of other types.
    package let isTopLevel: Bool
    /// `struct`, `class`, `func`, `var` …
    package let keyword: String

    /// The lines of a constant of the file that is given as a literal, so that it may stand in another file as well.
    package var constant: Range<Int>?

    package init(name: String, access: Access, isTopLevel: Bool, keyword: String) {
        self.name = name
        self.access = access
        self.isTopLevel = isTopLevel
        self.keyword = keyword
    }
}
