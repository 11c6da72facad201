import Refactor

/// A file that a style writes besides the module's components, from a template.
struct StyleTemplate {
    /// Its path below the module's folder, over `{module}` and `{name}`.
    let path: String
    let template: StencilTemplate
    /// The languages in which it is written.
    let languages: [SourceLanguage]

    /// The words that a template of such a file may name.
    static let words = [
        "builder", "controller", "interactor", "language", "module", "name", "presenter", "router", "style", "view",
    ]

    /// Values that stand for a module, to try a template with.
    static var trial: TemplateContext {
        TemplateContext(texts: Dictionary(words.map { ($0, $0) }) { $1 })
    }
}
