/// The rules for what can stand in the protocols between components, and which uses of it can: what lies in the member
/// that is used.
struct RequirementRules {
    let controller: Controller
    let access: MemberAccess
    /// The classifier of written types.
    let types: TypeClassifier
    let hidden: HiddenTypes
    private let namesBelow: [String: String]

    init(of controller: Controller, types: TypeClassifier, names: FileNames) {
        self.controller = controller
        self.types = types
        access = MemberAccess(controller: controller)
        hidden = HiddenTypes(of: controller, access: access, names: names)
        namesBelow = controller.namesBelow
    }

    /// Why a use cannot go through ports to a member.
    func obstacle(to use: ReferenceFact, of target: Member, through path: [Port]) -> StayReason? {
        if let reason = obstacle(to: target, through: path) { return reason }
        let isReadonly = target.fact.has(modifier: "readonly-outside") && path.contains { $0.protocolPattern == nil }
        if isReadonly, use.usage != .read {
            return .notExpressible(target.displayName, why: "the header has it readonly")
        }
        if target.kind == .method {
            guard use.usage == .call else { return .usedAsValue(target.displayName) }
            if let signature = target.fact.signature, OmittedArguments(of: use, to: signature) == nil {
                return .defaultArguments(target.displayName)
            }
        }
        let isPrivatelySet =
            target.fact.has(modifier: "private(set)") || target.fact.has(modifier: "fileprivate(set)")
        return isPrivatelySet && (use.usage != .read && use.usage != .shorthand || use.mayMutate)
            ? .privateSetter : nil
    }

    /// Why a member cannot be a requirement of the protocols on a path.
    func obstacle(to target: Member, through path: [Port]) -> StayReason? {
        let fact = target.fact
        if fact.isStatic { return .notExpressible(fact.displayName, why: "it is static") }
        if fact.kind == .property, fact.valueType == nil { return .typeUnknown(fact.displayName) }
        if let subclass = namesBelow[fact.name], access.isFileBound(target) { return .subclassed(subclass) }
        if fact.isConditional { return .notExpressible(fact.displayName, why: "it stands inside #if") }
        if fact.kind == .property, path.last?.given == .caller {
            return .notExpressible(
                fact.displayName, why: "callers may give who leads on, and that one has no state of this screen")
        }
        if let type = hidden.ofFile(in: fact) { return .filePrivateName(type) }
        if let why = inexpressible(target, through: path) { return .notExpressible(fact.displayName, why: why) }
        guard let signature = fact.signature else { return nil }
        if signature.result?.hasPrefix("some ") == true {
            return .notExpressible(fact.displayName, why: "its result is opaque")
        }
        let isPassedOn = path.count > 1 && signature.parameters.contains(where: \.isVariadic)
        return isPassedOn ? .notExpressible(fact.displayName, why: "a variadic parameter cannot be passed on") : nil
    }

    /// Returns the cause for which Objective-C has no spelling for a member.
    private func inexpressible(_ target: Member, through path: [Port]) -> String? {
        guard controller.language == .objectiveC else { return nil }
        if target.fact.valueType?.contains("[") == true { return "it is a C array" }
        if target.fact.valueType?.contains("{") == true { return "its type has no name" }
        if target.fact.signature?.parameters.contains(where: \.isVariadic) == true {
            return "a variadic method cannot be passed on"
        }
        if access.isFileBound(target), target.kind == .property {
            if target.fact.isConstant, target.fact.getterName != target.name { return "its getter has another name" }
            if target.fact.modifiers.contains(where: { $0.hasPrefix("setter") }) {
                return "its setter has another name"
            }
        }
        guard path.contains(where: { $0.protocolPattern == nil && $0.to == .view }) else { return nil }
        if target.cut != nil { return "the router knows the view by its header" }
        let file = controller.mainDeclaration.map { controller.files[$0.file].file.path } ?? ""
        return access.isFileBound(target) || !file.hasSuffix(".h") ? "the router knows the view by its header" : nil
    }

    /// Returns true if a forwarder can give the member's value when the component behind a weak port has gone.
    func mayBeMissing(_ target: Member) -> Bool {
        if let signature = target.fact.signature {
            return signature.isVoid || mayBeNil(signature.result ?? "", in: controller.language)
        }
        return mayBeNil(target.fact.valueType ?? "", in: controller.language)
    }

    /// A view's own views are nobody else's to read, though messages to nil would allow it.
    func isOfView(_ target: Member) -> Bool {
        let type = target.fact.signature?.result ?? target.fact.valueType ?? ""
        return [.view, .screen].contains(types.classify(written: type))
    }
}
