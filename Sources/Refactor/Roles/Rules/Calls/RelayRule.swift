/// A method of Objective-C that is named after touching something, that nobody in the controller calls and that only
/// passes the news on, is what a cell or another child view calls: it stays in the view.
///
/// ## Before
/// ```objc
/// - (void)didTapParcelCell:(id)parcel { [self open:parcel]; }  // relay → view
/// - (void)open:(id)parcel { }
/// ```
/// ```objc
/// - (void)viewDidLoad { [self didTapCell]; }
/// - (void)didTapCell { [self open]; }
/// - (void)open { }
/// ```
/// ```
/// func didTapCell() { open() }
/// func open() { }
/// ```
/// ## After
/// View; what it calls is the presenter's.
struct RelayRule: EvidenceRule {
    static let id = "relay"
    static let family = EvidenceFamily.graph

    private static let touches: Set<String> = [
        "cell", "click", "clicked", "press", "pressed", "swipe", "swiped", "tap", "tapped", "touch", "touched",
    ]

    func signs(of member: Member, in reading: RuleContext) -> [Sign] {
        let traits = reading.traits(of: member)
        guard reading.isObjectiveC, member.kind == .method, traits.anchor == nil, traits.isNeutral,
            member.fact.statements.count < 2, member.fact.signature?.isVoid ?? true,
            let word = traits.words.first(where: { Self.touches.contains($0) }), reading.callers(of: member).isEmpty,
            reading.calledSides(of: member).view == nil
        else { return [] }
        return sign(
            at: member.fact.line,
            because: "only passes a touch on, as its name says: \(word)")
    }
}
