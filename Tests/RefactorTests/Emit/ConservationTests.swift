import Refactor
import SwiftSource
import Testing

struct ConservationTests {
    private static let source = """
        class AController: UIViewController {
            // MARK: - Data
            private func load() {}

            func show() { load() }
        }

        """

    // MARK: - Bytes

    @Test func aWholeFileIsKept() throws {
        let plan = try plan()
        let all = 0..<Self.source.utf8.count
        #expect(byteFaults(of: emission([.source(file: 0, range: all)]), in: plan.controller.files).isEmpty)
    }

    @Test func aLostByteIsFound() throws {
        let end = Self.source.utf8.count
        let pieces: [Piece] = [.source(file: 0, range: 0..<50), .source(file: 0, range: 51..<end)]
        try expectFaults(["lost-bytes"], of: emission(pieces))
        try expectFault(naming: "A.swift:2", of: emission(pieces))
    }

    @Test func aDoubledByteIsFound() throws {
        let end = Self.source.utf8.count
        try expectFaults(
            ["doubled-bytes"], of: emission([.source(file: 0, range: 0..<end), .source(file: 0, range: 60..<61)]))
    }

    @Test func aByteThatIsRemovedAndKeptIsDoubled() throws {
        let all = 0..<Self.source.utf8.count
        let removal = Removal(file: 0, range: 60..<61, cause: .blankLines)
        try expectFaults(["doubled-bytes"], of: emission([.source(file: 0, range: all)], [removal]))
    }

    @Test func generatedTextDoesNotStandForTheSource() throws {
        try expectFaults(["lost-bytes"], of: emission([.generated(Self.source)]))
    }

    @Test func bytesInTwoFilesAreDoubled() throws {
        let all = EmittedFile(
            name: "A.swift", role: .view, pieces: [.source(file: 0, range: 0..<Self.source.utf8.count)])
        let some = EmittedFile(name: "B.swift", role: .presenter, pieces: [.source(file: 0, range: 3..<9)])
        try expectFaults(["doubled-bytes"], of: Emission(files: [all, some], removals: [], generated: []))
    }

    // MARK: - Removals

    @Test(arguments: [
        ("private ", Removal.Cause.access), ("// MARK: - Data", .mark), ("\n\n", .blankLines),
    ])
    func whatItsCauseCoversMayGo(text: String, cause: Removal.Cause) throws {
        try #require(try removalFaults(removing: text, because: cause).isEmpty)
    }

    @Test(arguments: [
        ("private func", Removal.Cause.access), ("load() {}", .mark), ("func show", .blankLines), ("load", .renamed),
        ("func show", .emptyExtension),
    ])
    func whatItsCauseDoesNotCoverIsLost(text: String, cause: Removal.Cause) throws {
        #expect(try removalFaults(removing: text, because: cause).map(\.rule) == ["lost-bytes"])
    }

    // MARK: - Hand-made emissions

    private func plan() throws -> Plan {
        let facts = try SwiftLanguage().facts(of: SourceFile(path: "A.swift", text: Self.source))
        return try #require(try Refactoring.plans(for: [facts], project: nil, decisions: .init()).first)
    }

    private func emission(_ pieces: [Piece], _ removals: [Removal] = []) -> Emission {
        Emission(
            files: [EmittedFile(name: "A.swift", role: .view, pieces: pieces)], removals: removals, generated: [])
    }

    private func expectFaults(
        _ rules: [String], of emission: Emission, sourceLocation: SourceLocation = #_sourceLocation
    ) throws {
        let faults = byteFaults(of: emission, in: try plan().controller.files)
        #expect(faults.map(\.rule) == rules, sourceLocation: sourceLocation)
    }

    private func expectFault(
        naming place: String, of emission: Emission, sourceLocation: SourceLocation = #_sourceLocation
    ) throws {
        let faults = byteFaults(of: emission, in: try plan().controller.files)
        #expect(faults.contains { $0.description.hasPrefix(place) }, "\(faults)", sourceLocation: sourceLocation)
    }

    private func removalFaults(removing text: String, because cause: Removal.Cause) throws -> [ConservationFault] {
        let range = try #require(Self.source.firstRange(of: text))
        let start = Self.source.utf8.distance(from: Self.source.startIndex, to: range.lowerBound)
        let removal = Removal(file: 0, range: start..<start + text.utf8.count, cause: cause)
        return Refactor.removalFaults(of: emission([], [removal]), in: try plan().controller.files)
    }
}
