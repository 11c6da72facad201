import Refactor
import SwiftSource
import Testing

/// The body of the first member of the first type.
private func body(in source: String, sourceLocation: SourceLocation) throws -> (BodyFact, SourceFile) {
    let facts = try read(source)
    let member = try #require(facts.types.first?.members.first, sourceLocation: sourceLocation)
    return (try #require(member.tree, sourceLocation: sourceLocation), facts.file)
}

/// Compares the statements of a method with lines such as `choice «if a {»`; what lies in a block is indented below the
/// kind of the block.
func expectTree(
    _ statements: String, _ expected: String, sourceLocation: SourceLocation = #_sourceLocation
) throws {
    let (body, file) = try body(in: controllerSource(running: statements), sourceLocation: sourceLocation)
    let found = picture(of: body.block, in: file, indent: "").joined(separator: "\n")
    #expect(found == expected, sourceLocation: sourceLocation)
}

private func picture(of block: BlockFact, in file: SourceFile, indent: String) -> [String] {
    block.statements.flatMap { statement in
        let text = file.text(statement.range).split(whereSeparator: \.isNewline).first ?? ""
        return ["\(indent)\(statement.kind) \(text)"]
            + statement.blocks.flatMap { inner in
                ["\(indent)  \(inner.kind)"] + picture(of: inner, in: file, indent: indent + "    ")
            }
    }
}

/// All statements in source order, outer ones first.
func allStatements(in block: BlockFact) -> [StatementNode] {
    block.statements.flatMap { [$0] + $0.blocks.flatMap(allStatements) }
}

/// All blocks, outer ones first.
func allBlocks(in block: BlockFact) -> [BlockFact] {
    [block] + block.statements.flatMap { $0.blocks.flatMap(allBlocks) }
}

/// The source holds `«` and `»` around the whole of each direct statement of a method.
func expectWholes(_ marked: String, sourceLocation: SourceLocation = #_sourceLocation) throws {
    let source = controllerSource(running: marked)
    let (body, file) = try body(in: withoutMarkers(source), sourceLocation: sourceLocation)
    #expect(marking(body.block.statements.map(\.whole), in: file) == source, sourceLocation: sourceLocation)
}

/// Compares what leaves the first direct statement of a method: words in the order of the alphabet.
func expectExits(
    _ statements: String, _ expected: String, result: String = "", sourceLocation: SourceLocation = #_sourceLocation
) throws {
    let source = "class A: UIViewController {\nfunc run() \(result) {\n\(statements)\n}\n}\n"
    let (body, _) = try body(in: source, sourceLocation: sourceLocation)
    let first = try #require(body.block.statements.first, sourceLocation: sourceLocation)
    #expect(words(of: first.exits) == expected, sourceLocation: sourceLocation)
}

/// The same for the first statement of a loop that has the label `outer`.
func expectExitsInLoop(
    _ statement: String, _ expected: String, sourceLocation: SourceLocation = #_sourceLocation
) throws {
    let source = controllerSource(running: "outer: for a in b { \(statement); last() }")
    let (body, _) = try body(in: source, sourceLocation: sourceLocation)
    let first = try #require(
        body.block.statements.first?.blocks.first?.statements.first, sourceLocation: sourceLocation)
    #expect(words(of: first.exits) == expected, sourceLocation: sourceLocation)
}

/// Compares what leaves each statement that calls `here(…)` by itself, or returns it, in source order.
func expectInnerExits(
    _ source: String, _ expected: [String], sourceLocation: SourceLocation = #_sourceLocation
) throws {
    let (body, file) = try body(in: source, sourceLocation: sourceLocation)
    let found = allStatements(in: body.block).filter { file.text($0.range).hasPrefix("here(") }
        .map { words(of: $0.exits) }
    #expect(found == expected, sourceLocation: sourceLocation)
}

private func words(of exits: Set<StatementNode.Exit>) -> String {
    exits.map { "\($0)" }.sorted().joined(separator: " ")
}

