/// The confidence of an assignment.
public enum Confidence: String, Sendable, Codable, CaseIterable {
    case high
    case medium
    case low
}
