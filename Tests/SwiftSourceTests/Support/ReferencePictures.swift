import Refactor
import SwiftSource
import Testing

/// Compares the references of statements in a method, those on other values left out, with lines such as
/// `read self.items mutated`.
func expectReferences(
    _ statements: String, _ expected: [String], sourceLocation: SourceLocation = #_sourceLocation
) throws {
    try expectReferences(
        ofMember: "run()", in: controllerSource(running: statements), expected, sourceLocation: sourceLocation)
}

/// The same for one member of a whole source.
func expectReferences(
    ofMember id: String, in source: String, _ expected: [String], sourceLocation: SourceLocation = #_sourceLocation
) throws {
    let facts = try read(source)
    let member = try #require(
        facts.types.flatMap(\.members).first { $0.id == id }, sourceLocation: sourceLocation)
    let found = member.references.filter(isOnController).map { reference in
        #expect(facts.file.text(reference.range).contains(reference.name) || reference.name == "self")
        #expect(facts.file.line(at: reference.range.lowerBound) == reference.line)
        return picture(of: reference)
    }
    #expect(found == expected, sourceLocation: sourceLocation)
}

private func isOnController(_ reference: ReferenceFact) -> Bool {
    if case .expression = reference.base { return false }
    return true
}

private func picture(of reference: ReferenceFact) -> String {
    let base =
        switch reference.base {
        case .none: ""
        case .ownSelf: "self."
        case .optionalSelf: "self?."
        case .superclass: "super."
        case .variable: "->"
        case .ownType: "Self."
        case .expression: "."
        }
    var words = ["\(reference.usage)", base + reference.name]
    if !reference.labels.isEmpty { words[1] += "(\(reference.labels.map { $0 + ":" }.joined()))" }
    if reference.isStatement { words.append("statement") }
    if reference.isChained { words.append("chained") }
    if reference.isDereferenced { words.append("dereferenced") }
    if reference.mayMutate { words.append("mutated") }
    if reference.closureDepth > 0 {
        words.append("closure\(reference.closureDepth > 1 ? "\(reference.closureDepth)" : "")")
    }
    return words.joined(separator: " ")
}

/// The names that statements use of something that is not local, in order; a space between.
func expectNames(
    _ statements: String, _ names: String, sourceLocation: SourceLocation = #_sourceLocation
) throws {
    let type = try #require(try read(controllerSource(running: statements)).types.first, sourceLocation: sourceLocation)
    let member = try #require(type.members.first, sourceLocation: sourceLocation)
    let found = member.references.filter(isOnController).map(\.name).joined(separator: " ")
    #expect(found == names, sourceLocation: sourceLocation)
}

/// Compares what the names of the member `run()` mean with lines such as `load → own load(id:)`.
func expectTargets(
    _ sources: String..., project: ProjectFacts? = nil, targets: [String],
    sourceLocation: SourceLocation = #_sourceLocation
) throws {
    let facts = try sources.enumerated().map { try read($1, path: "File\($0 + 1).swift") }
    let controller = try #require(
        try controllers(in: facts, project: project).first, sourceLocation: sourceLocation)
    let member = try #require(
        controller.members.first { $0.name == "run" || $0.name == "Inner" }, sourceLocation: sourceLocation)
    let found = member.references.compactMap { reference -> String? in
        if case .expression = reference.fact.base { return nil }
        return "\(reference.name) → \(picture(of: reference.target, in: controller))"
    }
    #expect(found == targets, sourceLocation: sourceLocation)
}

private func picture(of target: Target, in controller: Controller) -> String {
    switch target {
    case .own(let members):
        "own "
            + members.map { controller.members[$0] }.map { ($0.fact.isStatic ? "static " : "") + $0.id }
            .joined(separator: " or ")
    case .inherited(let member): "inherited \(member.map { "\($0.owner).\($0.id)" } ?? "from the app")"
    case .nested(let member): "nested \(controller.members[member].id)"
    case .global(let global): "global \(global.keyword) \(global.name)"
    case .known: "known"
    case .selfValue: "self"
    case .selfType: "Self"
    case .superclass: "super"
    case .foreign: "foreign"
    case .unresolved: "unresolved"
    }
}

/// Compares the statements of a method with lines such as `0 load()`: the depth and the text up to its first line break.
func expectStatements(
    _ statements: String, _ expected: [String], sourceLocation: SourceLocation = #_sourceLocation
) throws {
    let facts = try read(controllerSource(running: statements))
    let member = try #require(facts.types.first?.members.first, sourceLocation: sourceLocation)
    let found = member.statements.map { statement in
        let text = facts.file.text(statement.range).split(whereSeparator: \.isNewline).first ?? ""
        return "\(statement.depth) \(text)"
    }
    #expect(found == expected, sourceLocation: sourceLocation)
}
