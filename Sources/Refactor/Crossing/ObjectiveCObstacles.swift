/// The obstacles that keep a member of an Objective-C class where it is, since something finds it by its name.
struct ObjectiveCObstacles {
    private let controller: Controller
    private let outsideUse: OutsideUse
    /// Names in strings that are key paths.
    private let keyPaths: Set<String>
    /// All strings.
    private let strings: Set<String>
    /// Own members that no header declares, where code may mean them on another object of the class.
    private let privateNames: Set<String>
    /// The class's instance variables, which its own code may use on another object.
    private let variableNames: Set<String>
    /// Names in members that could not be read whole, with the member.
    private let namesInDamage: [String: String]
    /// Names in macros that the controller's own files define.
    private let macroNames: Set<String>
    /// The selectors that the SDK's protocols require.
    private let protocolSelectors: [(name: String, selectors: SDKSelectors)]

    init(controller: Controller, outsideUse: OutsideUse) {
        self.controller = controller
        self.outsideUse = outsideUse
        keyPaths = controller.files.reduce(into: []) { $0.formUnion($1.keyPathNames) }
        variableNames = Set(
            controller.members.filter { $0.kind == .property }.map { $0.fact.isVariable ? $0.name : "_" + $0.name })
        strings = controller.files.reduce(into: []) { $0.formUnion($1.strings) }
        privateNames =
            controller.namesOwnClass
            ? Set(
                controller.members.filter { $0.fact.writtenAccess?.isFileBound == true }.map(\.name)) : []
        macroNames = controller.files.reduce(into: []) { $0.formUnion($1.macroNames) }
        namesInDamage = controller.members.filter { $0.fact.damage != nil }.reduce(into: [:]) { names, member in
            for name in member.fact.identifiers { names[name] = names[name] ?? member.displayName }
        }
        protocolSelectors = controller.conformances.filter { SDKType.named($0)?.kind == "protocol" }
            .map { ($0, SDKSelectors(ofProtocols: [$0])) }
    }

    /// The first reason that keeps a member; nil when nothing of the language does.
    func obstacle(for member: Member) -> StayReason? {
        if let damage = member.fact.damage { return .notAnalysed(damage) }
        if member.fact.has(modifier: "synthesized") { return .synthesized }
        let spellings = member.fact.spellings
        if let user = spellings.sorted().lazy.compactMap({ namesInDamage[$0] }).first {
            return .usedBy(user, how: "it was not analysed")
        }
        if !macroNames.isDisjoint(with: spellings) {
            return .usedBy(controller.name, how: "a macro names it")
        }
        for reference in member.references {
            guard case .foreign(root: .some) = reference.target,
                privateNames.contains(reference.name) || variableNames.contains(reference.name)
            else { continue }
            return .filePrivateName(reference.name)
        }
        switch member.kind {
        case .property: return obstacle(forProperty: member)
        case .method: return obstacle(forMethod: member)
        case .initializer, .deinitializer, .subscript, .type: return nil
        }
    }

    private func obstacle(forMethod member: Member) -> StayReason? {
        if Self.rootMethods.contains(member.id) { return .overrides }
        if strings.contains(member.id) { return .usedBy(controller.name, how: "a string names it") }
        return protocolOwning(member).map { .conformance($0) }
    }

    /// The methods that every object inherits and the runtime calls.
    private static let rootMethods: Set<String> = [
        "allowsWeakReference", "autorelease", "awakeAfterUsingCoder:", "awakeFromNib", "class", "conformsToProtocol:",
        "copy", "copyWithZone:", "debugDescription", "description", "didChangeValueForKey:",
        "doesNotRecognizeSelector:", "encodeWithCoder:", "finalize", "forwardInvocation:",
        "forwardingTargetForSelector:", "hash", "isEqual:", "isKindOfClass:", "isMemberOfClass:", "isProxy",
        "methodForSelector:", "methodSignatureForSelector:", "mutableArrayValueForKey:", "mutableCopy",
        "mutableCopyWithZone:", "observeValueForKeyPath:ofObject:change:context:", "performSelector:",
        "performSelector:withObject:", "prepareForInterfaceBuilder", "release", "replacementObjectForCoder:",
        "respondsToSelector:", "retain", "retainCount", "self", "setNilValueForKey:", "setValue:forKey:",
        "setValue:forKeyPath:", "setValue:forUndefinedKey:", "superclass", "validateValue:forKey:error:",
        "valueForKey:", "valueForKeyPath:", "valueForUndefinedKey:", "willChangeValueForKey:", "zone",
    ]

    private func obstacle(forProperty member: Member) -> StayReason? {
        if member.fact.writtenAccess?.isFileBound == true, outsideUse.isUsedOnOthers(member) {
            return .usedBy(controller.name, how: "code names it on another object of the class")
        }
        if outsideUse.namesVariable(of: member) {
            return .usedBy(controller.name, how: "code beside the class names its variable")
        }
        if let reason = obstacle(forVariable: member) { return reason }
        guard keyPaths.contains(member.name) || keyPaths.contains(member.fact.getterName) else { return nil }
        return .usedBy(controller.name, how: "a string names it as a key path")
    }

    /// A variable of the header is there for subclasses, where it is not private, and no property can stand for it.
    private func obstacle(forVariable member: Member) -> StayReason? {
        let file = controller.files[member.file].file
        guard member.fact.isVariable, file.path.hasSuffix(".h"), !member.fact.has(modifier: "@private") else {
            return nil
        }
        guard let project = controller.project, project.isWholeApp else {
            return .usedBy(file.name, how: "subclasses may use its variables; --project DIR tells whether one does")
        }
        guard project.mentionedNames.contains(member.name) else { return nil }
        if let subclass = project.subclasses[controller.name]?.first { return .subclassed(subclass) }
        let isForSubclasses = !["@public", "@package"].contains { member.fact.has(modifier: $0) }
        return isForSubclasses ? nil : .usedBy(file.name, how: "other code of the app may use its public variables")
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
        let known = SDKSelectors(ofClasses: ["UIViewController"])
        return others.flatMap { type in
            let elsewhere = controller.project?.extensionMembers[type.name] ?? []
            return names(in: type).filter { name in
                !declared.contains(name) && !elsewhere.contains(name) && name != "init"
                    && known.member(of: name) == nil
            }
        }
    }

    private static func names(in type: TypeFact) -> [String] {
        (type.prototypes + type.members.filter { !$0.isVariable }).map(\.name)
    }
}
