extension Plan {
    /// The conditions in the style's lines that hold for the module; which routes have a key only the language tells.
    package var conditions: Set<String> {
        var conditions: Set<String> = isBlank ? ["blank"] : []
        if isBlank || !roles.flatMap(injections(into:)).isEmpty { conditions.insert("services") }
        if isBlank || !settableInputs.isEmpty { conditions.insert("inputs") }
        if !containedServices.isEmpty { conditions.insert("entries") }
        if isBlank || listening != nil { conditions.insert("listener") }
        if isMainActorByDefault { conditions.insert("main-actor") }
        return conditions
    }

    /// True if the app's code runs on the main actor where nothing is said.
    private var isMainActorByDefault: Bool { controller.project?.mode.isMainActorByDefault == true }

    /// True if the class of a role is of no actor, as its base class is, and each of its members of the main actor: where
    /// that is the default, a class of the main actor cannot inherit the initializers of one that is of none.
    package func isolatesMembers(of role: Role) -> Bool {
        isMainActorByDefault && style.component(for: role)?.hasNonisolatedBase == true
    }

    /// The properties of the screen that callers set before it is shown.
    package var settableInputs: [ModuleInterfaceValue] {
        border.values.filter { $0.form == .parameter && $0.obstacle == nil && $0.member != nil }
    }
}