/// Compares how self is spelled at each statement that begins with `here(`, in source order.
func expectSpellings(
    _ statements: String, _ expected: [String], member: String = "func run()",
    sourceLocation: SourceLocation = #_sourceLocation
) throws {
    let source = "class A: UIViewController {\n\(member) {\n\(statements)\n}\n}\n"
    let (body, file) = try body(in: source, sourceLocation: sourceLocation)
    let found = allStatements(in: body.block).filter { file.text($0.range).hasPrefix("here(") }.map { statement in
        switch statement.selfSpelling {
        case .implicit: "implicit"
        case .named(let name): name
        case .optional(let name): name + "?"
        case .none: "none"
        }
    }
    #expect(found == expected, sourceLocation: sourceLocation)
}

/// Compares the locals of a method with lines such as `var name: binding Int = 1 | 3 5!`: the origin, and the columns
/// of the uses as counted from the first byte of the body; `!` where it may change.
func expectLocals(
    _ statements: String, _ expected: String, head: String = "func run()",
    sourceLocation: SourceLocation = #_sourceLocation
) throws {
    let source = "class A: UIViewController {\n\(head) {\n\(statements)\n}\n}\n"
    let (body, file) = try body(in: source, sourceLocation: sourceLocation)
    let start = body.block.range.lowerBound + 1
    let found = body.locals.map { local in
        for use in local.uses {
            #expect(file.text(use.range).filter { $0 != "`" } == local.name, sourceLocation: sourceLocation)
        }
        let uses = local.uses.map { " \($0.range.lowerBound - start)\($0.mayChange ? "!" : "")" }
        return "\(local.isVariable ? "var " : "")\(local.name): \(picture(of: local.origin)) |\(uses.joined())"
    }
    #expect(found.joined(separator: "\n") == expected, sourceLocation: sourceLocation)
}

private func picture(of origin: LocalFact.Origin) -> String {
    func typed(_ type: String?, _ value: Expression?) -> String {
        (type.map { " " + $0 } ?? "") + (value.map { " = " + picture(of: $0) } ?? "")
    }
    switch origin {
    case .parameter(let type, let isInout): return "parameter \(isInout ? "inout " : "")\(type)"
    case .closureParameter(let type, let call, let argument, let index, _):
        return "closureParameter\(typed(type, nil)) \(index) of \(argument) of \(call.map(picture) ?? "nothing")"
    case .binding(let type, let value): return "binding" + typed(type, value)
    case .unwrapped(let type, let value): return "unwrapped" + typed(type, value)
    case .element(let sequence): return "element " + picture(of: sequence)
    case .matched(let path):
        return (["pattern", picture(of: path.source)] + path.steps.map(picture)).joined(separator: " ")
    default: return "\(origin)"
    }
}

private func picture(of source: PatternPath.Source) -> String {
    switch source {
    case .value(let value): picture(of: value)
    case .element(let sequence): "element " + picture(of: sequence)
    case .caught: "caught"
    }
}

private func picture(of step: PatternPath.Step) -> String {
    switch step {
    case .part(let index, let count): "\(index)/\(count)"
    case .payload(let index, let count, let name, let type): "\(type ?? "").\(name)(\(index)/\(count))"
    case .wrapped: "?"
    case .cast(let type): "as \(type)"
    }
}

private func picture(of value: Expression) -> String {
    switch value {
    case .literal(let type, _): return type
    case .name(let name, _): return name
    case .selfValue: return "self"
    case .member(let base, let name): return (base.map(picture) ?? "") + "." + name
    case .call(let callee, _, _): return picture(of: callee) + "()"
    default: return "?"
    }
}

/// Compares the texts of the literals that span lines.
func expectLongLiterals(
    _ statements: String, count: Int, sourceLocation: SourceLocation = #_sourceLocation
) throws {
    let (body, file) = try body(in: controllerSource(running: statements), sourceLocation: sourceLocation)
    #expect(body.longLiterals.count == count, sourceLocation: sourceLocation)
    for range in body.longLiterals { #expect(file.text(range).contains("\n"), sourceLocation: sourceLocation) }
}

/// Compares the receivers of the references of a method, `-` for none.
func expectReceivers(
    _ statements: String, _ expected: [String], sourceLocation: SourceLocation = #_sourceLocation
) throws {
    let facts = try read(controllerSource(running: statements))
    let member = try #require(facts.types.first?.members.first, sourceLocation: sourceLocation)
    let found = member.references.map { "\($0.receiver.map { facts.file.text($0) } ?? "-") \($0.name)" }
    #expect(found == expected, sourceLocation: sourceLocation)
}
