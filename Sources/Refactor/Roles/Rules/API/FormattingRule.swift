/// Turning values into text belongs to the presenter; less surely where the method works on views as well.
///
/// ## Before
/// ```
/// let dates = DateFormatter()  // formatting/neutral → presenter
/// var label: UILabel!
/// func day() -> String { dates.string(from: Date()) }  // formatting/neutral → presenter
/// func today() -> String { "today" }
/// func showDay() { label.text = dates.string(from: Date()) }  // formatting/among-others → presenter
/// ```
/// ## After
/// Presenter: it formats.
struct FormattingRule: EvidenceRule {
    static let id = "formatting"
    static let family = EvidenceFamily.api
    static let cases = ["among-others", "neutral"]

    func signs(of member: Member, in reading: RuleContext) -> [Sign] {
        let traits = reading.traits(of: member)
        guard member.kind != .type, let touch = traits.first(.formats) else { return [] }
        return sign(
            traits.isNeutral ? "neutral" : "among-others", at: touch.line,
            because: "formats or localises: \(touch.phrase)")
    }
}
