/// A protocol to write: several components may ask through it.
package struct ProtocolDraft: Sendable, Equatable {
    package let name: String
    /// The first of them says what it refines and where it stands.
    package let ports: [Port]
    /// In the order of the members in the source.
    package let requirements: [Requirement]
}

extension Plan {
    /// The protocols of the boundaries, in the order of the style's ports; those of one name are one.
    package var protocols: [ProtocolDraft] {
        var names: [String] = []
        for name in boundaries.compactMap({ $0.port.protocolName(in: module) }) where !names.contains(name) {
            names.append(name)
        }
        return names.map { name in
            let sharing = boundaries.filter { $0.port.protocolName(in: module) == name }
            return ProtocolDraft(
                name: name, ports: sharing.map(\.port), requirements: joined(sharing.flatMap(\.requirements)))
        }
    }

    /// The protocols that a component fulfils, each once.
    package func protocolNames(of role: Role) -> [String] {
        var names: [String] = []
        for name in boundaries(to: role).compactMap({ $0.port.protocolName(in: module) }) where !names.contains(name) {
            names.append(name)
        }
        return names
    }

    private func joined(_ requirements: [Requirement]) -> [Requirement] {
        var joined: [Requirement] = []
        for requirement in requirements {
            guard let known = joined.firstIndex(where: { $0.member == requirement.member }) else {
                joined.append(requirement)
                continue
            }
            joined[known].isWritten = joined[known].isWritten || requirement.isWritten
            joined[known].lines = Set(joined[known].lines + requirement.lines).sorted()
        }
        return joined.sorted { $0.member < $1.member }
    }
}

extension Plan {
    /// The port behind the view's property, and the others of the view that lead to the same component.
    package var outletPorts: [Port] {
        let own = style.ports.filter { $0.from == .view }
        let used = own.filter { port in ports(of: .view).contains(port) }
        guard let first = used.first ?? own.first else { return [] }
        return used.isEmpty ? [first] : used.filter { $0.to == first.to }
    }

    /// The class that stands for a component: its own, or the base class where nothing came to it.
    package func className(of role: Role) -> String {
        guard role != .view, !roles.contains(role), let base = style.component(for: role)?.bases.first else {
            return name(of: role)
        }
        return filled(base, styleWords)
    }

    /// The words that a style may use for the names in a module: `{interactor>view}` is the protocol by which the one knows
    /// the other, or what it would refine where nothing crosses.
    package var styleWords: [String: String] {
        var words = [
            "module": module, "name": propertyName(of: module), "builder": builderName,
            "controller": controller.name,
        ]
        for port in style.ports {
            guard let name = port.protocolName(in: module) else { continue }
            let isWritten = boundaries.contains { $0.port.protocolName(in: module) == name }
            words["\(port.from.rawValue)>\(port.to.rawValue)"] = isWritten ? name : port.refines
        }
        return words
    }

    /// Names of all types that are written besides the view, services and nested types aside.
    package var writtenNames: [String] {
        let classes = classNames
        return classes + (roles.isEmpty ? [] : declaredNames.filter { !classes.contains($0) })
    }

    /// The same without what the style's own lines declare besides.
    var classNames: [String] {
        guard !roles.isEmpty else { return [] }
        let builders = style.components.filter { $0.role == nil && ($0.builds || $0.text.isEmpty) }
        return roles.map(name(of:)) + builders.map { filled($0.namePattern, module: module) }
            + answers.compactMap(\.choice)
    }

    /// The types that the style's own lines declare.
    private var declaredNames: [String] {
        // A type that is written only where there are routes has its name either way.
        let lines = StyleLines(conditions: conditions.union(["routes"]))
        let files = style.components.filter { $0.role == nil }
        let found = files.flatMap { lines.expanded($0.text) }.compactMap { line -> String? in
            let words = identifiers(in: filled(line, styleWords))
            let keyword = words.firstIndex { ["class", "enum", "protocol", "struct", "typealias"].contains($0) }
            guard !line.hasPrefix(" "), !line.hasPrefix("/"), let keyword, keyword < words.count - 1 else { return nil }
            return words[keyword + 1]
        }
        return found + (conditions.contains("listener") ? [listenerName].compactMap { $0 } : [])
    }
}

extension Plan {
    /// Returns the ports that a member holds for as long as it runs.
    package func heldPorts(of member: Member) -> [Port] {
        var held: [Port] = []
        for crossing in crossings where crossing.member == member.index && crossing.isBound {
            if let port = crossing.path.first, !held.contains(port) { held.append(port) }
        }
        return held
    }
}
