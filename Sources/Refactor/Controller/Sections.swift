/// The sections of a controller's declarations: from each mark to the next, and extensions that stand alone.
func sections(of declarations: [Controller.Declaration], in files: [SyntaxFacts]) -> [Section] {
    declarations.enumerated().flatMap { index, declaration in
        sections(of: declaration, at: index, in: files[declaration.file])
    }
}

private func sections(of declaration: Controller.Declaration, at index: Int, in facts: SyntaxFacts) -> [Section] {
    let type = declaration.fact
    let inside = marks(between: type.members, in: type.body, of: facts.marks)
    var sections: [Section] = []
    if type.keyword == .extension, type.parts?.category != "" {
        let above = mark(above: type, in: facts)
        let end = inside.first.map { $0.line - 1 } ?? type.endLine
        sections.append(
            Section(
                title: above?.title ?? head(of: type), file: declaration.file, declaration: index, line: type.line,
                endLine: max(end, type.line), mark: nil, members: []))
    }
    for (position, mark) in inside.enumerated() {
        let next = inside.dropFirst(position + 1).first
        sections.append(
            Section(
                title: mark.title, file: declaration.file, declaration: index, line: mark.line,
                endLine: next.map { max($0.line - 1, mark.line) } ?? type.endLine, mark: mark.range, members: []))
    }
    return sections
}

/// The marks of a body that stand outside of its members; both are in source order.
private func marks(between members: [MemberFact], in body: Range<Int>, of marks: [MarkFact]) -> [MarkFact] {
    var position = 0
    return marks.filter { mark in
        let offset = mark.range.lowerBound
        guard body.contains(offset) else { return false }
        while position < members.count, members[position].declaration.upperBound <= offset { position += 1 }
        return position == members.count || !members[position].declaration.contains(offset)
    }
}

/// The mark that stands before an extension, with no other type between.
private func mark(above type: TypeFact, in facts: SyntaxFacts) -> MarkFact? {
    let start = type.declaration.lowerBound
    guard let mark = facts.marks.last(where: { $0.range.lowerBound < start }), !mark.title.isEmpty else { return nil }
    let offset = mark.range.lowerBound
    let isSeparated = facts.types.contains { other in
        offset < other.declaration.lowerBound && other.declaration.lowerBound < start
            || other.declaration.contains(offset)
    }
    return isSeparated ? nil : mark
}

private func head(of type: TypeFact) -> String {
    if let category = type.parts?.category { return "\(type.name) (\(category))" }
    let head = "extension \(type.name)"
    return type.inherits.isEmpty ? head : "\(head): \(type.inherits.joined(separator: ", "))"
}

/// The section of each member of a declaration: the last that begins before it.
func sectionIndices(of members: [MemberFact], in declaration: Int, among sections: [Section]) -> [Int?] {
    var candidates = sections.indices.filter { sections[$0].declaration == declaration }[...]
    var current: Int?
    return members.map { member in
        while let next = candidates.first, (sections[next].mark?.lowerBound ?? 0) < member.declaration.lowerBound {
            current = candidates.removeFirst()
        }
        return current
    }
}
