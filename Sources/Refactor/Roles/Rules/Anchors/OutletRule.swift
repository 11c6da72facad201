/// Members that a storyboard or xib connects stay in the view.
///
/// ## Before
/// ```
/// @IBOutlet var map: MKMapView!  // outlet → view
/// var plan: MKMapView!
/// ```
/// ## After
/// View.
struct OutletRule: EvidenceRule {
    static let id = "outlet"
    static let family = EvidenceFamily.anchor

    func signs(of member: Member, in reading: RuleContext) -> [Sign] {
        guard let anchor = reading.traits(of: member).anchor, anchor.kind == .outlet else { return [] }
        return sign(at: anchor.line, because: anchor.reason)
    }
}
