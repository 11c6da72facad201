/// Says what of a member somebody would miss if it were left out when the component that has it is gone.
///
/// What only shows something is missed by nobody: there is no screen any more. State that goes with the component is
/// not missed either. Everything else counts, and so does what is not known.
final class ScreenEffects {
    private let controller: Controller
    private let roles: [Role]
    private let types: TypeClassifier
    private let classes: [TypeClass]
    private var known: [Question: String?] = [:]

    private struct Question: Hashable {
        let member: Int
        let gone: Role
    }

    /// `roles` says where the members live, `classes` what their types are for.
    init(controller: Controller, roles: [Role], classes: [TypeClass], types: TypeClassifier) {
        self.controller = controller
        self.roles = roles
        self.classes = classes
        self.types = types
    }

    /// The class of each property's type, by member.
    static func classes(of controller: Controller, by types: TypeClassifier) -> [TypeClass] {
        var values = controller.members.map { member in
            member.kind == .property ? RuleContext.valueType(of: member, by: types) : KnownType(.unknown, basis: .name)
        }
        for (index, use) in ViewUses(controller: controller, values: values).used {
            values[index] = KnownType(.view, basis: .use, declaration: "have \(use)")
        }
        return values.map(\.found)
    }

    /// The first thing in a member that is missed when the component of a role, and those above it, are gone.
    func missed(in member: Int, whenGone gone: Role) -> String? {
        let question = Question(member: member, gone: gone)
        if let found = known[question] { return found }
        known[question] = .some(nil)
        let found = find(in: controller.members[member], gone)
        known[question] = .some(found)
        return found
    }

    private func find(in member: Member, _ gone: Role) -> String? {
        if member.isInherited { return isOverlay(member.name) ? nil : member.name }
        let unheard = unheard(in: member)
        if let name = calledLocal(in: member, besides: unheard) { return name }
        for reference in member.references
        where !unheard.contains(where: { $0.contains(reference.fact.range.lowerBound) }) {
            if let name = missed(reference, in: member, gone) { return name }
        }
        return nil
    }

    /// Returns the code that only a tap on an alert would run: without a screen there is no alert.
    private func unheard(in member: Member) -> [Range<Int>] {
        LaterClosure.all(in: member, of: controller).filter {
            ["UIAlertAction", "actionWithTitle"].contains($0.fact.callee)
        }.map(\.range)
    }

    private func missed(_ reference: Reference, in member: Member, _ gone: Role) -> String? {
        let use = reference.fact
        switch reference.target {
        case .own(let targets):
            guard let target = targets.first, targets.count == 1 else { return reference.name }
            if target == member.index { return nil }
            let used = controller.members[target]
            return used.isInherited && isOnlyRead(use, in: member) ? nil : missed(use, of: used, gone)
        case .inherited(let known):
            if use.name.hasPrefix("perform") { return use.name }
            return known != nil || use.usage != .call || isOverlay(use.name) ? nil : use.name
        case .known, .global: return isMissed(type: use) ? use.name : nil
        case .foreign(let root): return isMissed(use, root: root, in: member) ? use.name : nil
        case .unresolved:
            let isHarmless = use.usage == .call ? isOverlay(use.name) : isOnlyRead(use, in: member)
            return isHarmless ? nil : use.name
        case .nested, .selfType, .selfValue, .superclass: return nil
        }
    }

    /// Returns true if a property of which nobody here knows more is read for what it says, and does nothing.
    private func isOnlyRead(_ use: ReferenceFact, in member: Member) -> Bool {
        guard controller.language == .swift, [.read, .shorthand].contains(use.usage), !use.mayMutate else {
            return false
        }
        return !member.references.contains { other in
            guard case .foreign(let root) = other.target else { return false }
            return root == use.name && ![.read, .shorthand].contains(other.fact.usage)
        }
    }

    /// Returns true if a method of the screen lays something over it, by its name: what a screen that is gone would
    /// show so, nobody sees.
    private func isOverlay(_ name: String) -> Bool {
        words(of: name).contains(where: APINames.overlayWords.contains)
    }

    // MARK: - Own members

    private func missed(_ use: ReferenceFact, of target: Member, _ gone: Role) -> String? {
        switch use.usage {
        case .selector, .keyPath, .capture, .type: return nil
        case .call, .read, .readWrite, .reference, .shorthand, .write: break
        }
        guard target.fact.isStored else { return missed(in: target.index, whenGone: gone) }
        if writes(use, to: target) {
            if !goes(roles[target.index], with: gone) { return target.displayName }
            return target.fact.accessors.isEmpty ? nil : missed(in: target.index, whenGone: gone)
        }
        switch classes[target.index] {
        case .delegate, .device, .factory, .log, .service:
            return use.isDereferenced || use.isChained || use.usage == .call ? target.displayName : nil
        case .closure: return use.isChained || use.usage == .call ? target.displayName : nil
        default: return nil
        }
    }

