/// The decision of a person about one value of a module's interface.
package struct ModuleInterfaceChoice: Sendable, Equatable {
    /// The form in which the module takes it; nil to leave that to the tool.
    package let form: ModuleInterfaceValue.Form?
    /// The name of the builder's parameter.
    package let parameter: String

    package init(form: ModuleInterfaceValue.Form?, parameter: String) {
        self.form = form
        self.parameter = parameter
    }
}
