/// The files of a module, and the account of what became of every byte.
package struct Emission: Sendable {
    package let files: [EmittedFile]
    package let removals: [Removal]
    /// The generated declarations, a phrase each: `LoginViewOutput`, `forwarder reload() in LoginPresenter`.
    package let generated: [String]

    /// The files to write: all but headers that do not change, which stay where they are; a second copy of one would be
    /// found in place of the first.
    package func filesToWrite(from sources: [SyntaxFacts]) -> [EmittedFile] {
        files.filter { !($0.name.hasSuffix(".h") && $0.isUnchanged(from: sources)) }
    }

    package init(files: [EmittedFile], removals: [Removal], generated: [String]) {
        self.files = files
        self.removals = removals
        self.generated = generated
    }
}
