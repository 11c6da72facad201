/// Some words lean to a role by habit, whatever the member does: what begins with `show` or ends with `button` is the
/// view's more often than not.
///
/// ## Before
/// ```
/// func navigateHome() { }  // name-word/first-navigate → router
/// func styleButton() { }  // name-word/last-button → view
/// func parcel() { }
/// ```
/// ## After
/// Router and view, as far as the words go. The words are those of many code bases; what a member does counts more.
struct NameWordRule: EvidenceRule {
    static let id = "name-word"
    static let family = EvidenceFamily.name
    static let cases =
        firstWords.sorted().map { "first-\($0)" } + lastWords.sorted().map { "last-\($0)" }
        + propertyWords.sorted().map { "property-\($0)" }

    private static let firstWords: Set<String> = [
        "add", "configure", "create", "fetch", "get", "is", "navigate", "present", "save", "set", "setup", "show",
        "start", "update",
    ]
    private static let lastWords: Set<String> = [
        "button", "cell", "error", "failed", "item", "items", "loading", "message", "screen",
        "state", "success", "tapped", "view",
    ]
    private static let propertyWords: Set<String> = ["button", "label", "view"]

    func signs(of member: Member, in reading: RuleContext) -> [Sign] {
        let traits = reading.traits(of: member)
        guard traits.anchor == nil, let first = traits.words.first, let last = traits.words.last else { return [] }
        if member.kind == .property { return sign(last, "property", in: Self.propertyWords, of: member) }
        guard member.kind == .method else { return [] }
        return sign(first, "first", in: Self.firstWords, of: member)
            + sign(last, "last", in: Self.lastWords, of: member)
    }

    private func sign(_ word: String, _ place: String, in words: Set<String>, of member: Member) -> [Sign] {
        guard words.contains(word) else { return [] }
        return sign("\(place)-\(word)", at: member.fact.line, because: "has the word \(word) in its name")
    }
}
