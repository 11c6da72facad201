/// What is written of a source that parses, parses.
enum ParseOracle {
    static func faults(from source: Wording, to written: [String: [UInt8]], _ kind: TextKind) -> [Fault] {
        guard source.isParsed else { return [] }
        let broken = written.keys.sorted().first { !Wording(written[$0] ?? [], kind).isParsed }
        return broken.map { [Fault(oracle: .parse, detail: "'\($0)' does not parse, though its source does")] } ?? []
    }
}
