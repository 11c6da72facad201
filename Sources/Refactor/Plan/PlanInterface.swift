extension Plan {
    /// Fills in what follows from where everything went: screens that the app's builders make, and the module's interface.
    func bordered(choosing choices: [String: ModuleInterfaceChoice]) -> Plan {
        var plan = self
        if canBeWritten { plan.builderCalls = BuilderCallFinder(places: places).calls() }
        plan.border = plan.border(choosing: choices)
        return plan
    }

    private var places: PlaceOfCode {
        PlaceOfCode(source: source, controller: controller, roles: placements.map(\.role))
    }

    /// Returns the interface of the module, once it is known which component has what.
    private func border(choosing choices: [String: ModuleInterfaceChoice]) -> ModuleInterface {
        let values = ModuleInterfaceFinder(source).values(choosing: choices).map { value -> ModuleInterfaceValue in
            guard value.obstacle == nil, value.form == .parameter, !isSettable(value) else { return value }
            var value = value
            value.obstacle = "no code outside the \(name(of: placements[value.member ?? 0].role)) reaches it any more"
            return value
        }
        return ModuleInterface(
            inputs: values.filter { !$0.kind.isOutput }, outputs: values.filter(\.kind.isOutput),
            routes: RouteFinder(places: places, calls: builderCalls).routes())
    }

    /// Returns true if a property can still be set through the view.
    private func isSettable(_ value: ModuleInterfaceValue) -> Bool {
        guard let member = value.member, placements[member].moves else { return true }
        return forwarders.contains { $0.member == member && $0.role == .view && $0.isWritten }
    }
}