    private func writes(_ use: ReferenceFact, to target: Member) -> Bool {
        let isValue = [.closure, .model, .plain, .viewModel].contains(classes[target.index])
        return [.write, .readWrite, .reference].contains(use.usage) || use.mayMutate && isValue
    }

    /// Returns true if a component ends no later than another one.
    private func goes(_ role: Role, with gone: Role) -> Bool {
        role == .view || role == gone
    }

    // MARK: - Others

    /// Types and global functions.
    private func isMissed(type use: ReferenceFact) -> Bool {
        if controller.language == .objectiveC, Self.harmlessFunctions.contains(use.name) || use.name.has("Localiz") {
            return false
        }
        guard use.name.first?.isUppercase == true else {
            return use.usage == .call && !StandardNames.functions.contains(use.name)
        }
        if use.usage == .type || Self.harmless.contains(use.name) || APINames.textRoots.contains(use.name) {
            return false
        }
        if controller.language == .objectiveC, use.usage == .read, SDKType.named(use.name) == nil,
            ["NS", "UI"].contains(where: use.name.hasPrefix)
        {
            return false
        }
        if use.name.hasSuffix("FeedbackGenerator") { return true }
        if use.name.hasPrefix("CG") || use.name.hasPrefix("NSLocalized") { return false }
        if types.classify(name: use.name) == .model { return use.usage != .call }
        if use.usage == .call, types.isValue(use.name) { return false }
        let found = types.classify(name: use.name)
        // What makes a screen makes nothing else.
        if found == .factory, TypeWords.speaksOfScreens(use.name) { return false }
        return !Self.shown.contains(found)
    }

    private func isMissed(_ use: ReferenceFact, root: String?, in member: Member) -> Bool {
        let isTold = use.isStatement && [.call, .write, .readWrite].contains(use.usage)
        guard isTold, !Self.ofViews.contains(use.name) else { return false }
        guard let root else { return true }
        for reference in member.references where reference.name == root && reference.fact.isOnSelf {
            switch reference.target {
            case .own(let targets):
                let found = targets.first.map { classes[$0] } ?? .unknown
                return use.usage == .call && !Self.shown.contains(found)
            case .inherited: return false
            case .known, .global: return isMissed(type: reference.fact)
            default: continue
            }
        }
        return !Self.shown.contains(localClass(root, in: member))
    }

    /// Returns the class of a local name: by its written type, or by the type that makes its value.
    private func localClass(_ name: String, in member: Member) -> TypeClass {
        let host = member.cut.map { controller.members[$0.host] } ?? member
        for local in host.fact.tree?.locals ?? [] where local.name == name {
            switch local.origin {
            case .parameter(let type, _): return types.classify(written: type)
            case .binding(let type?, _), .closureParameter(let type?, _, _, _, _): return types.classify(written: type)
            case .binding(nil, .call(.name(let type, _), _, _)?) where type.first?.isUppercase == true:
                return types.classify(name: type)
            default: continue
            }
        }
        return .unknown
    }

    /// A closure or a function that a member has as a local value, and calls.
    private func calledLocal(in member: Member, besides unheard: [Range<Int>]) -> String? {
        let host = member.cut.map { controller.members[$0.host] } ?? member
        guard let tree = host.fact.tree else { return nil }
        let code = member.cut?.code ?? tree.block.range
        for local in tree.locals where local.origin != .function && local.origin != .localType {
            for use in local.uses where code.contains(use.range.lowerBound) {
                let others = unheard + member.inner.map(\.cut.range)
                if use.isCalled || use.place == .callee, !others.contains(where: { $0.contains(use.range.lowerBound) })
                {
                    return local.name
                }
            }
        }
        return nil
    }

    private static let ofViews = APINames.view.union(APINames.navigation).union(APINames.screenBuilding)

    /// The classes of types that only the screen has, and of plain values.
    private static let shown: Set<TypeClass> = [
        .alert, .error, .look, .plain, .presentation, .result, .route, .screen, .view, .viewModel,
    ]

    /// Functions of C that only compute, carry other code or log.
    private static let harmlessFunctions: Set<String> = [
        "NSClassFromString", "NSEqualRanges", "NSLog", "NSMakeRange", "NSStringFromCGRect", "NSStringFromCGSize",
        "NSStringFromClass", "NSStringFromSelector", "UIEdgeInsetsMake", "dispatch_after", "dispatch_async",
        "dispatch_get_global_queue", "dispatch_get_main_queue", "dispatch_time",
    ]

    /// Types of input and output that only carry other code, or only look something up.
    private static let harmless: Set<String> = [
        "Bundle", "DispatchQueue", "DispatchTime", "DispatchWorkItem", "NSRange", "OperationQueue", "Task",
    ]
}
