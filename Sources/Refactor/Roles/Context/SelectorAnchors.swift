/// Finds what UIKit calls in an Objective-C class by its selector: no word of the language marks an override there.
struct SelectorAnchors {
    private let inherited: SDKSelectors
    private let requirements: SDKSelectors

    init(controller: Controller) {
        inherited = SDKSelectors(ofClasses: controller.likelyAncestors)
        requirements = SDKSelectors(ofProtocols: ViewProtocols.protocols(of: controller))
    }

    func anchor(of member: Member) -> Anchor? {
        guard member.kind == .method || member.kind == .initializer else { return nil }
        let line = member.fact.line
        if let found = inherited.member(of: member.id), found.isStatic == member.fact.isStatic {
            return Anchor(kind: .override, line: line, reason: "has the selector of a member of \(found.owner)")
        }
        if member.references.contains(where: { $0.target == .superclass }), member.kind == .method {
            return Anchor(kind: .override, line: line, reason: "overrides a member of its superclass", isOfSDK: false)
        }
        guard !member.fact.isStatic, let found = requirements.member(of: member.id) else { return nil }
        return Anchor(kind: .viewProtocol, line: line, reason: "implements \(found.owner)")
    }
}
