/// `plan`: the same plan twice, in each form.
struct PlanExercise: Exercise {
    let name = "plan"

    func trial(_ dice: inout Dice, _ corpus: Corpus) -> Trial? {
        let controller = dice.pick(corpus.controllers)
        var arguments = [controller.file, "--format", dice.pick(["text", "json", "yaml", "markdown"])]
        var (files, origins) = (controller.files, controller.origins)
        if dice.isOne(in: 3) {
            let app = dice.pick(corpus.apps)
            for (name, bytes) in app.files {
                files["App/" + name] = bytes
                origins["App/" + name] = app.root + "/" + name
            }
            arguments += ["--project", "App"]
        }
        return Trial(files: files, changed: controller.file, origins: origins, arguments: arguments)
    }

    func faults(of trial: Trial, on bench: Workbench) throws -> [Fault] {
        let (_, faults) = try repeated([name] + trial.arguments, on: bench)
        return faults + (try sourceFaults(of: trial, on: bench))
    }
}
