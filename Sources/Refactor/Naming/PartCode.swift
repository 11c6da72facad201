/// The code of a member, of which parts become methods, as those read it who find names: its words.
struct PartCode {
    private let file: SourceFile
    /// Names for self in Objective-C, whose messages are read as calls; nil in Swift.
    private let aliases: Set<String>?

    init(_ file: SourceFile, aliases: Set<String>? = nil) {
        self.file = file
        self.aliases = aliases
    }

    /// A piece of code as phrases of names read it, without others inside it.
    func phrase(_ range: Range<Int>, without others: [Range<Int>] = []) -> String {
        phrase(file.text(range, without: others))
    }

    func phrase(_ text: String) -> String { aliases.map { MessageText.of(text, aliases: $0) } ?? text }

    /// The code without its indentation, and without those of some receivers that are one spelling of self.
    func text(_ range: Range<Int>, without receivers: [Range<Int>]) -> String {
        let spelled = receivers.filter { range.contains($0.lowerBound) && inOneSpelling(file.text($0)).isEmpty }
        return withoutIndentation(file.text(range, without: spelled))
    }

    /// The words of a piece of code without others inside it, which are given in their order.
    func words(_ range: Range<Int>, without others: [Range<Int>]) -> Set<String> {
        var words: Set<String> = []
        var start = range.lowerBound
        for other in others {
            words.formUnion(identifiers(in: file.bytes[start..<other.lowerBound]))
            start = other.upperBound
        }
        return words.union(identifiers(in: file.bytes[start..<range.upperBound]))
    }
}
