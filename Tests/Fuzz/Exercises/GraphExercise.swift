/// `graph`: a planned module, or an app in which a source or a storyboard was changed.
struct GraphExercise: Exercise {
    let name = "graph"

    func trial(_ dice: inout Dice, _ corpus: Corpus) -> Trial? {
        if dice.isOne(in: 3) {
            let controller = dice.pick(corpus.controllers)
            let arguments = [controller.file, "-o", "picture." + dice.pick(["svg", "dot", "html", "mermaid"])]
            return Trial(
                files: controller.files, changed: controller.file, origins: controller.origins, arguments: arguments)
        }
        let app = dice.pick(corpus.apps)
        let names = app.files.keys.sorted()
        let pages = names.filter { TextKind(path: $0) == .xml }
        let changed = dice.pick(pages.isEmpty || dice.isOne(in: 2) ? names : pages)
        let formats = ["text", "json", "dot", "svg", "html", "mermaid"]
        return Trial(
            files: app.files, changed: changed,
            origins: Dictionary(uniqueKeysWithValues: names.map { ($0, app.root + "/" + $0) }),
            arguments: [".", "--format", dice.pick(formats), "-o", "picture.out", "--no-cache"])
    }

    func faults(of trial: Trial, on bench: Workbench) throws -> [Fault] {
        let (run, faults) = try bench.run([name] + trial.arguments)
        let untouched = try sourceFaults(of: trial, on: bench)
        guard run.isDone, faults.isEmpty, untouched.isEmpty else { return faults + untouched }
        let first = try bench.contents()
        let (_, others) = try bench.run([name] + trial.arguments)
        let isSame = try bench.contents() == first
        return others + (isSame ? [] : [Fault(oracle: .determinism, detail: "graph differs from run to run")])
    }
}
