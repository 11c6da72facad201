/// The description of a style by itself.
package struct StyleHead: Sendable, Equatable {
    /// One line for `refactor styles`.
    package var summary = ""
    /// The origin of the style.
    package var origin = ""
    /// The languages that it can be written in; the others can be planned and drawn.
    package var languages: [SourceLanguage] = [.swift]
    /// Modules that the view's file imports.
    package var imports: [String] = []
    /// The decisions that it takes where its origin leaves them open, a sentence each.
    package var notes: [String] = []

    package static let usual = StyleHead()
}
