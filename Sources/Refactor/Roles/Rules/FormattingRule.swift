/// Turning values into text belongs to the presenter, unless the method works on views itself.
///
/// ## Before
/// ```
/// func title(of parcel: Parcel) -> String { dateFormatter.string(from: parcel.sent) }
/// ```
/// ## After
/// Presenter: it formats.
struct FormattingRule: EvidenceRule {
    static let id = "formatting"
    static let family = EvidenceFamily.api

    func evidence(for member: Member, in reading: Reading) -> [Evidence] {
        let traits = reading.traits(of: member)
        guard member.kind != .type, let touch = traits.first(.formats) else { return [] }
        let weights: KeyValuePairs<Role, Int> = traits.isNeutral ? [.presenter: 5] : [.presenter: 2]
        return speaks(weights, at: touch.line, because: "formats or localises: \(touch.phrase)")
    }
}
