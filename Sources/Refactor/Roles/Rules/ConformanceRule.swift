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
        guard reading.traits(of: member).anchor == nil else { return [] }
        for name in member.conformances {
            if let found = Self.side(of: name) {
                return speaks(found, at: member.fact.line, because: "stands in the extension for \(name)")
            }
        }
        return []
    }

    private static func side(of name: String) -> KeyValuePairs<Role, Int>? {
        if ViewProtocols.transitions.contains(name) { return [.router: 8] }
        if ViewProtocols.isViewProtocol(name) { return [.view: 6] }
        var words = words(of: name)
        if let last = words.last, ["delegate", "output", "listener", "observer"].contains(last) { words.removeLast() }
        let ending = words.last.flatMap { TypeWords.last[$0] }
        switch SDKType.named(name).map({ _ in TypeClassifier.classify(name: words.joined()) }) ?? ending {
        case .view, .look: return [.view: 4, .presenter: 1, .interactor: -2]
        case .service, .device: return [.interactor: 4]
        case .presentation: return [.view: 4]
        case .screen, .route: return [.presenter: 3]
        default:
            return ["handler", "visitor", "subscriber", "observer"].contains(words.last ?? "") ? [.interactor: 3] : nil
        }
    }
}
