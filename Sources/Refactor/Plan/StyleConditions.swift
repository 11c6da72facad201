extension Plan {
    /// The conditions in the style's lines that hold for the module; which routes have a key only the language tells.
    package var conditions: Set<String> {
        var conditions: Set<String> = isBlank ? ["blank"] : []
        if isBlank || !roles.flatMap(injections(into:)).isEmpty { conditions.insert("services") }
        if isBlank || !settableInputs.isEmpty { conditions.insert("inputs") }
        if !containedServices.isEmpty { conditions.insert("entries") }
        if isBlank || listening != nil { conditions.insert("listener") }
        return conditions
    }

    /// The properties of the screen that callers set before it is shown.
    package var settableInputs: [ModuleInterfaceValue] {
        border.values.filter { $0.form == .parameter && $0.obstacle == nil && $0.member != nil }
    }
}
