/// The sources of a controller, and the files of the module that were written of them.
struct EmittedModule: Sendable {
    private let kind: TextKind
    private let sources: [String: [UInt8]]
    private let written: [String: [UInt8]]

    /// Of all files in the folder of a trial: the app around the controller and the tests of the module do not count.
    init(of trial: Trial, written files: [String: [UInt8]], _ kind: TextKind) {
        self.kind = kind
        sources = trial.files.filter { !$0.key.contains("/") && TextKind(path: $0.key) == kind }
        var written = files.filter { $0.key.hasPrefix("out/") && TextKind(path: $0.key) == kind }
        // A header that nothing was moved out of stays where it is.
        for (name, text) in sources where name.hasSuffix(".h") && written["out/" + name] == nil { written[name] = text }
        self.written = written
    }

    var faults: [Fault] {
        let source = Wording(sources.keys.sorted().compactMap { sources[$0] }, kind)
        let output = Wording(written.keys.sorted().compactMap { written[$0] }, kind)
        let oracle = ConservationOracle(strictness: .emitted, kind: kind)
        return ParseOracle.faults(from: source, to: written, kind) + oracle.faults(from: source, to: output)
    }
}
