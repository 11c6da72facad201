/// A declaration outside the controller that its code may use: of the file, or inside another type of it.
package struct GlobalFact: Sendable, Equatable, Hashable {
    package let name: String
    package let access: Access
    /// `struct`, `class`, `func`, `var`, `member` …
    package let keyword: String

    /// The type that a member belongs to, as its declaration or extension names it; nil at file level.
    package let owner: String?

    /// The lines of a declaration that names nothing which only its file knows, so that it may stand in another file: a
    /// constant or a macro of a literal, an enumeration.
    package var portable: Range<Int>?

    /// What has to go for other files to see it; nil where they do, in `#if`, and in Objective-C.
    package var opening: GlobalOpening?

    package init(name: String, access: Access, keyword: String, owner: String? = nil) {
        self.name = name
        self.access = access
        self.keyword = keyword
        self.owner = owner
    }

    /// At file level; false for members of other types.
    package var isTopLevel: Bool { owner == nil }

    /// True for a value, which several files may each have; a type stands in one place.
    package var isValue: Bool { ["define", "var"].contains(keyword) }
}
