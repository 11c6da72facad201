import Refactor

/// Writes the structures that cross a boundary in the place of entities.
struct DataTransferObjectPrinter {
    let plan: Plan
    let spelling: Spelling

    func files() -> [EmittedFile] {
        plan.transports.map { transport in
            let types = Set(transport.properties.flatMap { identifiers(in: $0.type) })
            let imports = ImportSelection(plan: plan).text(for: types, spelling: spelling)
            let folder = plan.style.component(for: .interactor)?.folder ?? ""
            return EmittedFile(
                name: transport.name + ".swift", folder: folder, role: nil,
                pieces: [.generated(imports + spelling.lines(declaration(of: transport)))])
        }
    }

    /// A memberwise initializer stays, for tests.
    private func declaration(of transport: DataTransferObject) -> [String] {
        let indent = spelling.indent
        let parameter = spelling.escaped(propertyName(of: transport.entity))
        let properties = transport.properties.map { property in
            (name: spelling.escaped(property.name), type: property.type)
        }
        let values = properties.map { "\($0.name): \(parameter).\($0.name)" }
        return [
            "/// What `\(plan.name(of: .interactor))` tells of a `\(transport.entity)`.", "struct \(transport.name) {",
        ]
            + properties.map { "\(indent)let \($0.name): \($0.type)" } + ["}", ""]
            + ["extension \(transport.name) {", "\(indent)init(_ \(parameter): \(transport.entity)) {"]
            + spelling.list(open: indent + indent + "self.init(", values, close: ")", indent: indent + indent)
            + ["\(indent)}", "}"]
    }
}
