/// Code that goes to another screen, or leaves this one, belongs to the router.
///
/// ## Before
/// ```
/// func next() { navigationController?.pushViewController(detail, animated: true) }  // navigation/goes → router
/// func open() {  // navigation/builds-and-goes → router
///     navigationController?.pushViewController(DetailBuilder.make(), animated: true)
/// }
/// func fail() { present(error: 1) }
/// ```
/// ## After
/// Router: it pushes, all the more as it builds the screen. An alert is not another screen.
struct NavigationRule: EvidenceRule {
    static let id = "navigation"
    static let family = EvidenceFamily.api
    static let cases = ["builds-and-goes", "builds-screen", "goes"]

    func signs(of member: Member, in reading: RuleContext) -> [Sign] {
        let traits = reading.traits(of: member)
        guard member.kind != .type, !traits.has(.alerts) else { return [] }
        guard let touch = traits.first(.navigates) else {
            guard let built = traits.first(.buildsScreen) else { return [] }
            return sign("builds-screen", at: built.line, because: "builds a screen: \(built.phrase)")
        }
        if traits.has(.buildsScreen, .builds) {
            return sign(
                "builds-and-goes", at: touch.line, because: "builds a screen and goes there: \(touch.phrase)")
        }
        return sign("goes", at: touch.line, because: "navigates: \(touch.phrase)")
    }
}
