/// One use of something beyond the controller's own state.
package struct APIUse: Sendable, Equatable {
    package let effect: Effect
    package let line: Int
    /// The offset in the file where the use begins.
    package let offset: Int
    /// The name that is used, in the words of the source: `URLSession`, `tableView.reloadData`.
    package let phrase: String

    package init(effect: Effect, line: Int, offset: Int, phrase: String) {
        self.effect = effect
        self.line = line
        self.offset = offset
        self.phrase = phrase
    }
}
