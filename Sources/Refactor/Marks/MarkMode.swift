/// The way in which marks come into a file.
public enum MarkMode: String, Sendable, CaseIterable {
    /// Whole members are regrouped under them.
    case move
    /// They are written where the responsibility changes; nothing moves.
    case annotate
}
