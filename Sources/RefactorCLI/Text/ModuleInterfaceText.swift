import Refactor

/// A module's interface for people: what comes in, what goes out, where it leads, and the lines that say so.
struct ModuleInterfaceText {
    let plan: Plan

    /// Returns the values that cross, a row each: direction, name, type, form, who says so.
    func values() -> [[String]] {
        plan.border.values.map { value in
            [
                value.kind.isOutput ? "out" : "in", value.name, value.type ?? "notification", form(of: value),
                source(of: value),
            ]
        }
    }

    /// Returns the routes of the module, a row each: target, way, method and its component, what is handed over, line.
    func routes() -> [[String]] {
        plan.border.routes.map { route in
            let data = route.data.isEmpty ? "" : "with " + route.data.joined(separator: ", ")
            let builder = route.builder.map { (route.isBuilt ? "built by " : "the app has ") + $0 } ?? ""
            return [
                route.target ?? (route.kind == .back ? "back" : "another screen"),
                route.kind == .back ? "" : route.kind.rawValue,
                "\(route.method) in the \(route.role.rawValue)",
                [data, builder].filter { !$0.isEmpty }.joined(separator: "; "),
                "line \(route.line)",
            ]
        }
    }

    private func form(of value: ModuleInterfaceValue) -> String {
        switch value.form {
        case .initializer: return "parameter of the initializer"
        case .posted: return "posted, as before"
        case .property:
            let isLater = !value.isRequired && !value.callers.isEmpty && value.callers.allSatisfy(\.isLater)
            let reason = value.obstacle ?? (isLater ? "its owner sets it while it is shown" : nil)
            return "set on the screen, as before" + (reason.map { ": " + $0 } ?? "")
        case .parameter:
            if let obstacle = value.obstacle { return "set on the screen, as before: " + obstacle }
            if plan.listening?.properties.contains(value.name) == true, let listener = plan.listenerName {
                return "told to the \(listener) of the builder"
            }
            let name = value.parameter == value.name ? "" : " '\(value.parameter)'"
            return "parameter\(name) of the builder" + (value.isRequired ? "" : ", may be left out")
        }
    }

    private func source(of value: ModuleInterfaceValue) -> String {
        guard !value.callers.isEmpty else {
            guard value.proposed != .initializer, value.kind != .notification else { return "line \(value.line)" }
            return "line \(value.line): used here, never set here"
        }
        let verb =
            value.form == .initializer ? "made" : value.kind == .notification ? "observed" : "set"
        var places: [String] = []
        for caller in value.callers where !places.contains(caller.place) { places.append(caller.place) }
        let more = places.count > 3 ? " and \(places.count - 3) more" : ""
        return "line \(value.line); \(verb) in " + places.prefix(3).joined(separator: ", ") + more
    }
}
