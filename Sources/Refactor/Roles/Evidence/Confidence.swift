/// How sure an assignment is.
public enum Confidence: String, Sendable, Codable, CaseIterable {
    case high
    case medium
    case low
}
