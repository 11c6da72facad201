/// Attaching and detaching child modules is routing; the builders of the children and the attached ones are its state.
///
/// ## Before
/// ```
/// let profileBuilder: ProfileBuildable  // child-module/state → router
/// var profile: ViewableRouting?  // child-module/state → router
/// var name = ""
/// func showProfile() {  // child-module/attaches → router
///     let child = profileBuilder.build(name)
///     profile = child
///     attachChild(child)
/// }
/// func closeProfile() { if let profile { detachChild(profile) } }  // child-module/attaches → router
/// func rename() { name = "" }
/// ```
/// ```
/// func attachChild(_ child: UIViewController) { addChild(child) }
/// func start() { attachChild(child) }
/// ```
/// ## After
/// Router, all three.
struct ChildModuleRule: EvidenceRule {
    static let id = "child-module"
    static let family = EvidenceFamily.api
    static let cases = ["attaches", "state"]

    func signs(of member: Member, in reading: RuleContext) -> [Sign] {
        switch member.kind {
        case .method:
            guard let call = attachment(in: member) else { return [] }
            return sign(
                "attaches", at: call.line,
                because: call.name.hasPrefix("attach") ? "attaches a child module" : "detaches a child module")
        case .property where member.fact.isStored: return signs(ofState: member, in: reading)
        case .property, .initializer, .deinitializer, .subscript, .type: return []
        }
    }

    private func signs(ofState member: Member, in reading: RuleContext) -> [Sign] {
        if member.fact.valueType.map({ TypeName($0).core.hasSuffix("Buildable") }) == true {
            return sign("state", at: member.fact.line, because: "builds a child module")
        }
        var users = reading.readers(of: member)
        users += reading.writers(of: member).filter { writer in !users.contains { $0.index == writer.index } }
        guard !users.isEmpty, users.allSatisfy({ attachment(in: $0) != nil }) else { return [] }
        let names = users.prefix(2).map(\.name).joined(separator: " and ")
        return sign("state", at: member.fact.line, because: "is used only to attach children: by \(names)")
    }

    /// The call of the framework's own `attachChild` or `detachChild`.
    private func attachment(in member: Member) -> Reference? {
        member.references.first { reference in
            guard reference.fact.usage == .call, reference.fact.isOnSelf else { return false }
            if case .own = reference.target { return false }
            return reference.name == "attachChild" || reference.name == "detachChild"
        }
    }
}
