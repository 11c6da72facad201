/// The spelling that an adapter takes over from the files around it.
package struct AdapterSurroundings: Sendable, Equatable {
    package var language: SourceLanguage = .swift
    package var indentation = "    "
    package var newline = "\n"
    /// True if `any` stands before protocol types.
    package var writesAny = false
    /// Import statements of Swift, headers of Objective-C.
    package var imports: [String] = []
    /// `@MainActor`, `@available(…)` of the protocols.
    package var attributes: [String] = []
    /// True if the required protocol asks for an object of Objective-C.
    package var needsObject = false
    /// True if the provided protocol says that a class is behind it.
    package var providesObject = true
    /// `public` where members of a public type fulfil a public protocol; empty otherwise.
    package var access = ""
    /// True if the provided type is a class.
    package var extendsClass = true
    /// True if somebody must still declare that the required protocol leads somewhere.
    package var needsDeclaration = false
}
