/// The language of a source file; the words of the plan's JSON.
package enum SourceLanguage: String, Sendable, Codable, CaseIterable {
    case swift
    case objectiveC = "objc"

    /// Its name in sentences.
    package var spoken: String {
        switch self {
        case .swift: "Swift"
        case .objectiveC: "Objective-C"
        }
    }
}
