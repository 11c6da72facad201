/// The files of a module, and the account of what became of every byte.
package struct Emission: Sendable {
    package let files: [EmittedFile]
    package let removals: [Removal]
    /// What was written anew, a phrase each: `LoginViewOutput`, `forwarder reload() in LoginPresenter`.
    package let generated: [String]

    package init(files: [EmittedFile], removals: [Removal], generated: [String]) {
        self.files = files
        self.removals = removals
        self.generated = generated
    }
}
