/// The output of `refactor new --format json`.
package struct NewModuleDocument: Codable, Equatable, Sendable {
    package let schema: Int
    package let module: String
    package let style: String
    package let language: String
    package let into: String
    package let files: [String]
    /// True if they were written; otherwise there is a difference.
    package var written: Bool = false
    /// For `git apply`, of a dry run.
    package var diff: String?

    package init(
        module: String, style: String, language: SourceLanguage, into: String, files: [String]
    ) {
        schema = 1
        self.module = module
        self.style = style
        self.language = language.rawValue
        self.into = into
        self.files = files
    }
}
