/// A command of the program, how it is tried, and what must hold then.
protocol Exercise: Sendable {
    var name: String { get }

    /// Files and options, before one of the files is changed; nil where the corpus has nothing for it.
    func trial(_ dice: inout Dice, _ corpus: Corpus) -> Trial?

    /// Carries it out on files that lie in the workbench.
    func faults(of trial: Trial, on bench: Workbench) throws -> [Fault]
}

extension Exercise {
    /// The run and its faults, and those that follow from another run which must print the same and say the same.
    func repeated(_ arguments: [String], on bench: Workbench) throws -> (run: ToolRun, faults: [Fault]) {
        let (first, faults) = try bench.run(arguments)
        guard faults.isEmpty else { return (first, faults) }
        let (second, others) = try bench.run(arguments)
        let isSame = first.output == second.output && first.errors == second.errors && first.status == second.status
        return (
            first, others + (isSame ? [] : [Fault(oracle: .determinism, detail: "\(name) differs from run to run")])
        )
    }

    /// Files that were there before must be as they were.
    func sourceFaults(of trial: Trial, on bench: Workbench) throws -> [Fault] {
        let now = try bench.contents()
        let broken = trial.files.keys.filter { now[$0] != trial.files[$0] }.sorted()
        return broken.prefix(1).map { Fault(oracle: .source, detail: "\(name) changes '\($0)'") }
    }
}
