/// `emit`: every token and comment is found again, what is written parses, and nothing changes the second time.
struct EmitExercise: Exercise {
    let name = "emit"

    func trial(_ dice: inout Dice, _ corpus: Corpus) -> Trial? {
        let controller = dice.pick(corpus.controllers)
        var arguments = [controller.file, "--into", "out"]
        if !corpus.styles.isEmpty, !dice.isOne(in: 4) { arguments += ["--style", dice.pick(corpus.styles)] }
        if dice.isOne(in: 6) { arguments += ["--step", dice.pick(["1", "2"])] }
        if dice.isOne(in: 6) { arguments += ["--services", "protocols"] }
        if controller.kind == .swift {
            if dice.isOne(in: 5) { arguments += ["--async", dice.pick(["async-await", "combine"])] }
            if dice.isOne(in: 5) {
                arguments += ["--tests", dice.pick(["xctest", "swift-testing"]), "--testable", "App"]
            }
        }
        var (files, origins) = (controller.files, controller.origins)
        if dice.isOne(in: 8) {
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
        let (run, faults) = try bench.run([name] + trial.arguments)
        let untouched = try sourceFaults(of: trial, on: bench)
        guard faults.isEmpty, untouched.isEmpty else { return faults + untouched }
        let before = try bench.contents()
        guard run.isDone else {
            let extra = before.keys.filter { trial.files[$0] == nil }.sorted()
            return extra.prefix(1).map { Fault(oracle: .source, detail: "a refused emit leaves '\($0)'") }
        }
        // Where nothing leaves the controller nothing is written.
        guard before.keys.contains(where: { $0.hasPrefix("out/") }) else { return [] }
        return conservationFaults(of: trial, written: before) + (try repetitionFaults(of: trial, before, on: bench))
    }

    /// Tests and their mocks repeat names, so only what stands in the module's folder counts.
    private func conservationFaults(of trial: Trial, written: [String: [UInt8]]) -> [Fault] {
        EmittedModule(of: trial, written: written, trial.kind).faults
    }

    private func repetitionFaults(
        of trial: Trial, _ before: [String: [UInt8]], on bench: Workbench
    ) throws -> [Fault] {
        let (refused, faults) = try bench.run([name] + trial.arguments)
        var found = faults
        if refused.isDone { found.append(Fault(oracle: .repetition, detail: "a second emit writes over the first")) }
        if try bench.contents() != before {
            found.append(Fault(oracle: .repetition, detail: "a second emit changes files"))
        }
        let (_, others) = try bench.run([name] + trial.arguments + ["--force"])
        let after = try bench.contents()
        let broken = Set(before.keys).union(after.keys).filter { before[$0] != after[$0] }.sorted()
        found += broken.prefix(1).map { Fault(oracle: .determinism, detail: "emit --force writes '\($0)' otherwise") }
        return found + others
    }
}
