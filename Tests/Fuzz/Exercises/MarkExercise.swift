/// `mark`: the same tokens and comments in another order, and a second mark changes nothing.
struct MarkExercise: Exercise {
    let name = "mark"

    func trial(_ dice: inout Dice, _ corpus: Corpus) -> Trial? {
        let controller = dice.pick(corpus.controllers)
        var arguments = [controller.file, "--in-place"]
        if dice.isOne(in: 4) { arguments.append("--annotate") }
        if dice.isOne(in: 6) { arguments += ["--titles", "project"] }
        return Trial(
            files: controller.files, changed: controller.file, origins: controller.origins, arguments: arguments)
    }

    func faults(of trial: Trial, on bench: Workbench) throws -> [Fault] {
        let (run, faults) = try bench.run([name] + trial.arguments)
        let marked = try bench.contents()
        guard run.isDone, faults.isEmpty else { return faults + (try sourceFaults(of: trial, on: bench)) }
        guard marked.keys.sorted() == trial.files.keys.sorted() else {
            return [Fault(oracle: .source, detail: "mark leaves other files")]
        }
        let source = Wording(trial.files[trial.changed] ?? [], trial.kind)
        let result = Wording(marked[trial.changed] ?? [], trial.kind)
        let oracle = ConservationOracle(strictness: .moved, kind: trial.kind)
        var found = oracle.faults(from: source, to: result) + ParseOracle.faults(from: source, to: marked, trial.kind)
        let (again, others) = try bench.run([name] + trial.arguments)
        found += others
        if !again.isDone {
            found.append(Fault(oracle: .repetition, detail: "a second mark is refused: '\(again.errors)'"))
        }
        if try bench.contents() != marked {
            found.append(Fault(oracle: .repetition, detail: "a second mark changes something"))
        }
        return found
    }
}
