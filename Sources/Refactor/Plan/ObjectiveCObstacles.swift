/// What keeps a member of an Objective-C class where it is, since something finds it by its name.
struct ObjectiveCObstacles {
    private let controller: Controller
    private let outsideUse: OutsideUse
    /// Names in strings that are key paths.
    private let keyPaths: Set<String>
    /// Names in members that could not be read whole, with the member.
    private let namesInDamage: [String: String]
    /// Names in macros that the controller's own files define.
    private let macroNames: Set<String>
    /// What the SDK's protocols require.
    private let protocolSelectors: [(name: String, selectors: SDKSelectors)]

    init(controller: Controller, outsideUse: OutsideUse) {
        self.controller = controller
        self.outsideUse = outsideUse
        keyPaths = controller.files.reduce(into: []) { $0.formUnion(keyPathNames(in: $1.file)) }
        macroNames = controller.files.reduce(into: []) { $0.formUnion(namesInMacros(of: $1.file)) }
        namesInDamage = controller.members.filter { $0.fact.damage != nil }.reduce(into: [:]) { names, member in
            for name in member.fact.identifiers { names[name] = names[name] ?? member.spoken }
        }
        protocolSelectors = controller.conformances.filter { SDKType.named($0)?.kind == "protocol" }
            .map { ($0, SDKSelectors(ofProtocols: [$0])) }
    }

    /// The first reason that keeps a member; nil when nothing of the language does.
    func obstacle(for member: Member) -> StayReason? {
        if let damage = member.fact.damage { return .notAnalysed(damage) }
        if member.fact.has(modifier: "synthesized") { return .synthesized }
        if let user = namesInDamage[member.name] ?? namesInDamage["_" + member.name] {
            return .usedBy(user, how: "it was not analysed")
        }
        if macroNames.contains(member.name) || macroNames.contains("_" + member.name) {
            return .usedBy(controller.name, how: "a macro names it")
        }
        switch member.kind {
        case .property: return obstacle(forProperty: member)
        case .method: return protocolOwning(member).map { .conformance($0) }
        case .initializer, .deinitializer, .subscript, .type: return nil
        }
    }

    private func obstacle(forProperty member: Member) -> StayReason? {
        if outsideUse.namesVariable(of: member) {
            return .usedBy(controller.name, how: "code beside the class names its variable")
        }
        guard keyPaths.contains(member.name) else { return nil }
        return .usedBy(controller.name, how: "a string names it as a key path")
    }

    /// The protocol of the SDK whose optional or required method a selector is.
    private func protocolOwning(_ member: Member) -> String? {
        protocolSelectors.first { $0.selectors.member(of: member.id) != nil }?.name
    }

    /// First parts of selectors that other types of an implementation file have and no header declares: no other file
    /// may send them.
    static func hiddenSelectors(in controller: Controller) -> [String] {
        let files = controller.files.filter { $0.language == .objectiveC }
        let headers = files.filter { $0.file.path.hasSuffix(".h") }.flatMap(\.types)
        let declared = Set(headers.flatMap(names(in:)))
        let others = files.filter { !$0.file.path.hasSuffix(".h") }.flatMap(\.types).filter {
            $0.name != controller.name
        }
        return others.flatMap { type in
            let elsewhere = controller.project?.extensionMembers[type.name] ?? []
            return names(in: type).filter { !declared.contains($0) && !elsewhere.contains($0) }
        }
    }

    private static func names(in type: TypeFact) -> [String] {
        (type.prototypes + type.members.filter { !$0.isVariable }).map(\.name)
    }
}
