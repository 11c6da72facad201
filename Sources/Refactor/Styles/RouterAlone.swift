extension Style {
    /// The same with a router alone: the view asks it itself, for a presenter between them would only pass on.
    ///
    /// The style as it is where that cannot be: the view does not keep a mediator that keeps the router, the router does
    /// not know the view, or what builds the module names the other components.
    func withRouterAlone() -> Style {
        let toMediator = ports.filter { $0.from == .view }
        guard owner(of: .router) == .router, let report = toMediator.first, toMediator.count == 1,
            report.to == mediator, report.hold == .strong, report.protocolPattern != nil,
            let order = ports.first(where: { $0.from == mediator && $0.to == .router }), order.hold == .strong,
            order.protocolPattern != nil, ports.contains(where: { $0.from == .router && $0.to == .view }),
            !components.contains(where: \.namesOthersThanRouter)
        else { return self }
        let direct = Port(
            from: .view, to: .router, property: order.property, protocolPattern: order.protocolPattern, hold: .strong,
            given: report.given, carries: order.carries, refines: order.refines, file: order.file,
            folder: order.folder, transports: order.transports)
        return Style(
            id: id, head: head, components: components.filter(\.standsBesideRouter),
            ports: [direct] + ports.filter { $0.from == .router && $0.to == .view }, protocols: protocols,
            screens: screens, wiring: wiring, testing: testing, objectiveC: objectiveC, shapes: shapes)
    }
}

extension Style {
    /// The same without functions that make the screen, where the view makes its module itself on first use: nobody
    /// calls them yet.
    func withoutMakers() -> Style {
        guard FirstUse(of: self) != nil, screens.hosts.isEmpty, !screens.makers.isEmpty else { return self }
        var screens = screens
        screens.makers = []
        return Style(
            id: id, head: head, components: components, ports: ports, protocols: protocols, screens: screens,
            wiring: wiring, testing: testing, objectiveC: objectiveC, shapes: shapes)
    }
}

extension Component {
    /// True for the view, the router and what takes no role.
    fileprivate var standsBesideRouter: Bool { [nil, Role.view, .router].contains(role) }

    /// True if one of these is written with the names of other components.
    fileprivate var namesOthersThanRouter: Bool {
        let words = ["{presenter}", "{interactor}"]
        return standsBesideRouter
            && texts.contains { text in
                text.lines.contains { line in words.contains { line.contains($0) } }
            }
    }
}
