/// The direction in which the edges of a picture lead.
public enum Direction: String, Sendable, CaseIterable {
    case leftToRight
    case topToBottom
}
