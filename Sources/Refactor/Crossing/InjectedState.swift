/// Properties that the initializers set to what they are given: `self.api = api`.
///
/// A component can have such a property in the view's place: once the superclass is initialized, the view's initializer
/// wires the module and hands the value on, so that whoever makes the screen need not change. It has to be so in each
/// initializer that comes to an end, and nothing may ask for the module before.
package struct InjectedState: Sendable {
    /// A statement in which an initializer sets a property.
    package struct Setting: Sendable {
        /// The member that is set.
        package let property: Int
        /// The name of the parameter that it is set to.
        package let value: String
        /// The bytes of the statement; with its line where it stands alone there.
        package let range: Range<Int>
    }

    /// An initializer that comes to an end.
    package struct Start: Sendable {
        /// The index of the initializer.
        package let initializer: Int
        package let settings: [Setting]
        /// The call of the superclass's initializer.
        package let superCall: Range<Int>
        /// The places where it reads what its parameter of the same name tells, too: the bytes of `self.`, by the
        /// property.
        package let reads: [Int: [Range<Int>]]
    }

    package let starts: [Start]
    private let members: Set<Int>
    private let constants: Set<Int>
    private let roles: Set<Role>
    /// The members that use each of them, without the initializers.
    private let users: [Int: [Int]]
    /// The members that nothing can be cut out of.
    private let whole: Set<Int>

    /// `isOpen` says which members other code may use: those stay, where it finds them.
    init(
        of controller: Controller, style: Style, among values: HandableValues, isOpen: (Member) -> Bool
    ) {
        let found = Self.starts(of: controller)
        let names = Self.reservedNames(of: style)
        let isWritable = FirstUse(of: style) != nil && !values.roles.isEmpty && Self.leavesViewAlone(controller)
        let settings = found?.map { Set($0.settings.map(\.property)) } ?? []
        let all = settings.dropFirst().reduce(settings.first ?? []) { $0.intersection($1) }
        let given = all.filter { index in
            let member = controller.members[index]
            return isWritable && values.contain(member, allowing: ["weak", "unowned"]) && !member.fact.hasInitialValue
                && member.fact.accessors.allSatisfy { ["didSet", "willSet"].contains($0) }
                && !names.contains(member.name) && !isOpen(member)
                && Self.isOnlySet(member, in: controller, by: found ?? [])
        }
        members = given
        constants = given.filter { controller.members[$0].fact.isConstant }
        roles = values.roles
        users = given.reduce(into: [:]) { users, property in
            users[property] = controller.members.filter { $0.kind != .initializer && $0.ownTargets.contains(property) }
                .map(\.index)
        }
        whole = Set(controller.members.filter { $0.kind != .method || $0.fact.tree?.isFixed != false }.map(\.index))
        starts = given.isEmpty ? [] : found ?? []
    }

    /// Returns true if a component may have the property in the view's place: nothing that is the view's uses it, unless
    /// in statements that can be cut out of it.
    func mayGo(_ member: Int, to role: Role, as assignments: [Assignment]) -> Bool {
        members.contains(member) && roles.contains(role)
            && !(users[member] ?? []).contains { assignments[$0].role == .view && whole.contains($0) }
    }

    func contain(_ member: Int) -> Bool { members.contains(member) }

    /// Returns true if the component of a role has its own copy of a constant that lives in another component.
    func serve(_ member: Int, _ role: Role) -> Bool { constants.contains(member) && roles.contains(role) }

    // MARK: - Initializers

    /// Nil where one of them comes to an end in a way that is not understood.
    private static func starts(of controller: Controller) -> [Start]? {
        var starts: [Start] = []
        for member in controller.members where member.kind == .initializer && !member.fact.has(modifier: "convenience")
        {
            let statements = member.fact.tree?.block.statements ?? []
            let calls = statements.filter { statement in
                statement.kind == .expression
                    && member.references(in: statement.range).contains { $0.fact.base == .superclass }
            }
            if calls.isEmpty, !member.fact.identifiers.isDisjoint(with: ["fatalError", "preconditionFailure"]) {
                continue
            }
            guard calls.count == 1, let call = calls.first, call.endsLine else {
                return nil
            }
            let before = statements.filter { $0.range.upperBound <= call.range.lowerBound }
            let behind = statements.drop { $0.range.lowerBound <= call.range.lowerBound }
            let settings = before.compactMap { setting(by: $0, in: member, of: controller) }
            let later = behind.lazy.map { setting(by: $0, in: member, of: controller) }.prefix { $0 != nil }
            let all = settings + later.compactMap { $0 }
            let namesakes = Set(all.filter { controller.members[$0.property].name == $0.value }.map(\.property))
            starts.append(
                Start(
                    initializer: member.index, settings: all, superCall: call.range,
                    reads: reads(in: member, of: controller, behind: call).filter { namesakes.contains($0.key) }))
        }
        return starts.isEmpty ? nil : starts
    }

    /// `self.name = value`, where the value is a parameter that no other name hides.
    private static func setting(
        by statement: StatementNode, in member: Member, of controller: Controller
    ) -> Setting? {
        let references = member.references(in: statement.range)
        guard statement.kind == .expression, references.count == 1, let reference = references.first,
            case .own(let targets) = reference.target, targets.count == 1, let target = targets.first,
            reference.fact.usage == .write, reference.fact.isStatement,
            let value = parameter(at: statement.range.upperBound, of: member)
        else { return nil }
        let start = reference.fact.receiver?.lowerBound ?? reference.fact.range.lowerBound
        guard start == statement.range.lowerBound, reference.fact.selfName ?? "self" == "self",
            case .binary("=", let property, .name(value, _))? = statement.head.value,
            property.isOwn(controller.members[target].name), statement.endsLine
        else { return nil }
        return Setting(property: target, value: value, range: statement.hasComments ? statement.range : statement.whole)
    }

    /// The name of the parameter whose use ends at a place; nil where another name of the initializer is spelled alike.
    private static func parameter(at end: Int, of member: Member) -> String? {
        let locals = member.fact.tree?.locals ?? []
        guard let local = locals.first(where: { $0.uses.contains { $0.range.upperBound == end } }),
            case .parameter(_, isInout: false) = local.origin, locals.count(where: { $0.name == local.name }) == 1
        else { return nil }
        return local.name
    }

    /// `self.api.start()` behind the call of the superclass's initializer, where `api` is a parameter that means the same.
    private static func reads(
        in member: Member, of controller: Controller, behind call: StatementNode
    ) -> [Int: [Range<Int>]] {
        var reads: [Int: [Range<Int>]] = [:]
        for reference in member.references where reference.fact.range.lowerBound > call.range.upperBound {
            guard case .own(let targets) = reference.target, targets.count == 1, let target = targets.first,
                reference.fact.usage == .read, reference.fact.base == .ownSelf, reference.fact.closureDepth == 0,
                controller.members[target].fact.isConstant, let receiver = reference.fact.receiver
            else { continue }
            reads[target, default: []].append(receiver)
        }
        return reads
    }

    /// Initializers do nothing else with it, and no other name hides the parameter.
    private static func isOnlySet(_ member: Member, in controller: Controller, by starts: [Start]) -> Bool {
        controller.members.filter { $0.kind == .initializer }.allSatisfy { initializer in
            let start = starts.first { $0.initializer == initializer.index }
            let isShadowed = (initializer.fact.tree?.locals ?? []).filter { $0.name == member.name }.count > 1
            return initializer.references.allSatisfy { reference in
                guard case .own(let targets) = reference.target, targets.contains(member.index) else { return true }
                let place = reference.fact.range.lowerBound
                return start?.settings.contains { $0.range.contains(place) } ?? false
                    || !isShadowed && start?.reads[member.index]?.contains { $0.upperBound == place } ?? false
            }
        }
    }

    // MARK: - What surrounds it

    /// Classes of the SDK that ask for the view while they are initialized come before the module is wired.
    private static func leavesViewAlone(_ controller: Controller) -> Bool {
        let names = controller.ancestors + [controller.superclass ?? ""]
        return !names.contains { $0.contains("TabBar") }
    }

    /// Returns the names that the builder's functions use for their own.
    private static func reservedNames(of style: Style) -> Set<String> {
        let lines: [String] = style.components.flatMap { $0.text }
        let words = lines.filter { $0.contains("{services}") }.flatMap { line in
            line.split(separator: "{").compactMap { $0.split(separator: "}").last }.flatMap {
                identifiers(in: String($0))
            }
        }
        return Set(words + style.components.map(\.variable) + ["view"])
    }
}
