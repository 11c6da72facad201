/// A method that uses a service of the app belongs to the interactor.
///
/// ## Before
/// ```
/// func track(id: Int) { parcelService.track(id) { self.didTrack($0) } }
/// ```
/// ## After
/// Interactor: it uses `parcelService`.
struct ServiceUseRule: EvidenceRule {
    static let id = "service-use"
    static let family = EvidenceFamily.api

    func evidence(for member: Member, in reading: Reading) -> [Evidence] {
        let traits = reading.traits(of: member)
        guard member.kind != .type, let touch = traits.first(.usesService) else { return [] }
        return speaks(
            [.view: -4, .presenter: -4, .interactor: 7, .router: -3], at: touch.line,
            because: "uses a service: \(touch.phrase)")
    }
}
