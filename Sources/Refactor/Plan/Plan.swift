/// Everything to write, with nothing written.
package struct Plan: Sendable {
    package let controller: Controller
    package let style: Style
    /// The module's name, on which all other names are built.
    package let module: String
    package let assignments: [Assignment]
    /// Parts of each member that belong to another role than the member.
    package let slices: [[Slice]]
    package let placements: [Placement]
    package let crossings: [Crossing]
    package let boundaries: [Boundary]
    package let forwarders: [Forwarder]
    package let widenings: [Widening]
    package let findings: [Finding]
    /// What to do about the controller as a whole.
    package let advice: Advice

    /// The class name of a component.
    package func name(of role: Role) -> String {
        role == .view
            ? controller.name : filled(style.component(for: role)?.namePattern ?? "{module}", module: module)
    }

    /// The builder's name.
    package var builderName: String { filled(style.builder?.namePattern ?? "{module}Builder", module: module) }

    package var protocolsName: String { filled(style.protocolsPattern, module: module) }

    /// Members of a component, in source order.
    package func members(of role: Role) -> [Member] {
        controller.members.filter { placements[$0.index].role == role }
    }

    /// The components that get written beside the view, in the style's order.
    package var roles: [Role] {
        style.components.compactMap(\.role).filter { role in
            role != .view && (!members(of: role).isEmpty || forwarders.contains { $0.role == role })
        }
    }

    /// Nested types that get files of their own.
    package var ownFileTypes: [Member] {
        controller.members.filter { [.entity, .service].contains(placements[$0.index].role) }
    }

    /// The file of such a type, without ending: the module's name comes first, once.
    package func fileName(of type: Member) -> String {
        type.name.hasPrefix(module) ? type.name : module + type.name
    }

    /// Whether anything is written at all.
    package var isEmpty: Bool { roles.isEmpty && ownFileTypes.isEmpty }

    /// The ports that a component needs: those that something crosses.
    package func ports(of role: Role) -> [Port] {
        style.ports.filter { port in
            guard port.from == role else { return false }
            return boundaries.contains { $0.port == port }
                || crossings.contains { $0.path.contains(port) && port.protocolPattern == nil }
        }
    }

    /// The ports that a component has, with what goes through them.
    package func boundaries(from role: Role) -> [Boundary] { boundaries.filter { $0.port.from == role } }

    /// What others ask of a component.
    package func boundaries(to role: Role) -> [Boundary] { boundaries.filter { $0.port.to == role } }
}

extension Plan {
    /// The role that the evidence proposes for a member, whatever is pinned.
    package func proposal(for member: Int) -> Role {
        Refactor.assignments(of: controller, in: style, pins: [:])[member].role
    }
}
