import Refactor
import SwiftSource
import Testing

/// Compares the names of the chosen controllers.
func expectControllers(
    _ sources: String..., named name: String? = nil, are names: [String],
    sourceLocation: SourceLocation = #_sourceLocation
) throws {
    let facts = try sources.enumerated().map { try read($1, path: "File\($0 + 1).swift") }
    #expect(try controllers(in: facts, named: name).map(\.name) == names, sourceLocation: sourceLocation)
}

/// Expects that no controller is chosen, with this error.
func expectNoController(
    _ sources: String..., named name: String? = nil, error: ControllerError,
    sourceLocation: SourceLocation = #_sourceLocation
) throws {
    let facts = try sources.enumerated().map { try read($1, path: "File\($0 + 1).swift") }
    #expect(throws: error, sourceLocation: sourceLocation) { try controllers(in: facts, named: name) }
}

/// Compares the sections with lines such as `Title 3-9: load(id:), save()`.
func expectSections(
    _ sources: String..., are expected: [String], sourceLocation: SourceLocation = #_sourceLocation
) throws {
    let facts = try sources.enumerated().map { try read($1, path: "File\($0 + 1).swift") }
    let controller = try #require(try controllers(in: facts).first, sourceLocation: sourceLocation)
    let found = controller.sections.map { section in
        let members = section.members.map { controller.members[$0].id }.joined(separator: ", ")
        return "\(section.title) \(section.line)-\(section.endLine): \(members)"
    }
    #expect(found == expected, sourceLocation: sourceLocation)
}

/// Expects that bytes are refused with this error.
func expectRefusal(
    _ bytes: [UInt8], _ error: ReadError, sourceLocation: SourceLocation = #_sourceLocation
) {
    #expect(throws: error, sourceLocation: sourceLocation) {
        try SwiftLanguage().facts(of: SourceFile(path: "Login.swift", bytes: bytes))
    }
}

/// Expects that a text is given back byte for byte.
func expectReproduced(_ text: String, sourceLocation: SourceLocation = #_sourceLocation) throws {
    let file = SourceFile(path: "Login.swift", text: text)
    #expect(Array("\(try parse(file))".utf8) == file.bytes, sourceLocation: sourceLocation)
}
