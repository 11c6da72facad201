import Foundation

/// The cases of a run, shared by its threads.
final class Campaign: @unchecked Sendable {
    private let options: Options
    private let corpus: Corpus
    private let start = Date()
    private let lock = NSLock()
    // All below is touched under the lock alone.
    private var next: Int
    private var tally = Tally()
    /// How often each kind of fault was found.
    private var kinds: [String: Int] = [:]

    init(_ options: Options, corpus: Corpus) {
        self.options = options
        self.corpus = corpus
        next = options.first
    }

    /// The table of what was tried.
    var report: String {
        lock.withLock {
            let failures = kinds.values.reduce(0, +)
            let seconds = Int(Date().timeIntervalSince(start))
            let head = "\(tally.count) cases, \(tally.runs) runs, \(tally.done) of them not refused, in \(seconds) s"
            let faults = kinds.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.map { "\($0.value) × \($0.key)" }
            let words = faults.isEmpty ? "no failure" : "\(failures) failures of \(kinds.count) kinds"
            return ([tally.table, "", head, words] + faults).joined(separator: "\n")
        }
    }

    var isFailed: Bool { lock.withLock { !kinds.isEmpty } }

    /// Takes one case after the other until the time is over.
    func work(on bench: Workbench) throws {
        while let index = nextCase() {
            guard let (exercise, trial) = self.trial(of: index) else { continue }
            let (runs, done) = (bench.runs, bench.done)
            let fault = try self.fault(of: trial, exercise, on: bench)
            lock.withLock {
                tally.add(mutations: trial.mutations, command: exercise.name, isFailed: fault != nil)
                tally.runs += bench.runs - runs
                tally.done += bench.done - done
            }
            if let fault { try tell(fault, of: trial, exercise, index, on: bench) }
        }
    }

    private func nextCase() -> Int? {
        lock.withLock {
            let isOver = Date().timeIntervalSince(start) > options.seconds
            guard !isOver, next < options.last else { return nil }
            next += 1
            return next - 1
        }
    }

    /// What a case consists of follows from the seed and its number alone.
    private func trial(of index: Int) -> (any Exercise, Trial)? {
        var dice = Dice(seed: options.seed, index: index)
        let exercises = Exercises.all.filter { options.only.isEmpty || options.only.contains($0.name) }
        guard !exercises.isEmpty else { return nil }
        let exercise = dice.pick(exercises)
        guard var trial = exercise.trial(&dice, corpus) else { return nil }
        let mutations = Mutations.of(trial.kind, without: options.without)
            .filter { options.mutations.isEmpty || options.mutations.contains($0.name) }
        let subject = Mutation.Subject(kind: trial.kind, others: corpus.texts(trial.kind))
        guard !mutations.isEmpty else { return nil }
        var text = trial.files[trial.changed] ?? []
        for _ in 0..<(1 + dice.below(3)) {
            let mutation = dice.pick(mutations)
            text = mutation.change(text, &dice, subject)
            trial.mutations.append(mutation.name)
        }
        return (exercise, trial.with(text))
    }

    private func fault(of trial: Trial, _ exercise: any Exercise, on bench: Workbench) throws -> Fault? {
        try bench.lay(trial.files)
        return try exercise.faults(of: trial, on: bench).first
    }

    // MARK: - Failures

    /// The first of a kind is made small and printed.
    private func tell(
        _ fault: Fault, of trial: Trial, _ exercise: any Exercise, _ index: Int, on bench: Workbench
    ) throws {
        let count = lock.withLock {
            kinds[fault.kind, default: 0] += 1
            return kinds[fault.kind, default: 0]
        }
        guard count == 1 || options.isTellingAll else { return }
        let limit = fault.oracle == .time ? 40 : 400
        var minimiser = Minimiser(attempts: limit, end: Date().addingTimeInterval(options.minimising))
        let small = try minimiser.minimised(trial.files[trial.changed] ?? [], of: trial.kind) { text in
            try self.fault(of: trial.with(text), exercise, on: bench)?.kind == fault.kind
        }
        let last = try self.fault(of: trial.with(small), exercise, on: bench) ?? fault
        let command =
            ["plan file", "settings", "style", "template"].contains(exercise.name)
            ? [] : [exercise.name == "graph file" ? "graph" : exercise.name]
        let test = TestText(command: command, trial: trial.with(small), fault: last, number: index)
        let head =
            "── case \(index) of seed \(options.seed), \(trial.mutations.joined(separator: " + ")): \(fault.detail)"
        lock.withLock { FileHandle.standardOutput.write(Data("\(head)\n\n\(test.text)\n\n".utf8)) }
    }
}
