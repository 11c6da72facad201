/// What a person decided about one value of a module's border.
package struct BorderChoice: Sendable, Equatable {
    /// How the module takes it; nil to leave that to the tool.
    package let form: BorderValue.Form?
    /// What the builder calls it.
    package let parameter: String

    package init(form: BorderValue.Form?, parameter: String) {
        self.form = form
        self.parameter = parameter
    }
}
