extension Plan {
    /// Fills in what follows from where everything went: screens that the app's builders make, and the module's border.
    func bordered(choosing choices: [String: BorderChoice]) -> Plan {
        var plan = self
        if canBeWritten { plan.builderCalls = BuilderCallFinder(places: places).calls() }
        plan.border = plan.border(choosing: choices)
        return plan
    }

    private var places: PlaceOfCode {
        PlaceOfCode(source: source, controller: controller, roles: placements.map(\.role))
    }

    /// What crosses the module's border, once it is known which component has what.
    private func border(choosing choices: [String: BorderChoice]) -> Border {
        let values = BorderFinder(source).values(choosing: choices).map { value -> BorderValue in
            guard value.obstacle == nil, value.form == .parameter, !isSettable(value) else { return value }
            var value = value
            value.obstacle = "no code outside the \(name(of: placements[value.member ?? 0].role)) reaches it any more"
            return value
        }
        return Border(
            inputs: values.filter { !$0.kind.isOutput }, outputs: values.filter(\.kind.isOutput),
            routes: RouteFinder(places: places, calls: builderCalls).routes())
    }

    /// Whether a property can still be set through the view.
    private func isSettable(_ value: BorderValue) -> Bool {
        guard let member = value.member, placements[member].moves else { return true }
        return forwarders.contains { $0.member == member && $0.role == .view && $0.isWritten }
    }
}
