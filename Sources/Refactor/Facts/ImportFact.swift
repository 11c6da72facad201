/// One import of a file.
package struct ImportFact: Sendable, Equatable {
    /// The top module, such as `UIKit`.
    package let module: String
    /// The whole statement as written, attributes included, without its comments.
    package let text: String
    package let line: Int
    /// True if the import stands inside `#if`.
    package let isConditional: Bool

    package init(module: String, text: String, line: Int, isConditional: Bool) {
        self.module = module
        self.text = text
        self.line = line
        self.isConditional = isConditional
    }
}
