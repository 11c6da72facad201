/// Network, disk, database and location are reached by the interactor.
///
/// ## Before
/// ```
/// func remember(name: String) { UserDefaults.standard.set(name, forKey: "name") }
/// ```
/// ## After
/// Interactor: it uses `UserDefaults`.
struct DeviceUseRule: EvidenceRule {
    static let id = "device-use"
    static let family = EvidenceFamily.api

    func evidence(for member: Member, in reading: Reading) -> [Evidence] {
        let traits = reading.traits(of: member)
        guard member.kind != .type, let touch = traits.first(.usesDevice) else { return [] }
        return speaks([.presenter: -1, .interactor: 5], at: touch.line, because: "uses \(touch.phrase)")
    }
}
