/// The interface of a module to the rest of the app: what comes in, what goes out, and where it leads.
package struct ModuleInterface: Sendable, Equatable {
    /// The values that callers give, in the order of the source.
    package let inputs: [ModuleInterfaceValue]
    /// The ways in which callers are told, in the order of the source.
    package let outputs: [ModuleInterfaceValue]
    /// In the order of the source.
    package let routes: [ModuleRoute]

    package var values: [ModuleInterfaceValue] { inputs + outputs }

    /// The parameters of the builder besides those of the controller's initializer: first what has to be there.
    package var parameters: [ModuleInterfaceValue] {
        let open = values.filter { $0.form == .parameter && $0.obstacle == nil }
        return open.filter(\.isRequired) + open.filter { !$0.isRequired }
    }

    package var isEmpty: Bool { inputs.isEmpty && outputs.isEmpty && routes.isEmpty }
}
