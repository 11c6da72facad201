/// `graph` of a file that holds a module graph.
struct GraphFileExercise: Exercise {
    let name = "graph file"

    func trial(_ dice: inout Dice, _ corpus: Corpus) -> Trial? {
        guard !corpus.graphs.isEmpty else { return nil }
        let format = dice.pick(["text", "json", "dot", "svg", "html", "mermaid"])
        var arguments = ["modules.json", "--format", format, "-o", "picture.out"]
        if dice.isOne(in: 4) { arguments += ["--focus", dice.pick(["Login", "Home", "Reminder"])] }
        if dice.isOne(in: 4) { arguments += ["--level", "module"] }
        return Trial(
            files: ["modules.json": dice.pick(corpus.graphs)], changed: "modules.json", origins: [:],
            arguments: arguments)
    }

    func faults(of trial: Trial, on bench: Workbench) throws -> [Fault] {
        let (_, faults) = try repeated(["graph"] + trial.arguments, on: bench)
        return faults + (try sourceFaults(of: trial, on: bench))
    }
}
