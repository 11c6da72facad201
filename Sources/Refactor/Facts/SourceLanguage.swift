/// The language of a source file.
///
/// The language of a source file: what differs by language and is asked in several places has a name here.
package enum SourceLanguage: String, Sendable, Codable, CaseIterable {
    case swift
    case objectiveC = "objc"

    /// Its name in sentences.
    package var displayName: String {
        switch self {
        case .swift: "Swift"
        case .objectiveC: "Objective-C"
        }
    }

    /// The language in which the text of a file is read lightly, without a parser: all that is not Swift has the comments
    /// and strings of C.
    init(ofText path: String) { self = path.hasSuffix(".swift") ? .swift : .objectiveC }

    // MARK: - Text

    /// True if a comment between `/*` and `*/` may hold another one.
    var nestsComments: Bool { self == .swift }

    /// True if code may stand in a string: `"\(count) items"`.
    var interpolatesStrings: Bool { self == .swift }

    /// True if a string between three quotation marks goes over lines.
    var hasLongStrings: Bool { self == .swift }

    /// True if a slash may begin a regular expression.
    var hasRegexLiterals: Bool { self == .swift }

    // MARK: - Declarations

    /// True if a type is declared in a header and implemented elsewhere.
    package var hasHeaders: Bool { self == .objectiveC }

    /// True if a method is known by its selector, and a setter of a property by a name of its own.
    var hasSelectors: Bool { self == .objectiveC }

    /// True if names begin with letters that keep those of several authors apart: `p_setUp`.
    var prefixesNames: Bool { self == .objectiveC }

    /// True if a protocol is mostly adopted by an extension, which holds what it asks for.
    var adoptsInExtensions: Bool { self == .swift }

    // MARK: - Modules

    /// True if a builder makes the screen and hands over what comes in and goes out.
    var buildersMakeScreens: Bool { self == .swift }

    /// True if services may stand behind protocols, which the builder or a container hands out.
    var hidesServices: Bool { self == .swift }
}
