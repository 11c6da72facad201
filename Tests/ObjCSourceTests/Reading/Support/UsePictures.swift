import ObjCSource
import Refactor
import Testing

/// The facts of the method `run` of a class, whose body these statements are.
func method(running statements: String) throws -> (member: MemberFact, file: SourceFile) {
    let source = "@implementation LoginController\n- (void)run {\n\(statements)\n}\n@end\n"
    let facts = try facts(of: source)
    return (try #require(facts.types.first?.members.first), facts.file)
}

/// Compares the references of statements, those on other values left out, with lines such as
/// `call self.load(_:animated:) statement`.
func expectUses(
    _ statements: String, _ expected: [String], sourceLocation: SourceLocation = #_sourceLocation
) throws {
    let (member, file) = try method(running: statements)
    #expect(member.damage == nil, sourceLocation: sourceLocation)
    let found = member.references.filter(isOnController).map { picture(of: $0, in: file) }
    #expect(found == expected, sourceLocation: sourceLocation)
}

/// The same with those on other values: `call (field).resign` where the value begins with `field`.
func expectAllUses(
    _ statements: String, _ expected: [String], sourceLocation: SourceLocation = #_sourceLocation
) throws {
    let (member, file) = try method(running: statements)
    #expect(member.damage == nil, sourceLocation: sourceLocation)
    #expect(member.references.map { picture(of: $0, in: file) } == expected, sourceLocation: sourceLocation)
}

/// The names that statements use of something that is not local, in order; a space between.
func expectNames(
    _ statements: String, _ names: String, sourceLocation: SourceLocation = #_sourceLocation
) throws {
    let (member, _) = try method(running: statements)
    let found = member.references.filter(isOnController).map(\.name).joined(separator: " ")
    #expect(found == names, sourceLocation: sourceLocation)
}

/// Compares the statements with lines such as `0 [self load];`: the depth and the text up to its first line break.
func expectStatementFacts(
    _ statements: String, _ expected: [String], sourceLocation: SourceLocation = #_sourceLocation
) throws {
    let (member, file) = try method(running: statements)
    let found = member.statements.map { statement in
        "\(statement.depth) \(file.text(statement.range).split(whereSeparator: \.isNewline).first ?? "")"
    }
    #expect(found == expected, sourceLocation: sourceLocation)
}

private func isOnController(_ reference: ReferenceFact) -> Bool {
    if case .expression = reference.base { return false }
    return true
}

private func picture(of reference: ReferenceFact, in file: SourceFile) -> String {
    #expect(file.text(reference.range) == reference.name || ["self", "Self"].contains(reference.name))
    #expect(file.line(at: reference.range.lowerBound) == reference.line)
    let base =
        switch reference.base {
        case .none: ""
        case .ownSelf: "self."
        case .ownType: "Own."
        case .superclass: "super."
        case .expression(let root): "(\(root ?? "")).".replacing("()", with: "")
        case .optionalSelf, .variable: "?"
        }
    var words = ["\(reference.usage)", base + reference.name]
    if !reference.labels.isEmpty { words[1] += "(\(reference.labels.map { $0 + ":" }.joined()))" }
    if let receiver = reference.receiver, file.text(receiver) != "self" { words.append("to \(file.text(receiver))") }
    if reference.isStatement { words.append("statement") }
    if reference.isDereferenced { words.append("dereferenced") }
    if reference.mayMutate { words.append("mutated") }
    if reference.closureDepth > 0 {
        words.append("closure\(reference.closureDepth > 1 ? "\(reference.closureDepth)" : "")")
    }
    return words.joined(separator: " ")
}
