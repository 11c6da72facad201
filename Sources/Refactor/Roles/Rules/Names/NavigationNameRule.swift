/// Verbs and nouns of going somewhere are the router's; those that controls use as well (`dismiss`, `pop`) less so.
///
/// ## Before
/// ```
/// func openTerms() { }  // navigation-name/word → router
/// func showTerms() { }
/// ```
/// ```objc
/// - (NSString *)nameOfParcelSegue { return @"parcel"; }  // navigation-name/way → router
/// ```
/// ## After
/// Router.
struct NavigationNameRule: EvidenceRule {
    static let id = "navigation-name"
    static let family = EvidenceFamily.name
    static let cases = ["navigates", "only-word", "way", "word"]

    func signs(of member: Member, in reading: RuleContext) -> [Sign] {
        let traits = reading.traits(of: member)
        guard member.kind == .method, traits.anchor == nil else { return [] }
        if reading.isObjectiveC, let word = traits.words.first(where: { Self.nouns.contains($0) }) {
            return sign("way", at: member.fact.line, because: "is named after a way to go: \(word)")
        }
        guard let word = traits.words.first, let verb = traits.verb, verb == .navigate else { return [] }
        let name = traits.navigates ? "navigates" : Self.isPlain(word) ? "only-word" : "word"
        return sign(name, at: member.fact.line, because: "is named after going somewhere: \(word)")
    }

    /// Words for the ways between screens, at any place in the long names of Objective-C.
    private static let nouns: Set<String> = ["routable", "router", "segue", "wireframe"]

    /// Words that mean nothing but going from screen to screen.
    private static func isPlain(_ word: String) -> Bool {
        ["dismiss", "navigate", "pop", "push", "route"].contains(word)
    }
}
