/// The language of a source file; the words of the plan's JSON.
package enum SourceLanguage: String, Sendable, Codable, CaseIterable {
    case swift
    case objectiveC = "objc"
}
