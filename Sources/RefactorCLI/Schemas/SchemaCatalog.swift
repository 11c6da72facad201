/// All schemas by their names.
enum SchemaCatalog {
    /// The names of those of files that a person writes.
    static let ofFiles = ["plan-file", "refactor.yml", "style.yml"]

    /// A schema as JSON; an unknown one is an error that names the nearest.
    static func text(of name: String) throws -> String {
        guard let schema = all.first(where: { $0.name == name }) else {
            throw CommandError.unknownSchema(name, known: all.map(\.name))
        }
        return try PlanJSON.encoded(schema)
    }

    /// A plan of several controllers is a list.
    static var all: [NamedSchema] {
        let forms = FormReader(DocumentForms.text + "\n" + ToolForms.text)
        func document(_ name: String, _ type: Substring, _ title: String) -> NamedSchema {
            NamedSchema(name: name, title: title, schema: forms.schema(of: type))
        }
        let plan = forms.schema(of: "PlanDocument")
        let style = forms.schema(of: "StyleDocument")
        return [
            document("adapter", "AdapterDocument", "What 'refactor adapter --format json' prints"),
            document("backlog", "BacklogDocument", "What 'refactor backlog --format json' prints"),
            NamedSchema(name: "backlog.yml", title: "A backlog, to keep", schema: FileSchemas.backlog),
            document("check", "CheckDocument", "What 'refactor check --format json' prints"),
            document(
                "explanation", "ExplanationDocument", "What 'refactor plan --explain MEMBER --format json' prints"),
            document(
                "graph", "ModuleGraphDocument", "A module graph, as 'refactor graph --format json' prints and reads it"),
            document("ledger", "Ledger", "What 'refactor emit --format json' prints"),
            document("mark", "MarkDocument", "What 'refactor mark --format json' prints"),
            document("new", "NewModuleDocument", "What 'refactor new --format json' prints"),
            NamedSchema(
                name: "plan", title: "What 'refactor plan --format json' prints", schema: .either([plan, .list(plan)])),
            NamedSchema(name: "plan-file", title: "A plan file, to edit", schema: FileSchemas.planFile),
            NamedSchema(
                name: "refactor.yml", title: "The settings of a project: .refactor.yml", schema: FileSchemas.settings),
            document("scan", "ScanDocument", "What 'refactor scan --format json' prints"),
            NamedSchema(name: "style.yml", title: "A team's style", schema: FileSchemas.style),
            NamedSchema(
                name: "styles", title: "What 'refactor styles --format json' prints; 'styles show' prints one",
                schema: .either([.list(style), style])),
            document("verify", "SplitDocument", "What 'refactor verify --format json' prints"),
        ]
    }
}
