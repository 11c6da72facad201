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
              refactor schema --into .refactor/schemas

            The last writes those of the files that a person writes. From then on the first line of plan files that \
            'plan -o' writes names the schema, by a path within the project, and an editor with the YAML language server \
            completes them; 'styles init' does so by itself. For .refactor.yml write the line yourself:

              # yaml-language-server: $schema=.refactor/schemas/refactor.yml.json
            """
    )

    @Argument(help: "The name of a schema.", completion: .list(SchemaCatalog.all.map(\.name)))
    var name: String?

    @Option(
        help: """
            Write into this folder: the schema of that name, or those of \
            \(SchemaCatalog.ofFiles.joined(separator: ", ")).
            """, completion: .directory)
    var into: String?

    func run() throws {
        if let into { return try write(name.map { [$0] } ?? SchemaCatalog.ofFiles, into: into) }
        guard let name else {
            Terminal.print(Table.lines(SchemaCatalog.all.map { [$0.name, $0.title] }).joined(separator: "\n") + "\n")
            return
        }
        Terminal.print(try SchemaCatalog.text(of: name))
    }

    private func write(_ names: [String], into folder: String) throws {
        let files = try names.map { (name: $0 + ".json", bytes: Array(try SchemaCatalog.text(of: $0).utf8)) }
        try Disk.write(files, into: folder)
        Terminal.error("wrote \(Sentence.list(names.map { $0 + ".json" })) into \(folder)")
    }
}
