extension Style {
    /// The same with one component alone: the view asks it itself, for a presenter between them would only pass on.
    ///
    /// The style as it is where that cannot be: the view does not keep a mediator that keeps the component, a router does
    /// not know the view, or what builds the module names the other components. An interactor alone knows nobody.
    ///
    /// What callers may give they set on the view, which has its own until then.
    func with(alone role: Role) -> Style {
        let toMediator = ports.filter { $0.from == .view }
        guard [.interactor, .router].contains(role), owner(of: role) == role, let report = toMediator.first,
            toMediator.count == 1, report.to == mediator, report.hold == .strong, report.protocolPattern != nil,
            let order = ports.first(where: { $0.from == mediator && $0.to == role }), order.keeper != nil,
            order.protocolPattern != nil,
            role != .router || ports.contains(where: { $0.from == .router && $0.to == .view }),
            !components.contains(where: { $0.namesOthers(than: role) })
        else { return self }
        let isGiven = order.given == .caller
        guard let screens = isGiven ? screens.settable : screens else { return self }
        let direct = Port(
            from: .view, to: role, property: order.property, protocolPattern: order.protocolPattern, hold: .strong,
            given: isGiven ? .caller : report.given, carries: order.carries, refines: order.refines, file: order.file,
            folder: order.folder, transports: order.transports)
        return Style(
            id: id, head: head, components: components.filter { $0.standsBeside(role) },
            ports: [direct] + ports.filter { $0.from == role && $0.to == .view }, protocols: protocols,
            screens: screens, wiring: wiring, testing: testing, objectiveC: objectiveC, shapes: shapes)
    }

    /// True if the view asks the component of a role itself, with no mediator in the module.
    package func isDirect(_ role: Role) -> Bool {
        [.interactor, .router].contains(role) && component(for: mediator) == nil && component(for: role) != nil
    }

    /// True if the view asks a router itself, and tells it what its state says: what stands in a row, not which row.
    var viewTellsState: Bool { isDirect(.router) }
}

extension Style {
    /// The same without functions that make the screen, where the view makes its module itself on first use: nobody
    /// calls them yet, and only the view sets its property.
    func withoutMakers() -> Style {
        guard FirstUse(of: self) != nil, screens.hosts.isEmpty else { return self }
        var screens = screens.closed
        screens.makers = []
        return Style(
            id: id, head: head, components: components, ports: ports, protocols: protocols, screens: screens,
            wiring: wiring, testing: testing, objectiveC: objectiveC, shapes: shapes)
    }
}

extension Component {
    /// True for the view, the component of the role and what takes no role.
    fileprivate func standsBeside(_ own: Role) -> Bool { [nil, Role.view, own].contains(role) }

    /// True if what stands beside the component is written with the names of others.
    fileprivate func namesOthers(than own: Role) -> Bool {
        let words = [Role.presenter, .interactor, .router].filter { $0 != own }.map { "{\($0.rawValue)}" }
        return standsBeside(own)
            && texts.contains { text in
                text.lines.contains { line in words.contains { line.contains($0) } }
            }
    }
}
