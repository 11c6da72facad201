/// The beginning of the documentation comment tells what the author meant the member for.
///
/// ## Before
/// ```
/// /// Fetches the parcels of the user.
/// func again() { }  // documentation/use-case → interactor
/// /// Parcels of the user.
/// func all() { }
/// func none() { }
/// ```
/// ## After
/// Interactor, weakly: comments grow old.
struct DocumentationRule: EvidenceRule {
    static let id = "documentation"
    static let family = EvidenceFamily.comment
    static let cases = ["event", "format", "navigate", "show", "use-case"]

    func signs(of member: Member, in reading: RuleContext) -> [Sign] {
        guard member.kind == .method, reading.traits(of: member).anchor == nil,
            let word = Self.firstWord(of: member.fact.documentation), let name = Self.name(of: word)
        else { return [] }
        return sign(name, at: member.fact.line, because: "is documented with the word \(word)")
    }

    /// The first word behind the comment's signs, in lower case.
    private static func firstWord(of comment: String) -> String? {
        comment.split { !$0.isLetter }.first.map { $0.lowercased() }
    }

    private static func name(of word: String) -> String? {
        let stem = word.hasSuffix("es") && VerbClass(word: word) == nil ? String(word.dropLast(2)) : word
        let short = word.hasSuffix("s") ? String(word.dropLast()) : word
        let verb = VerbClass(word: word) ?? VerbClass(word: stem) ?? VerbClass(word: short)
        switch verb {
        case .event: return "event"
        case .fetch, .persist, .subscribe, .compute: return "use-case"
        case .format: return "format"
        case .navigate: return "navigate"
        case .show, .setUp, .update: return "show"
        case .validate, nil: return nil
        }
    }
}
