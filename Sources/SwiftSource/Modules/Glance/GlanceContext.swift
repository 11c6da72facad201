/// The place of an expression.
struct GlanceContext {
    enum Pattern { case none, matched, bound }

    /// In the head of a statement, where a brace begins a body.
    var isCondition = false
    var pattern = Pattern.none
}
