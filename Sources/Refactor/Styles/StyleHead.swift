/// What a style says of itself.
package struct StyleHead: Sendable, Equatable {
    /// One line for `refactor styles`.
    package var summary = ""
    /// Where the style comes from.
    package var origin = ""
    /// What it can be written in; the others can be planned and drawn.
    package var languages: [SourceLanguage] = [.swift]
    /// Modules that the view's file imports.
    package var imports: [String] = []
    /// What it decides that its origin leaves open, a sentence each.
    package var notes: [String] = []

    package static let usual = StyleHead()
}
