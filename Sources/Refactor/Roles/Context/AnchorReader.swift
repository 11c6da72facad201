/// Finds what ties members to the view controller, whatever else speaks.
struct AnchorReader {
    private let controller: Controller
    private let graph: MemberGraph
    private let members: [Member]
    private let ancestors: [String]
    /// Protocols of UIKit that the controller adopts or inherits, with the names of what they require, by id.
    private let requirements: [String: String]
    /// The finder of both by selector; nil for Swift.
    private let selectors: SelectorAnchors?

    init(controller: Controller, graph: MemberGraph) {
        self.controller = controller
        self.graph = graph
        members = controller.members
        ancestors = controller.ancestors
        requirements = ViewProtocols.requirements(of: controller)
        selectors = controller.language.hasSelectors ? SelectorAnchors(controller: controller) : nil
    }

    func anchor(of member: Member) -> Anchor? {
        let byName = selectors.map { $0.anchor(of: member) } ?? override(member) ?? viewProtocol(member)
        return outlet(member) ?? byName ?? action(member) ?? lifetime(member)
    }

    private func outlet(_ member: Member) -> Anchor? {
        for attribute in ["IBOutlet", "IBInspectable", "IBOutletCollection", "GKInspectable"]
        where member.fact.has(attribute: attribute) {
            return Anchor(kind: .outlet, line: member.fact.line, reason: "is marked \(sign)\(attribute)")
        }
        for attribute in ["IBAction", "IBSegueAction"] where member.fact.has(attribute: attribute) {
            return Anchor(kind: .action, line: member.fact.line, reason: "is marked \(sign)\(attribute)")
        }
        return nil
    }

    /// The sign that Swift puts before an attribute.
    private var sign: String { selectors == nil ? "@" : "" }

    private func override(_ member: Member) -> Anchor? {
        if member.fact.has(modifier: "override") {
            let owner = ancestor(declaring: member)
            return Anchor(
                kind: .override, line: member.fact.line,
                reason: "overrides a member of \(owner ?? "its superclass" as String)", isOfSDK: owner != nil)
        }
        guard member.kind == .method, let owner = ancestor(declaring: member) else { return nil }
        return Anchor(kind: .override, line: member.fact.line, reason: "has the name of a member of \(owner)")
    }

    /// The nearest SDK superclass that declares a method of the member's id.
    private func ancestor(declaring member: Member) -> String? {
        ancestors.first { $0 != "NSObject" && SDKMember.isMethod(member.id, of: $0) }
    }

    private func viewProtocol(_ member: Member) -> Anchor? {
        guard member.kind == .method || member.kind == .property, let owner = requirements[member.id] else {
            return nil
        }
        return Anchor(kind: .viewProtocol, line: member.fact.line, reason: "implements \(owner)")
    }

    private func action(_ member: Member) -> Anchor? {
        guard graph.incoming[member.index].contains(where: { $0.kind == .selects }) else { return nil }
        let uses = controller.selectorUses(of: member)
        guard let user = uses.first(where: { $0.use.isOfView })?.user else { return nil }
        let word = selectors == nil ? "a #selector" : "@selector"
        return Anchor(kind: .action, line: member.fact.line, reason: "is the target of \(word) in \(user.displayName)")
    }

    private func lifetime(_ member: Member) -> Anchor? {
        switch member.kind {
        case .initializer where selectors != nil && member.fact.signature?.isVoid == true: nil
        case .initializer: Anchor(kind: .lifetime, line: member.fact.line, reason: "makes the controller")
        case .deinitializer: Anchor(kind: .lifetime, line: member.fact.line, reason: "ends the controller")
        case .subscript: Anchor(kind: .lifetime, line: member.fact.line, reason: "is a subscript of the controller")
        case .property, .method, .type: nil
        }
    }
}
