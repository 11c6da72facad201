/// The protocol of the extension that a member stands in tells who calls it: a view, a service, a transition, a screen.
///
/// ## Before
/// ```
/// class ParcelController: UIViewController {
///     func tapped() { }
/// }
/// extension ParcelController: CartCellDelegate {
///     func cartTapped() { }  // conformance/view → view
/// }
/// extension ParcelController: CLLocationManagerDelegate {
///     func locationManager(  // conformance/service → interactor
///         _ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]
///     ) { }
/// }
/// ```
/// ## After
/// The first is the view's; the second is where results arrive: the presenter's or the interactor's. What a transition
/// asks is the router's.
struct ConformanceRule: EvidenceRule {
    static let id = "conformance"
    static let family = EvidenceFamily.conformance
    static let cases = ["screen", "service", "transition", "view"]

    func signs(of member: Member, in reading: RuleContext) -> [Sign] {
        guard reading.traits(of: member).anchor == nil, let (listener, name) = reading.listener(of: member) else {
            return []
        }
        let place = member.conformances.isEmpty ? "implements" : "stands in the extension for"
        return sign(listener.rawValue, at: member.fact.line, because: "\(place) \(name)")
    }
}
