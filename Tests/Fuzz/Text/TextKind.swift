/// What a text is written in.
enum TextKind: String, Sendable, CaseIterable {
    case swift, objectiveC, yaml, xml, json, template

    /// By a file's ending; nil for what is not changed.
    init?(path: String) {
        switch path.split(separator: ".").last {
        case "swift": self = .swift
        case "m", "h", "mm": self = .objectiveC
        case "yml", "yaml": self = .yaml
        case "storyboard", "xib": self = .xml
        case "json": self = .json
        case "stencil": self = .template
        default: return nil
        }
    }

    var isCode: Bool { self == .swift || self == .objectiveC }
}
