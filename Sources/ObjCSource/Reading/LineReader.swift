import Refactor

/// Reads what stands in a file's preprocessor lines and comments, and the regions that macros open and close.
struct LineReader {
    private(set) var imports: [ImportFact] = []
    private(set) var marks: [MarkFact] = []
    /// What `#define` declares, in source order, with the lines of one that may stand in another file.
    private(set) var definitions: [(name: String, portable: Range<Int>?)] = []
    /// The names that the conditions of `#if` and its like ask for, and that `#undef` takes away.
    private(set) var conditions: Set<String> = []
    /// The bytes between `NS_ASSUME_NONNULL_BEGIN` and its end.
    private(set) var nonnullRegions: [Range<Int>] = []

    init(_ source: NamedTree) {
        let begin = source.texts.firstIndex(of: "NS_ASSUME_NONNULL_BEGIN").map { Int32($0) }
        let end = source.texts.firstIndex(of: "NS_ASSUME_NONNULL_END").map { Int32($0) }
        var regionStart: Int?
        for (index, token) in source.tokens.enumerated() {
            switch token.kind {
            case .lineComment, .blockComment: note(comment: token, in: source)
            case .directive: note(directive: index, in: source)
            case .identifier where source.symbols[index] == begin: regionStart = token.range.upperBound
            case .identifier where source.symbols[index] == end:
                if let start = regionStart { nonnullRegions.append(start..<token.range.lowerBound) }
                regionStart = nil
            default: break
            }
        }
        if let start = regionStart { nonnullRegions.append(start..<source.bytes.count) }
    }

    private mutating func note(comment: Token, in source: NamedTree) {
        guard source.isMark(comment.range), let title = MarkTitle.title(ofComment: source.file.text(comment.range))
        else { return }
        note(mark: title, comment.range, in: source)
    }

    private mutating func note(mark title: String, _ range: Range<Int>, in source: NamedTree) {
        marks.append(MarkFact(title: title, range: range, line: source.file.line(at: range.lowerBound)))
    }

    private mutating func note(directive index: Int, in source: NamedTree) {
        let range = source.tokens[index].range
        let directive = Directive(range, in: source.bytes)
        if let imported = directive.imported {
            let module = imported.isQuoted ? imported.path : imported.path.prefix { $0 != "/" }.description
            imports.append(
                ImportFact(
                    module: module, text: source.file.text(range.lowerBound..<imported.end),
                    line: source.file.line(at: range.lowerBound), isConditional: source.isConditional[index]))
        } else if let name = directive.definedName {
            definitions.append((name, PortableLines(source: source).ofDefinition(index)))
        } else if directive.condition != nil || directive.keyword == "undef" {
            conditions.formUnion(directive.spelledWords)
        } else if let title = MarkTitle.title(ofDirective: source.file.text(range)) {
            note(mark: title, range, in: source)
        }
    }
}
