/// The protocol of the extension that a member stands in tells who calls it: a view, or a service.
///
/// ## Before
/// ```
/// extension ShopController: CartBarDelegate { func cartTapped() { openCart() } }
/// extension ShopController: CLLocationManagerDelegate { … }
/// ```
/// ## After
/// The first is the view's, the second the interactor's.
struct ConformanceRule: EvidenceRule {
    static let id = "conformance"
    static let family = EvidenceFamily.conformance

    func evidence(for member: Member, in reading: Reading) -> [Evidence] {
        guard reading.traits(of: member).anchor == nil, let (listener, name) = reading.listener(of: member) else {
            return []
        }
        let weights: KeyValuePairs<Role, Int> =
            switch listener {
            case .view: [.view: 4, .presenter: 1, .interactor: -2]
            case .service: [.interactor: 4]
            case .transition: [.router: 8]
            case .screen: [.presenter: 3]
            }
        let place = member.conformances.isEmpty ? "implements" : "stands in the extension for"
        return speaks(weights, at: member.fact.line, because: "\(place) \(name)")
    }
}
