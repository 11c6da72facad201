/// Says what a moved method may use of the component behind a weak port once it holds it for as long as it runs.
///
/// A method of the controller only ever ran while the controller was alive, so `guard let view = view else { return }`
/// at its start changes nothing. A closure that captured self strongly captures the view strongly instead; one that
/// captured it weakly must not, so that values read there keep the member back.
struct StrongBinding {
    let controller: Controller
    let style: Style
    let module: String

    /// Returns true if a value that a reference of a member needs is there through a port of its component, once bound.
    func serves(_ reference: ReferenceFact, of member: Member, through port: Port) -> Bool {
        guard port.hold == .weak, isReplaceable(reference, of: member) else { return false }
        switch reference.usage {
        case .call, .read, .readWrite, .reference, .shorthand, .write: break
        case .capture, .keyPath, .selector, .type: return false
        }
        return controller.heldName(of: port, in: member, module: module) != nil && canLeaveEarly(member)
    }

    /// Returns true if the name stands where self is held strongly, and alone or behind the word `self`.
    private func isReplaceable(_ reference: ReferenceFact, of member: Member) -> Bool {
        guard !reference.isWeaklyCaptured else { return false }
        if reference.name == "self" { return (reference.selfName ?? "self") == "self" && !hasHiddenSubscript }
        switch reference.base {
        case .none: return true
        case .ownSelf: return reference.selfName == "self"
        case .expression, .optionalSelf, .ownType, .superclass, .variable: return false
        }
    }

    /// A subscript of the view that only its file can see: `self[…]` would not find it from another one.
    private var hasHiddenSubscript: Bool {
        controller.members.contains { $0.kind == .subscript && $0.fact.writtenAccess?.isFileBound == true }
    }

    /// A method without a result can return at once, and so can one whose result may be nil.
    private func canLeaveEarly(_ member: Member) -> Bool {
        guard controller.language == .swift, member.kind == .method, member.fact.body != nil,
            let signature = member.fact.signature
        else { return false }
        if signature.isVoid { return true }
        let statements = member.fact.tree?.block.statements.filter { $0.kind != .localFunction } ?? []
        let isImplicit = statements.count < 2 && statements.first?.kind != .returning
        return mayBeNil(signature.result ?? "", in: .swift) && !isImplicit
    }
}

extension Controller {
    /// The name of the property behind a port, made unique against the controller's members.
    package func property(of port: Port, module: String) -> String {
        let property = filled(port.property, module: module)
        guard port.given != .base, names.contains(property) else { return property }
        let module = module.prefix(1).lowercased() + module.dropFirst()
        return module + property.prefix(1).uppercased() + property.dropFirst()
    }
}

extension Controller {
    /// The local name by which a method holds what a weak port leads to: that of the property, unless the method has a
    /// value of this name. Nil where there is none, since other names of the method mean something else.
    package func heldName(of port: Port, in member: Member, module: String) -> String? {
        let property = property(of: port, module: module)
        let isMeant = { (name: String) in
            member.references.contains { $0.fact.base == .none && $0.name == name }
        }
        guard !isMeant(property) else { return nil }
        return ([property] + Self.heldNames).first {
            !member.fact.localNames.contains($0) && !isMeant($0) && ($0 == property || !names.contains($0))
        }
    }

    /// Names for the screen from which another one is shown.
    private static let heldNames = ["source", "host", "screen"]
}

extension ReferenceFact {
    /// Returns true if a use of a member means the same in Swift through an optional reference.
    func keepsType(of target: Member) -> Bool {
        switch usage {
        case .call:
            let isVoid = target.fact.signature?.isVoid ?? false
            return isStatement && (isVoid || target.fact.has(attribute: "discardableResult"))
        case .write, .readWrite: return isStatement
        case .read, .shorthand:
            return mayBeNil(target.fact.valueType ?? "", in: .swift) && (!isDereferenced || isChained)
        case .reference, .selector, .keyPath, .capture, .type: return false
        }
    }
}
