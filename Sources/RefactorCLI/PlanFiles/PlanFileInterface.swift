import Refactor

/// The entries of a plan file about the module's interface: which properties are parameters of the builder, and their names.
struct PlanFileInterface {
    struct Entry {
        let property: String
        let form: ModuleInterfaceValue.Form
        let proposed: ModuleInterfaceValue.Form
        let parameter: String
        let line: Int

        var isDecided: Bool { form != proposed || parameter != property }
    }

    let path: String
    let entries: [Entry]

    /// The choices that differ from what the tool proposed.
    var choices: [String: ModuleInterfaceChoice] {
        let decided = entries.filter(\.isDecided)
        return Dictionary(
            decided.map { entry in
                let form = entry.form == entry.proposed ? nil : entry.form
                return (entry.property, ModuleInterfaceChoice(form: form, parameter: entry.parameter))
            }, uniquingKeysWith: { $1 })
    }

    /// A property that the controllers do not have is an error that names it and its line.
    func check(against controllers: [Controller]) throws(CommandError) {
        let names = Set(controllers.flatMap(\.members).filter { $0.kind == .property }.map(\.name))
        for entry in entries where !names.contains(entry.property) {
            let near = nearest(to: entry.property, in: names.sorted())
            throw .planFile(
                path: path, line: entry.line,
                message: "the controller has no property '\(entry.property)'"
                    + (near.map { "; did you mean '\($0)'?" } ?? "; remove the entry or plan again"))
        }
    }

    /// Checks the entries: what cannot be a parameter, or not under its name, is an error that says why.
    func check(in plans: [Plan]) throws(CommandError) {
        let values = plans.flatMap(\.border.values)
        for entry in entries where entry.isDecided && entry.form == .parameter {
            let value = values.first { $0.name == entry.property }
            if value == nil || value?.form == .initializer {
                throw fault(entry, value == nil ? "other code cannot set it" : "the initializer has it")
            }
            if let obstacle = value?.obstacle { throw fault(entry, obstacle) }
            let others = values.filter { $0.name != entry.property && $0.parameter == entry.parameter }
            if let other = others.first(where: { $0.form == .parameter || $0.form == .initializer }) {
                throw .planFile(
                    path: path, line: entry.line,
                    message: "'\(entry.property)' cannot be called '\(entry.parameter)', because '\(other.name)' is; "
                        + "choose another 'name'")
            }
        }
    }

    private func fault(_ entry: Entry, _ reason: String) -> CommandError {
        .planFile(
            path: path, line: entry.line,
            message: "'\(entry.property)' cannot be a parameter of the builder, because \(reason); use 'property'")
    }

    /// The lines of a plan's file.
    static func lines(of plan: Plan) -> [String] {
        let values = plan.border.values.filter { $0.form == .parameter || $0.form == .property }
        guard !values.isEmpty else { return [] }
        let head = [
            "# What callers give to the screen, and how they are told. 'parameter' makes it one of the builder,",
            "# 'property' leaves it to be set on the screen; 'name' is what the builder calls it.", "border:",
        ]
        return head
            + values.flatMap { value in
                [
                    "  - property: \(value.name)", "    direction: \(value.kind.isOutput ? "out" : "in")",
                    "    as: \(value.form.rawValue)", "    proposed: \(value.proposed.rawValue)",
                    "    name: \(value.parameter)", "    lines: \(value.line)",
                ]
            }
    }
}
