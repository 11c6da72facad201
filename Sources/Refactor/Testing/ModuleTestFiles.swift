/// The tests of an emitted module: files for the test target, and what has none.
package struct ModuleTestFiles: Sendable {
    package let files: [EmittedFile]
    /// The things that are not tested, with the cause; a phrase each.
    package let omissions: [String]

    package init(files: [EmittedFile], omissions: [String]) {
        self.files = files
        self.omissions = omissions
    }
}
