/// `scan` of an app in which a source was changed.
struct ScanExercise: Exercise {
    let name = "scan"

    func trial(_ dice: inout Dice, _ corpus: Corpus) -> Trial? {
        let app = dice.pick(corpus.apps)
        let controller = dice.pick(corpus.controllers)
        let files = app.files.merging(controller.files) { old, _ in old }
        let origins = Dictionary(uniqueKeysWithValues: app.files.keys.map { ($0, app.root + "/" + $0) })
        let names = files.keys.filter { TextKind(path: $0)?.isCode == true }.sorted()
        return Trial(
            files: files, changed: dice.isOne(in: 2) ? controller.file : dice.pick(names),
            origins: origins.merging(controller.origins) { old, _ in old },
            arguments: [".", "--all", "--format", dice.pick(["table", "json", "markdown"])])
    }

    func faults(of trial: Trial, on bench: Workbench) throws -> [Fault] {
        let (_, faults) = try repeated([name] + trial.arguments, on: bench)
        return faults + (try sourceFaults(of: trial, on: bench))
    }
}
