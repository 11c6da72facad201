import Refactor

/// An extension whose members all go, and that holds nothing else but marks; its conformance goes with them, if it has one.
///
/// Its shell (head, braces, the blank lines and the mark above it) goes; the comments of the shell go with its first
/// member.
struct EmptiedExtension {
    let file: Int
    let firstMember: Member
    /// From the mark above it to the end of its last line.
    let range: Range<Int>
    /// The comments above it, in its head and behind its braces.
    let comments: [Range<Int>]
    let removals: [Removal]

    /// Nil where the extension stays.
    init?(_ index: Int, in plan: Plan) {
        let declaration = plan.controller.declarations[index]
        let fact = declaration.fact
        let isMoved = plan.moved.contains { $0.declaration == index }
        guard fact.keyword == .extension, fact.inherits.isEmpty || isMoved, !fact.members.isEmpty, !fact.isConditional
        else {
            return nil
        }
        let members = plan.controller.sourceMembers.filter { $0.declaration == index }
        guard members.allSatisfy({ plan.placements[$0.index].moves }),
            let first = members.min(by: { $0.fact.range.lowerBound < $1.fact.range.lowerBound })
        else { return nil }
        let ranges = members.map(\.fact.range)
        let facts = plan.controller.files[declaration.file]
        let marks = facts.marks.map(\.range)
        let bytes = facts.file.bytes
        // What stands behind the opening brace on its line is of the shell.
        let opening = Refactor.comments(in: fact.body.lowerBound..<first.fact.range.lowerBound, of: bytes).prefix {
            comment in
            !bytes[fact.body.lowerBound..<comment.lowerBound].contains { $0 == 10 || $0 == 13 }
        }
        // No comment may hold a conformance back that its members have left.
        let going = isMoved ? Refactor.comments(in: fact.body, of: bytes) : marks + opening
        let rest = fact.body.without(ranges).flatMap { $0.without(going) }
        guard rest.allSatisfy({ isBlank(bytes[$0]) }) else { return nil }
        (file, firstMember) = (declaration.file, first)
        range = Self.extended(fact.range, marks: marks, in: facts.file)
        var shell = (comments: [Range<Int>](), removals: [Removal]())
        for gap in range.without(ranges) { Self.divide(gap, of: facts, in: declaration.file, into: &shell) }
        (comments, removals) = shell
    }

    /// The one whose first member this is; nil where there is none.
    init?(before member: Member, in plan: Plan) {
        guard member.cut == nil, plan.controller.declarations[member.declaration].fact.keyword == .extension else {
            return nil
        }
        self.init(member.declaration, in: plan)
        guard firstMember.index == member.index else { return nil }
    }

    /// The comments of the shell, as lines of their own above the first member.
    func lines(_ spelling: Spelling) -> [Piece] {
        comments.flatMap { comment -> [Piece] in
            [.generated(spelling.indent), .source(file: file, range: comment), .generated(spelling.newline)]
        }
    }

    /// The blank lines before it go with it, and so does a mark that stands only for it.
    private static func extended(_ range: Range<Int>, marks: [Range<Int>], in source: SourceFile) -> Range<Int> {
        var start = range.lowerBound
        while start > 0, isBlank(source.bytes[start - 1]) { start -= 1 }
        if let mark = marks.last(where: { $0.upperBound == start }) {
            start = mark.lowerBound
            while start > 0, isBlank(source.bytes[start - 1]) { start -= 1 }
        }
        if start < range.lowerBound, start > 0 {
            start = source.lineStarts[source.line(at: start)]
        }
        return min(start, range.lowerBound)..<range.upperBound
    }

    /// Divides a part of the shell into what goes along and what falls away, for which cause.
    private static func divide(
        _ gap: Range<Int>, of facts: SyntaxFacts, in file: Int,
        into shell: inout (comments: [Range<Int>], removals: [Removal])
    ) {
        let bytes = facts.file.bytes
        let found = Refactor.comments(in: gap, of: bytes)
        let marks = Set(facts.marks.map(\.range.lowerBound))
        let going = found.filter { !marks.contains($0.lowerBound) }
        shell.comments += going
        for part in gap.without(going) {
            let (kept, code) = (found.filter { part.contains($0.lowerBound) }, part.without(found))
            shell.removals += kept.map { Removal(file: file, range: $0, cause: .mark) }
            shell.removals += code.map {
                Removal(file: file, range: $0, cause: isBlank(bytes[$0]) ? .blankLines : .emptyExtension)
            }
        }
    }
}

private func isBlank(_ byte: UInt8) -> Bool { byte == 32 || (9...13).contains(byte) }

private func isBlank(_ bytes: ArraySlice<UInt8>) -> Bool { bytes.allSatisfy(isBlank) }
