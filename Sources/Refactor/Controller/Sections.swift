/// The sections of a controller's declarations: from each mark to the next, and extensions that stand alone.
func sections(of declarations: [Controller.Declaration], in files: [SyntaxFacts]) -> [Section] {
    declarations.enumerated().flatMap { index, declaration in
        sections(of: declaration, at: index, marks: files[declaration.file].marks, in: files[declaration.file])
    }
}

private func sections(
    of declaration: Controller.Declaration, at index: Int, marks: [MarkFact], in facts: SyntaxFacts
) -> [Section] {
    let type = declaration.fact
    let inside = marks.filter { mark in
        type.body.contains(mark.range.lowerBound)
            && !type.members.contains { $0.declaration.contains(mark.range.lowerBound) }
    }
    var sections: [Section] = []
    if type.keyword == .extension {
        let above = mark(above: type, in: facts)
        let end = inside.first.map { $0.line - 1 } ?? type.endLine
        sections.append(
            Section(
                title: above?.title ?? head(of: type), file: declaration.file, declaration: index, line: type.line,
                endLine: end, mark: nil, members: []))
    }
    for (position, mark) in inside.enumerated() {
        let next = inside.dropFirst(position + 1).first
        sections.append(
            Section(
                title: mark.title, file: declaration.file, declaration: index, line: mark.line,
                endLine: next.map { $0.line - 1 } ?? type.endLine, mark: mark.range, members: []))
    }
    return sections
}

/// The mark that stands before an extension, with nothing but comments and blanks between.
private func mark(above type: TypeFact, in facts: SyntaxFacts) -> MarkFact? {
    guard let mark = facts.marks.last(where: { $0.range.lowerBound < type.declaration.lowerBound }) else { return nil }
    let isSeparated = facts.types.contains { other in
        other != type && other.declaration.lowerBound > mark.range.lowerBound
            && other.declaration.lowerBound < type.declaration.lowerBound
            || other.declaration.contains(mark.range.lowerBound)
    }
    return isSeparated || mark.title.isEmpty ? nil : mark
}

private func head(of type: TypeFact) -> String {
    type.inherits.isEmpty ? "extension \(type.name)" : "extension \(type.name): \(type.inherits.joined(separator: ", "))"
}
