/// The words by which a method says that it handles a touch.
enum TouchWords {
    private static let participles: Set<String> = ["clicked", "pressed", "tapped", "touched"]
    private static let verbs: Set<String> = ["click", "press", "select", "tap", "touch"]

    /// Returns true for `saveTapped`, `fansButtonClicked`, `didPressOnRow` and `onTouchWallet`.
    static func areIn(_ name: String) -> Bool {
        let words = words(of: String(name.prefix { $0 != ":" }))
        guard words.count > 1 else { return false }
        let isTold = ["did", "on"].contains(words[0]) && verbs.contains(words[1])
        return isTold || !participles.isDisjoint(with: words)
    }
}
