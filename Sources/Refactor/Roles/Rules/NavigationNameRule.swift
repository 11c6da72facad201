/// Verbs of going somewhere are the router's where the method navigates, and weak otherwise.
///
/// ## Before
/// ```
/// func openTerms() { present(TermsScreen(), animated: true) }
/// ```
/// ## After
/// Router.
struct NavigationNameRule: EvidenceRule {
    static let id = "navigation-name"
    static let family = EvidenceFamily.name

    func evidence(for member: Member, in reading: Reading) -> [Evidence] {
        let traits = reading.traits(of: member)
        guard member.kind == .method, traits.anchor == nil else { return [] }
        if reading.isObjectiveC, let word = traits.words.first(where: { Self.nouns.contains($0) }) {
            return speaks(
                [.interactor: -3, .router: 5], at: member.fact.line, because: "is named after a way to go: \(word)")
        }
        guard let word = traits.words.first, let verb = traits.verb, verb == .navigate else { return [] }
        let weights: KeyValuePairs<Role, Int> =
            traits.navigates ? [.router: 5] : [.interactor: -3, .router: Self.isPlain(word) ? 6 : 3]
        return speaks(weights, at: member.fact.line, because: "is named after going somewhere: \(word)")
    }

    /// Words for the ways between screens, at any place in the long names of Objective-C.
    private static let nouns: Set<String> = ["routable", "router", "segue", "wireframe"]

    /// Words that mean nothing but going from screen to screen.
    private static func isPlain(_ word: String) -> Bool {
        ["dismiss", "navigate", "pop", "push", "route"].contains(word)
    }
}
