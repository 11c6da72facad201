import Refactor
import Testing

@testable import ObjCSource

/// The files that an archive's controller becomes, by name; any broken promise fails.
func emitted(
    _ archive: String, pins: [String: Role], bodies: Bodies = .move, newline: String = "\n",
    sourceLocation: SourceLocation = #_sourceLocation
) throws -> [String: String] {
    let plan = try plan(of: archive, pins: pins, newline: newline)
    let (emission, faults) = Refactoring.emission(of: plan, in: ObjCLanguage(), bodies: bodies)
    #expect(faults.isEmpty, "\(faults.map(\.description))", sourceLocation: sourceLocation)
    for (member, role) in pins.sorted(by: { $0.key < $1.key }) {
        let placed = plan.controller.members.filter { $0.id == member }.map { plan.placements[$0.index] }
        #expect(
            placed.contains { $0.role == role }, "\(member): \(placed.map { $0.stays?.sentence ?? "" })",
            sourceLocation: sourceLocation)
    }
    return Dictionary(
        uniqueKeysWithValues: emission.files.map { file in
            (file.name, String(decoding: file.bytes(from: plan.controller.files), as: UTF8.self))
        })
}

/// The plan of an archive's controller with the roles of some members fixed.
func plan(of archive: String, pins: [String: Role], newline: String = "\n") throws -> Plan {
    let facts = try Archive(archive).files.map { file in
        let text = file.text.split(separator: "\n", omittingEmptySubsequences: false).joined(separator: newline)
        return try ObjCLanguage().facts(of: SourceFile(path: file.name, text: text))
    }
    let controller = try #require(try controllers(in: facts).first)
    return Refactor.plan(controller, pins: pins)
}
