/// The names in a file that stand outside of some ranges, words in strings included: code of others, of which there are no
/// facts.
func namesMentioned(in file: SourceFile, outside ranges: [Range<Int>]) -> Set<String> {
    var mentioned: Set<String> = []
    var start = 0
    for range in ranges.sorted(by: { $0.lowerBound < $1.lowerBound }) + [file.bytes.count..<file.bytes.count] {
        var tokens = LexicalTokens(
            Array(file.bytes[start..<max(start, range.lowerBound)]), file.lexicalLanguage)
        while let token = tokens.next() { mentioned.insert(token) }
        start = max(start, range.upperBound)
    }
    return mentioned
}
