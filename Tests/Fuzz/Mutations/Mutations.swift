/// All ways to change a text, in alphabetical order.
enum Mutations {
    static let all: [Mutation] = [
        .anchors, .blocks, .bytes, .commas, .comments, .conditions, .conflict, .controls, .crowd, .hiddenCode,
        .invalidUTF8,
        .lineBreaks,
        .lines, .longExpression, .members, .nesting, .splice, .statements, .tokens, .truncation, .types, .values,
    ]

    static func of(_ kind: TextKind, without left: Set<String> = []) -> [Mutation] {
        all.filter { $0.kinds.contains(kind) && !left.contains($0.name) }
    }
}
