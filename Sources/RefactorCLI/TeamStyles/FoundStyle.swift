import Refactor

/// A style and where it was found.
struct FoundStyle {
    let style: Refactor.Style
    /// The file that says it; nil for a built-in one.
    var path: String?
    /// The files that it writes besides the components.
    var files: [StyleTemplate] = []
}
