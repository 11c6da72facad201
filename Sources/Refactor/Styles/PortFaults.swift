extension Style {
    /// Ports lead from component to component, each under a name of its own and given in a way that can be written.
    var portFaults: [StyleFault] {
        ports.enumerated().flatMap { index, port in endFaults(of: port, index) + writingFaults(of: port, index) }
            + sameNames
    }

    private func endFaults(of port: Port, _ index: Int) -> [StyleFault] {
        var faults: [StyleFault] = []
        for (key, role) in [("from", port.from), ("to", port.to)] where component(for: role) == nil {
            let place = StyleFault.Place.port(index, key: key)
            if let owner = substitutes[role] {
                faults.append(
                    StyleFault(
                        place,
                        "'\(role.rawValue)' has no component of its own, '\(owner.rawValue)' does its work; use that"))
            } else {
                faults.append(
                    StyleFault(place, "no component takes '\(role.rawValue)'", wrong: role.rawValue, known: ownRoles))
            }
        }
        if port.from == port.to {
            faults.append(
                StyleFault(
                    .port(index, key: "to"), "a port leads to another component; '\(port.to.rawValue)' is its own"))
        }
        return faults
    }

    private var ownRoles: [String] { components.compactMap(\.role?.rawValue) }

    private func writingFaults(of port: Port, _ index: Int) -> [StyleFault] {
        var faults: [StyleFault] = []
        let parts = filled(port.property, module: "Login").split(separator: ".", omittingEmptySubsequences: false)
        if !parts.allSatisfy({ isIdentifier(String($0)) }) {
            faults.append(
                StyleFault(.port(index, key: "property"), "'\(port.property)' is no name of a property"))
        }
        if port.given == .initializer, port.hold == .weak {
            faults.append(
                StyleFault(
                    .port(index, key: "given"), "a weak reference cannot come through the initializer; use 'property'"))
        }
        if let fault = callerFault(of: port, index) { faults.append(fault) }
        let isFromBase: Bool =
            switch port.given {
            case .base, .inherited: true
            case .initializer, .property, .caller, .derived: false
            }
        if isFromBase, component(for: port.from)?.inherits.isEmpty != false {
            faults.append(
                StyleFault(
                    .port(index, key: "given"),
                    "'\(port.from.rawValue)' has no base class that could have it; name one under its 'inherits'"))
        }
        if let name = port.transports, port.from != .interactor || filled(name, ["entity": "Person"]) == name {
            faults.append(
                StyleFault(
                    .port(index, key: "transports"),
                    "'\(name)' names no structures in the place of the interactor's entities; put {entity} into it, at a "
                        + "port from the interactor"))
        }
        if let fault = Self.fault(inFolder: port.folder, at: .port(index, key: "folder")) { faults.append(fault) }
        return faults
    }

    /// What callers give they keep, and it is known by what is asked of it alone.
    private func callerFault(of port: Port, _ index: Int) -> StyleFault? {
        guard port.given == .caller else { return nil }
        let place = StyleFault.Place.port(index, key: "given")
        if port.hold != .weak || port.protocolPattern == nil {
            return StyleFault(
                place,
                "what a caller gives is known by a protocol, and the caller keeps it; add 'protocol' and 'hold: weak'")
        }
        if [port.from, port.to].contains(.view) {
            return StyleFault(place, "callers give a part of the module to another one; the view is neither")
        }
        return canBeWritten(in: .objectiveC)
            ? StyleFault(place, "'caller' is for Swift; leave objective-c out of 'languages'") : nil
    }

    private var sameNames: [StyleFault] {
        ports.enumerated().compactMap { index, port in
            guard ports[..<index].contains(where: { $0.from == port.from && $0.property == port.property }) else {
                return nil
            }
            return StyleFault(
                .port(index, key: "property"),
                "'\(port.from.rawValue)' has two properties '\(port.property)'; rename one of them")
        }
    }

    /// A protocol is of one component and refines one thing, and what is asked in parts is asked whole.
    var protocolFaults: [StyleFault] {
        ports.enumerated().flatMap { nameFaults(of: $0.element, $0.offset) } + partFaults + fileFaults
    }

    private func nameFaults(of port: Port, _ index: Int) -> [StyleFault] {
        guard let pattern = port.protocolPattern else { return [] }
        let place = StyleFault.Place.port(index, key: "protocol")
        var faults: [StyleFault] = []
        if let fault = Self.fault(inName: pattern, at: place) { faults.append(fault) }
        if components.contains(where: { $0.namePattern == pattern && $0.role != .view }) {
            faults.append(StyleFault(place, "a component is called '\(pattern)' too; rename one of them"))
        }
        for other in ports[..<index] where other.protocolPattern == pattern {
            if other.to != port.to {
                faults.append(
                    StyleFault(
                        place,
                        "'\(pattern)' would be of '\(other.to.rawValue)' and of '\(port.to.rawValue)'; use two names"))
            } else if other.refines != port.refines {
                faults.append(
                    StyleFault(
                        .port(index, key: "refines"),
                        "'\(pattern)' refines '\(other.refines)' in another port; say the same here"))
            }
        }
        return faults
    }

    private var partFaults: [StyleFault] {
        ports.enumerated().flatMap { index, port -> [StyleFault] in
            let same = ports.filter { $0.from == port.from && $0.to == port.to }
            guard same.first == port else { return [] }
            let carried = same.map(\.carries)
            let isWhole =
                carried == [.both]
                || [[.events, .queries], [.own, .superclass]].contains(Set(carried))
                    && carried.count == 2
            var faults: [StyleFault] = []
            if !isWhole {
                faults.append(
                    StyleFault(
                        .port(index, key: "carries"),
                        "the ports from '\(port.from.rawValue)' to '\(port.to.rawValue)' leave something out or carry it "
                            + "twice; use one of 'both', or two: 'events' and 'queries', or 'own' and 'superclass'"))
            }
            if Set(same.map(\.hold)).count > 1 {
                faults.append(
                    StyleFault(
                        .port(index, key: "hold"),
                        "the ports from '\(port.from.rawValue)' to '\(port.to.rawValue)' hold differently; use one word"
                    ))
            }
            return faults
        }
    }

    private var fileFaults: [StyleFault] {
        var faults: [StyleFault] = []
        if case .one(let pattern) = protocols, let fault = Self.fault(inName: pattern, at: .key("protocols")) {
            faults.append(fault)
        }
        for (index, port) in ports.enumerated() {
            guard let file = port.file, let fault = Self.fault(inName: file, at: .port(index, key: "file")) else {
                continue
            }
            faults.append(fault)
        }
        return faults
    }
}
