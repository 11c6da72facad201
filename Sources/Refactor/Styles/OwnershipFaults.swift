extension Style {
    /// No circle of strong ports, one root that keeps the rest, and a way of making them one after the other.
    var ownershipFaults: [StyleFault] {
        let circles = circleFaults
        guard circles.isEmpty else { return circles }
        return rootFaults + makingFaults
    }

    private var circleFaults: [StyleFault] {
        ports.enumerated().compactMap { index, port in
            guard let keeper = port.keeper, keeps(port.to, keeper) else { return nil }
            return StyleFault(
                .port(index, key: "hold"),
                "'\(keeper.rawValue)' and '\(port.to.rawValue)' would keep each other alive for ever; make a port "
                    + "between them 'hold: weak'")
        }
    }

    private var rootFaults: [StyleFault] {
        let roles = components.compactMap(\.role)
        let roots = roles.filter { role in !ports.contains { $0.to == role && $0.keeper != nil } }
        guard roots.count > 1 else { return [] }
        let names = roots.map { "'\($0.rawValue)'" }.joined(separator: " and ")
        return [
            StyleFault(
                .key("ports"),
                "nobody keeps \(names) alive; all but one of them need a port to them with 'hold: strong'")
        ]
    }

    /// The faults in the order of making: what initializers take has to be made before.
    private var makingFaults: [StyleFault] {
        ports.enumerated().compactMap { index, port in
            guard port.isHandedIn, isNeeded(port.from, toMake: port.to) else { return nil }
            return StyleFault(
                .port(index, key: "given"),
                "'\(port.from.rawValue)' and '\(port.to.rawValue)' would need each other to be made; give one of them as "
                    + "'property'")
        }
    }

    private func isNeeded(_ wanted: Role, toMake role: Role) -> Bool {
        reached(from: role) { $0.isHandedIn ? $0.from : nil }.contains(wanted)
    }

    /// Returns true if a component keeps another one alive, perhaps through others; itself too.
    package func keeps(_ start: Role, _ end: Role) -> Bool {
        reached(from: start) { $0.keeper }.contains(end)
    }

    /// Returns the components to which ports lead on from those that have them.
    private func reached(from start: Role, through owner: (Port) -> Role?) -> Set<Role> {
        var open = [start]
        var seen: Set<Role> = []
        while let role = open.popLast() {
            guard seen.insert(role).inserted else { continue }
            open += ports.filter { owner($0) == role }.map(\.to)
        }
        return seen
    }

    /// A way from the view to every component, and a short one back.
    var wayFaults: [StyleFault] {
        var faults: [StyleFault] = []
        for role in components.compactMap(\.role) where role != .view && route(from: .view, to: role) == nil {
            faults.append(
                StyleFault(
                    .key("ports"), "no way of ports leads from the view to '\(role.rawValue)'; add a port to it"))
        }
        for role in [mediator, .router] where route(from: role, to: .view)?.count != 1 {
            faults.append(
                StyleFault(
                    .key("ports"), "'\(role.rawValue)' has no port to the view; add one with 'hold: weak'"))
        }
        return faults
    }
}

extension Port {
    /// True if the holder is made with it; the view, which is there already, makes no order.
    fileprivate var isHandedIn: Bool { (given == .initializer || given == .base) && from != .view && to != .view }
}
