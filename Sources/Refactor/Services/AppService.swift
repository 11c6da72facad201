/// Classes of the app that a protocol can stand for, as far as the given files and the project tell of them.
struct AppService {
    private let controller: Controller

    init(_ controller: Controller) { self.controller = controller }

    /// The class with the members of its extensions; nil for a name that is no plain class of the app.
    func type(named name: String) -> TypeFact? {
        let own = controller.files.flatMap(\.types).filter { $0.name == name }
        if var type = own.first(where: { $0.keyword == .class }) {
            guard type.generics.isEmpty, type.access?.isFileBound != true else { return nil }
            type.members = own.filter { !$0.isConditional }.flatMap(\.members)
            if isOfScreen(type.inherits) { type.attributes.append("MainActor") }
            return type
        }
        guard own.isEmpty, let types = controller.project?.types, types.declarations(of: name).count == 1,
            let declaration = types.declarations(of: name).first, declaration.keyword == .class,
            declaration.generics.isEmpty
        else { return nil }
        let members = (declaration.members + types.extensions(of: name).flatMap(\.members)).filter { member in
            !names(of: member).contains { !types.declarations(of: "\(name).\($0)").isEmpty || $0 == "Self" }
        }
        let isIsolated = declaration.isOnMainActor || isOfScreen(declaration.inherits)
        return TypeFact(
            name: name, keyword: .class, attributes: isIsolated ? ["MainActor"] : [], modifiers: [], access: nil,
            inherits: declaration.inherits,
            generics: [], range: 0..<0, declaration: 0..<0, body: 0..<0, line: 0, endLine: 0, isConditional: false,
            members: members.compactMap(fact))
    }

    /// Returns true if UIKit isolates a class to the main actor.
    private func isOfScreen(_ inherits: [String]) -> Bool {
        inherits.contains { $0 == "UIApplicationDelegate" || SDKType.isKind($0, of: "UIResponder") }
    }

    /// Returns true if a type is a protocol already, or named as one.
    func isProtocol(_ name: String) -> Bool {
        let core = TypeName(name).core
        let own = controller.files.flatMap(\.types).contains { $0.name == core && $0.keyword == .protocol }
        let declared = controller.project?.types.declarations(of: core) ?? []
        return own || declared.contains { $0.keyword == .protocol } || core.hasSuffix("Protocol")
    }

    /// Returns true if a class keeps one instance for all under a name that never means another one.
    func isShared(_ member: String, of type: TypeFact) -> Bool {
        type.members.contains { fact in
            fact.name == member && fact.isStatic && fact.kind == .property && fact.isConstant
                && (fact.valueType ?? fact.initialType) == type.name
        }
    }

    /// Returns the names in the member's declaration.
    private func names(of member: DeclaredMember) -> [String] {
        let types =
            (member.signature?.parameters.map(\.type) ?? [])
            + [member.signature?.result, member.type].compactMap { $0 }
        return types.flatMap { identifiers(in: $0) }
    }

    /// A property or method as if it stood in a file; nil for what its head does not tell whole.
    private func fact(of member: DeclaredMember) -> MemberFact? {
        let isMethod = member.kind == .method
        guard isMethod || member.kind == .property else { return nil }
        if let signature = member.signature, !signature.generics.isEmpty || signature.effects.contains("rethrows") {
            return nil
        }
        let labels = member.signature?.parameters.map { ($0.label ?? "_") + ":" }.joined() ?? ""
        var fact = MemberFact(
            id: isMethod ? "\(member.name)(\(labels))" : member.name, name: member.name,
            kind: isMethod ? .method : .property, range: 0..<0, declaration: 0..<0, line: 0, endLine: 0)
        fact.signature = member.signature
        fact.valueType = member.type ?? constructed(by: member.value)
        fact.isConstant = member.isConstant || member.isComputed
        fact.modifiers = member.isStatic ? ["static"] : []
        fact.writtenAccess = member.isHidden ? .private : nil
        return fact
    }

    private func constructed(by value: Expression?) -> String? {
        guard case .call(.name(let name, _), _, _)? = value, name.first?.isUppercase == true else { return nil }
        return name
    }
}
