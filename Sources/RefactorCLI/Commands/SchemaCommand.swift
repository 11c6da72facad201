import ArgumentParser
import Refactor

/// `refactor schema`: the forms of what is printed and read, as JSON Schemas.
struct SchemaCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "schema",
        abstract: "Prints the JSON Schema of what a command prints, or of a file that a person writes.",
        discussion: """
            Without a name it lists them. The same schemas are in the folder schemas of the repository. Keys may be added to \
            what is printed, none is taken away. In files that a person writes a key that is not known is an error.

            EXAMPLES
              refactor schema
              refactor schema plan > plan.schema.json
              refactor schema refactor.yml > .refactor.schema.json

            An editor with the YAML language server completes a file whose first line says where its schema is:

              # yaml-language-server: $schema=.refactor.schema.json
            """
    )

    @Argument(help: "The name of a schema.", completion: .list(SchemaCatalog.all.map(\.name)))
    var name: String?

    func run() throws {
        guard let name else {
            Terminal.print(Table.lines(SchemaCatalog.all.map { [$0.name, $0.title] }).joined(separator: "\n") + "\n")
            return
        }
        guard let schema = SchemaCatalog.all.first(where: { $0.name == name }) else {
            throw CommandError.unknownSchema(name, known: SchemaCatalog.all.map(\.name))
        }
        Terminal.print(try PlanJSON.encoded(schema))
    }
}
