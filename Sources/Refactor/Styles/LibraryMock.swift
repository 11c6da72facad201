/// The means by which a mock fulfils what a library's protocol asks for: a class of the library.
package struct LibraryMock: Sendable, Equatable {
    /// The protocol that those of the module refine.
    package let refined: String
    /// The class that the mock inherits.
    package let base: String
    /// Its initializers, the first of which takes the log; `{log}` is the log's type.
    package let text: [String]

    package init(of refined: String, base: String, text: [String]) {
        self.refined = refined
        self.base = base
        self.text = text
    }
}
