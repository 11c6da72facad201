/// What a storyboard or xib connects stays in the view.
///
/// ## Before
/// ```
/// @IBOutlet var map: MKMapView!
/// ```
/// ## After
/// View.
struct OutletRule: EvidenceRule {
    static let id = "outlet"
    static let family = EvidenceFamily.anchor

    func evidence(for member: Member, in reading: Reading) -> [Evidence] {
        guard let anchor = reading.traits(of: member).anchor, anchor.kind == .outlet else { return [] }
        return speaks([.view: 20], at: anchor.line, because: anchor.reason)
    }
}
