/// What a person decided about one value of a module's interface.
package struct ModuleInterfaceChoice: Sendable, Equatable {
    /// How the module takes it; nil to leave that to the tool.
    package let form: ModuleInterfaceValue.Form?
    /// What the builder calls it.
    package let parameter: String

    package init(form: ModuleInterfaceValue.Form?, parameter: String) {
        self.form = form
        self.parameter = parameter
    }
}
