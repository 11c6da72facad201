/// Network, disk, database and location are reached by the interactor.
///
/// ## Before
/// ```
/// func remember() { UserDefaults.standard.set(1, forKey: "k") }  // device-use → interactor
/// func later() { DispatchQueue.main.async { } }
/// ```
/// ## After
/// Interactor: it uses `UserDefaults`.
struct DeviceUseRule: EvidenceRule {
    static let id = "device-use"
    static let family = EvidenceFamily.api

    func signs(of member: Member, in reading: RuleContext) -> [Sign] {
        let traits = reading.traits(of: member)
        guard member.kind != .type, let touch = traits.first(.usesDevice) else { return [] }
        return sign(at: touch.line, because: "uses \(touch.phrase)")
    }
}
