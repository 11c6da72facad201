/// What comes into a module, what goes out of it, and where it leads.
package struct ModuleInterface: Sendable, Equatable {
    /// What callers give, in the order of the source.
    package let inputs: [ModuleInterfaceValue]
    /// How they are told, in the order of the source.
    package let outputs: [ModuleInterfaceValue]
    /// In the order of the source.
    package let routes: [ModuleRoute]

    package var values: [ModuleInterfaceValue] { inputs + outputs }

    /// What the builder takes besides the parameters of the controller's initializer: first what has to be there.
    package var parameters: [ModuleInterfaceValue] {
        let open = values.filter { $0.form == .parameter && $0.obstacle == nil }
        return open.filter(\.isRequired) + open.filter { !$0.isRequired }
    }

    package var isEmpty: Bool { inputs.isEmpty && outputs.isEmpty && routes.isEmpty }
}
