/// Says which members of a type have to be public once the type is.
///
/// A class shows what the compiler asks of a public class (overrides, required initializers, what protocols require) and
/// what the app uses; structures and enums show all that is not private; the builder shows what makes a screen.
struct OpenMembers {
    let types: ModuleTypes
    let builder: String
    let controller: String
    /// The names of the controller's members that the app may use.
    let usedOfController: Set<String>
    /// All names that the app mentions.
    let mentioned: Set<String>

    init(of types: ModuleTypes, in plan: Plan) {
        self.types = types
        builder = plan.builderName
        controller = plan.controller.name
        let project = plan.controller.project
        mentioned = project?.mentionedNames ?? []
        let reach = project?.callers.reach[plan.controller.name] ?? mentioned
        usedOfController = reach.intersection(plan.controller.sourceMembers.map(\.name))
    }

    /// The names that whoever uses a declaration has to know: those of its head, and of the heads of its public members.
    func heads(of declaration: ModuleTypes.Declaration, where open: Set<String>) -> Set<String> {
        let fact = declaration.fact
        var names = members(of: declaration, where: open).reduce(into: Set<String>()) { $0.formUnion($1.headNames) }
        switch fact.keyword {
        case .protocol: names.formUnion(fact.inherits)
        case .class: names.formUnion(fact.inherits.filter { types.main(of: $0)?.fact.keyword == .class })
        case .enum: names.formUnion(types.namesBesideMembers(of: declaration))
        case .actor, .extension, .implementation, .struct: break
        }
        return names
    }

    /// The same of all members that the module adds to types of others.
    func namesOfForeign(where open: Set<String>) -> Set<String> {
        types.names.filter { types.main(of: $0) == nil }.flatMap(types.declarations).reduce(into: []) {
            $0.formUnion(heads(of: $1, where: open))
        }
    }

    /// Returns the members of one declaration of a type that are public, or have to become so.
    func members(of declaration: ModuleTypes.Declaration, where open: Set<String>) -> [MemberFact] {
        let fact = declaration.fact
        guard fact.keyword != .protocol else { return fact.members }
        if let access = fact.access, fact.keyword == .extension, access.isFileBound { return [] }
        let main = types.main(of: fact.name)?.fact
        let required = main.map { requirements(of: $0.name, where: open) } ?? []
        return fact.members.filter { member in
            if member.kind == .deinitializer || member.kind == .type { return false }
            if let access = member.writtenAccess, access.isFileBound || access >= .public { return access >= .public }
            if fact.name == builder { return isOfBuilder(member) }
            switch main?.keyword {
            case .enum, .struct: return true
            case nil: return mentioned.contains(member.name) && !SDKMemberNames.mayBeMeant(by: member.name, labels: nil)
            default: return isForced(member) || required.contains(member.id) || isUsed(member, of: fact.name)
            }
        }
    }

    private func isForced(_ member: MemberFact) -> Bool {
        member.has(modifier: "override") || member.has(modifier: "required")
    }

    private func isUsed(_ member: MemberFact, of type: String) -> Bool {
        (type == controller ? usedOfController : mentioned).contains(member.name)
    }

    /// Initializers, what gives a screen, and what prepares one.
    private func isOfBuilder(_ member: MemberFact) -> Bool {
        if member.kind == .initializer { return true }
        let screens = [controller, "UIViewController"]
        return screens.contains(member.signature?.result ?? "")
    }

    /// The members that protocols of the SDK, and those of the module that are public, require of a type.
    private func requirements(of type: String, where open: Set<String>) -> Set<String> {
        var names: Set<String> = []
        var seen: Set<String> = []
        var next = types.declarations(of: type).flatMap(\.fact.inherits)
        while let name = next.popLast() {
            guard seen.insert(name).inserted else { continue }
            if let own = types.main(of: name)?.fact {
                guard own.keyword == .protocol, open.contains(name) else { continue }
                names.formUnion(own.members.map(\.id))
                next += own.inherits
            } else if let known = SDKType.named(name), known.kind == "protocol" {
                names.formUnion(SDKMember.members(of: name).map(\.id))
                next += known.protocols
            } else {
                names.formUnion(Self.ofStandardLibrary[name] ?? [])
            }
        }
        return names
    }

    /// Returns the protocols of other modules that a class adopts and that nobody here knows.
    func unknownProtocols(of type: String) -> [String] {
        guard let main = types.main(of: type)?.fact, [.actor, .class].contains(main.keyword),
            (main.access ?? .internal) < .public
        else { return [] }
        let adopted = types.declarations(of: type).flatMap(\.fact.inherits)
        return adopted.filter { name in
            let isSuperclass =
                name == main.inherits.first && !name.hasSuffix("Delegate") && !name.hasSuffix("DataSource")
            return !isSuperclass && types.main(of: name) == nil && SDKType.named(name) == nil
                && Self.ofStandardLibrary[name] == nil && !StandardNames.types.contains(name)
        }
    }

    private static let ofStandardLibrary: [String: Set<String>] = [
        "Comparable": ["<(_:_:)"], "CustomDebugStringConvertible": ["debugDescription"],
        "CustomStringConvertible": ["description"], "Decodable": ["init(from:)"], "Encodable": ["encode(to:)"],
        "Equatable": ["==(_:_:)"], "Hashable": ["hash(into:)", "==(_:_:)"], "Identifiable": ["id"],
        "Codable": ["init(from:)", "encode(to:)"],
    ]
}
