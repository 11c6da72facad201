/// Files with their marks, what was done, and what speaks against writing them.
package struct Marking: Sendable {
    package struct File: Sendable {
        package let path: String
        package let old: [UInt8]
        package let new: [UInt8]

        package var isChanged: Bool { old != new }
    }

    /// In the order in which they were given.
    package let files: [File]
    package let accounts: [MarkAccount]
    /// Broken promises; nothing may be written when there is one.
    package let faults: [ConservationFault]
}

extension Refactoring {
    /// Rounds after which a layout must have settled: marks that are written are read again, and are evidence.
    private static let mostRounds = 6

    /// Marks the files until nothing changes any more, so that a second run finds nothing to do, and checks the promises.
    package static func marking(
        of facts: [SyntaxFacts], project: ProjectFacts?, decisions: Decisions, options: MarkOptions,
        in language: any Language
    ) throws(ControllerError) -> Marking {
        var current = facts
        var accounts: [MarkAccount]?
        var faults: [ConservationFault] = []
        var titles = MarkTitles.fourteen
        for round in 1...mostRounds {
            let pass = try MarkRound(current, project: project, decisions: decisions, options: options)
            accounts = accounts ?? pass.accounts
            titles = pass.titles
            faults += byteFaults(of: pass.emission, in: current) + removalFaults(of: pass.emission, in: current)
            let next = pass.emission.files.map { $0.bytes(from: current) }
            guard faults.isEmpty, next != current.map(\.file.bytes) else { break }
            if round == mostRounds { faults.append(unsettled(current, next)) }
            do {
                current = try zip(current, next).map {
                    try language.facts(of: SourceFile(path: $0.file.path, bytes: $1))
                }
            } catch {
                faults.append(ConservationFault(rule: "syntax-error", description: "with marks, \(error)"))
                break
            }
        }
        faults += zip(facts, current).flatMap { markFaults(from: $0, to: $1) }
        return Marking(
            files: zip(facts, current).map { File(path: $0.file.path, old: $0.file.bytes, new: $1.file.bytes) },
            accounts: (accounts ?? []).map { counted($0, from: facts, to: current, titles) }, faults: faults)
    }

    private typealias File = Marking.File

    private static func unsettled(_ current: [SyntaxFacts], _ next: [[UInt8]]) -> ConservationFault {
        let path = zip(current, next).first { $0.file.bytes != $1 }?.0.file.path ?? ""
        return ConservationFault(
            rule: "second-run",
            description: "\(path): the order of its members does not settle, a second run would change it again")
    }
}
