import Refactor

/// Finds the declarations that name nothing which only their file knows, so that they may stand in another file as well.
struct PortableLines {
    let source: NamedTree

    /// The lines of `static NSString *const key = @"key";`; nil for what is no constant of a literal.
    func ofConstant(_ node: Int32) -> Range<Int>? {
        let declarators = source.children(node).filter { source.kind($0) == .declarator }
        let words = Set(names(in: source.first(node)...source.last(node)))
        guard declarators.count == 1, source.text(node).hasPrefix("static "), words.contains("const") else {
            return nil
        }
        let value = source.children(declarators[0]).filter { ![.name, .typeName].contains(source.kind($0)) }
        guard value.count == 1,
            names(in: source.first(value[0])...source.last(value[0])).allSatisfy(Self.values.contains)
        else { return nil }
        return lines(of: node)
    }

    /// The lines of an enumeration with the comments above it; nil where a value is made of other names.
    func ofEnumeration(_ node: Int32, declaring own: [String]) -> Range<Int>? {
        let known = Self.values.union(own).union(Self.numbers)
        guard names(in: source.first(node)...source.last(node)).allSatisfy(known.contains) else { return nil }
        return lines(of: node)
    }

    /// The lines of `#define LIMIT 3`; nil for a macro with parameters or of several lines, and where it is made of other
    /// names.
    func ofDefinition(_ index: Int) -> Range<Int>? {
        let range = source.tokens[index].range
        guard !source.isConditional[index], !source.bytes[range].contains(10),
            let value = Directive(range, in: source.bytes).definition, let first = value.first,
            first == " " || first == "\t",
            !value.contains("/*"), value.contains(where: { !$0.isWhitespace })
        else { return nil }
        let texts = value.split(separator: "\"", omittingEmptySubsequences: false).enumerated()
        guard texts.allSatisfy({ !$0.offset.isMultiple(of: 2) || isOfNumbers($0.element) }) else { return nil }
        let start = source.file.lineStart(before: range.lowerBound)
        let end = source.bytes[range.upperBound...].firstIndex(of: 10).map { $0 + 1 } ?? source.bytes.count
        return start == range.lowerBound ? start..<end : nil
    }

    /// Returns true if text between strings has no name in it: `2.0f`, `@`, `(60 * 60)`; words of a comment count as names.
    private func isOfNumbers(_ text: Substring) -> Bool {
        identifiers(in: String(text)).allSatisfy { word in
            word.first?.isNumber == true || Self.values.contains(word) || word == "NSLocalizedString"
        }
    }

    private func names(in tokens: ClosedRange<Int>) -> [String] {
        tokens.filter { source.symbols[$0] >= 0 }.map { source.texts[Int(source.symbols[$0])] }
    }

    private func lines(of node: Int32) -> Range<Int>? {
        let (range, isAlone) = source.rangeWithComments(of: node)
        let hasDirectives = (source.first(node)...source.last(node)).contains { source.tokens[$0].kind == .directive }
        guard isAlone, !hasDirectives, !source.isConditional[source.first(node)] else { return nil }
        return range
    }

    private static let values: Set<String> = ["NO", "YES", "false", "nil", "true"]

    private static let numbers: Set<String> = [
        "NSInteger", "NSUInteger", "NS_CLOSED_ENUM", "NS_ENUM", "NS_OPTIONS", "char", "enum", "int", "int16_t",
        "int32_t",
        "int64_t", "int8_t", "long", "short", "signed", "typedef", "uint16_t", "uint32_t", "uint64_t", "uint8_t",
        "unsigned",
    ]
}
