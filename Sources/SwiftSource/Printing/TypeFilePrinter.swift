import Refactor

/// Writes a nested type into a file of its own; it keeps its full name, so nobody who uses it has to change.
struct TypeFilePrinter {
    let plan: Plan
    let spelling: Spelling
    let type: Member

    func print() -> PrintedFile {
        var edits = EditList()
        MemberEdits(plan: plan, spelling: spelling).enter(type, into: &edits)
        let moved = edits.apply(to: type.fact.range, of: type.file)
        let comments = EmptiedExtension(before: type, in: plan)?.lines(spelling) ?? []
        let imports = ImportSelection(plan: plan).text(
            for: type.fact.identifiers, of: [type], writing: type.fact.identifiers, spelling: spelling)
        let head = spelling.lines(spelling.availability + ["extension \(plan.controller.name) {"])
        return PrintedFile(
            file: EmittedFile(
                name: "\(plan.fileName(of: type)).swift", role: plan.placements[type.index].role,
                pieces: [.generated(imports + head)] + comments + moved.pieces + [.generated(spelling.lines(["}"]))]),
            removals: moved.removals)
    }
}
