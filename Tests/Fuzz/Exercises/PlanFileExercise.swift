/// A plan file that somebody changed, for `plan` and `emit`.
struct PlanFileExercise: Exercise {
    let name = "plan file"

    func trial(_ dice: inout Dice, _ corpus: Corpus) -> Trial? {
        let index = dice.below(corpus.controllers.count)
        guard let plan = corpus.plans[index] else { return nil }
        let controller = corpus.controllers[index]
        let commands = [
            ["plan", "module.plan.yml"], ["emit", "module.plan.yml", "--into", "out"],
            ["plan", controller.file, "--plan", "module.plan.yml"], ["mark", "module.plan.yml", "--dry-run"],
        ]
        return Trial(
            files: controller.files.merging(["module.plan.yml": plan]) { old, _ in old }, changed: "module.plan.yml",
            origins: controller.origins, arguments: dice.pick(commands))
    }

    func faults(of trial: Trial, on bench: Workbench) throws -> [Fault] {
        let (run, faults) = try bench.run(trial.arguments)
        let untouched = try sourceFaults(of: trial, on: bench)
        guard run.isDone, trial.arguments.first == "emit", faults.isEmpty else { return faults + untouched }
        let kind: TextKind = trial.files.keys.contains { $0.hasSuffix(".m") } ? .objectiveC : .swift
        return EmittedModule(of: trial, written: try bench.contents(), kind).faults + untouched
    }
}
