/// What a text is written in.
enum TextKind: String, Sendable, CaseIterable {
    case swift, objectiveC, yaml, xml, json

    /// By a file's ending; nil for what is not changed.
    init?(path: String) {
        switch path.split(separator: ".").last {
        case "swift": self = .swift
        case "m", "h", "mm": self = .objectiveC
        case "yml", "yaml": self = .yaml
        case "storyboard", "xib": self = .xml
        case "json": self = .json
        default: return nil
        }
    }

    var isCode: Bool { self == .swift || self == .objectiveC }
}
