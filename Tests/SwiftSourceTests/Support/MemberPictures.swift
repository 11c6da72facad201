import Refactor
import SwiftSource
import Testing

/// Compares the members of the first type with lines such as `private method load(id:) @objc static lines 3-5`.
func expectMembers(
    _ source: String, _ expected: String, sourceLocation: SourceLocation = #_sourceLocation
) throws {
    let type = try #require(try read(source).types.first, sourceLocation: sourceLocation)
    let found = type.members.map(picture(of:)).joined(separator: "\n")
    #expect(found == expected, sourceLocation: sourceLocation)
}

private func picture(of member: MemberFact) -> String {
    var words = [member.kind.rawValue, member.id]
    if let access = member.writtenAccess { words.insert(access.rawValue, at: 0) }
    words += member.attributes.map { "@" + $0 } + member.modifiers
    if let keyword = member.typeKeyword { words.append("is \(keyword)") }
    if member.kind == .property {
        words.append(member.isConstant ? "let" : "var")
        if let type = member.valueType { words.append(": \(type)") }
        if member.hasInitialValue { words.append("=") }
        if !member.accessors.isEmpty { words.append("{ \(member.accessors.joined(separator: " ")) }") }
    }
    if member.isOneOfSeveral { words.append("(shared)") }
    if member.isConditional { words.append("(#if)") }
    let lines = member.line == member.endLine ? "\(member.line)" : "\(member.line)-\(member.endLine)"
    return (words + ["@\(lines)"]).joined(separator: " ")
}

/// The source holds `«` and `»` around the bytes that must leave with each member of the first type.
func expectRanges(_ marked: String, sourceLocation: SourceLocation = #_sourceLocation) throws {
    let facts = try read(withoutMarkers(marked))
    let type = try #require(facts.types.first, sourceLocation: sourceLocation)
    let found = marking(type.members.map(\.range), in: facts.file)
    #expect(found == marked, sourceLocation: sourceLocation)
}

/// The source holds `«` and `»` around each mark; the titles stand beside it.
func expectMarks(
    _ marked: String, _ titles: [String], sourceLocation: SourceLocation = #_sourceLocation
) throws {
    let facts = try read(withoutMarkers(marked))
    #expect(marking(facts.marks.map(\.range), in: facts.file) == marked, sourceLocation: sourceLocation)
    #expect(facts.marks.map(\.title) == titles, sourceLocation: sourceLocation)
}

func withoutMarkers(_ text: String) -> String { text.filter { $0 != "«" && $0 != "»" } }

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

/// Compares the head of the first member with its parts.
func expectSignature(
    _ declaration: String, _ expected: String, sourceLocation: SourceLocation = #_sourceLocation
) throws {
    let type = try #require(try read("class A {\n\(declaration)\n}\n").types.first, sourceLocation: sourceLocation)
    let signature = try #require(type.members.first?.signature, sourceLocation: sourceLocation)
    let parameters = signature.parameters.map { parameter in
        "\(parameter.label ?? "_") \(parameter.name): \(parameter.type)" + (parameter.isVariadic ? "..." : "")
            + (parameter.hasDefault ? " =" : "")
    }
    let parts = [
        signature.generics, "(\(parameters.joined(separator: ", ")))", signature.effects,
        signature.result.map { "-> " + $0 } ?? "", signature.constraints,
    ]
    let found = parts.filter { !$0.isEmpty }.joined(separator: " ")
    #expect(found == expected, sourceLocation: sourceLocation)
}
