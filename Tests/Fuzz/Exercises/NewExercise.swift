/// A style file that somebody changed, for `new` and `emit`.
struct NewExercise: Exercise {
    let name = "style"

    func trial(_ dice: inout Dice, _ corpus: Corpus) -> Trial? {
        guard !corpus.styles.isEmpty, let style = corpus.styleFiles[dice.pick(corpus.styles)] else { return nil }
        let controller = dice.pick(corpus.controllers)
        let path = ".refactor/styles/house/style.yml"
        let commands = [
            ["new", "Fresh", "--into", "out", "--style", "house"], ["styles", "show", "house"],
            ["emit", controller.file, "--into", "out", "--style", "house"],
            ["plan", controller.file, "--style", "house"],
        ]
        return Trial(
            files: controller.files.merging([path: style]) { old, _ in old }, changed: path,
            origins: controller.origins,
            arguments: dice.pick(commands))
    }

    func faults(of trial: Trial, on bench: Workbench) throws -> [Fault] {
        let (run, faults) = try bench.run(trial.arguments)
        let untouched = try sourceFaults(of: trial, on: bench)
        guard !run.isDone, faults.isEmpty, untouched.isEmpty else { return faults + untouched }
        let extra = try bench.contents().keys.filter { trial.files[$0] == nil }.sorted()
        return extra.prefix(1).map { Fault(oracle: .source, detail: "a refused \(name) leaves '\($0)'") }
    }
}
