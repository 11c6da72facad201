import ObjCSource
import Refactor
import Testing

/// The facts of a source text, read as `Login.m`.
func facts(of source: String, path: String = "Login.m") throws -> SyntaxFacts {
    try ObjCLanguage().facts(of: SourceFile(path: path, text: source))
}

/// Compares the members of all types with lines such as `method load:animated: static @3-5`.
func expectFacts(
    _ source: String, path: String = "Login.m", _ expected: String, sourceLocation: SourceLocation = #_sourceLocation
) throws {
    let types = try facts(of: source, path: path).types
    let found = types.flatMap(\.members).map(picture(of:)).joined(separator: "\n")
    #expect(found == expected, sourceLocation: sourceLocation)
}

/// The same for the methods that are declared without a body.
func expectPrototypes(
    _ source: String, _ expected: String, sourceLocation: SourceLocation = #_sourceLocation
) throws {
    let types = try facts(of: source).types
    let found = types.flatMap(\.prototypes).map(picture(of:)).joined(separator: "\n")
    #expect(found == expected, sourceLocation: sourceLocation)
}

private func picture(of member: MemberFact) -> String {
    var words = [member.kind.rawValue, member.id]
    words += member.attributes.map { "@" + $0 } + member.modifiers
    if let type = member.valueType { words.append(": \(type)") }
    if member.isConstant { words.append("constant") }
    if member.isOneOfSeveral { words.append("(shared)") }
    if member.isConditional { words.append("(#if)") }
    let lines = member.line == member.endLine ? "\(member.line)" : "\(member.line)-\(member.endLine)"
    return (words + ["@\(lines)"]).joined(separator: " ")
}

/// Compares the head of the only method with its parts: `load(_ id: int, animated flag: BOOL) -> NSString *`.
func expectSignature(
    _ head: String, _ expected: String, sourceLocation: SourceLocation = #_sourceLocation
) throws {
    let types = try facts(of: "@implementation A\n\(head) { }\n@end\n").types
    let member = try #require(types.first?.members.first, sourceLocation: sourceLocation)
    let signature = try #require(member.signature, sourceLocation: sourceLocation)
    let parameters = signature.parameters.map { parameter in
        "\(parameter.label ?? "_") \(parameter.name): \(parameter.type)" + (parameter.isVariadic ? "..." : "")
    }
    let result = signature.result.map { " -> " + $0 } ?? ""
    #expect(
        "\(member.name)(\(parameters.joined(separator: ", ")))\(result)" == expected, sourceLocation: sourceLocation)
}

/// The source holds `«` and `»` around the bytes that must leave with each member.
func expectMemberRanges(_ marked: String, sourceLocation: SourceLocation = #_sourceLocation) throws {
    let facts = try facts(of: marked.filter { $0 != "«" && $0 != "»" })
    let ranges = facts.types.flatMap { $0.members + $0.prototypes }.map(\.range)
    let found = marking(ranges.sorted { $0.lowerBound < $1.lowerBound }, in: facts.file)
    #expect(found == marked, sourceLocation: sourceLocation)
}

/// The text with `«` and `»` around each of the ranges.
func marking(_ ranges: [Range<Int>], in file: SourceFile) -> String {
    var text = ""
    var offset = 0
    for range in ranges where range.lowerBound >= offset {
        text += file.text(offset..<range.lowerBound) + "«" + file.text(range) + "»"
        offset = range.upperBound
    }
    return text + file.text(offset..<file.bytes.count)
}
