/// The lines of a message whose colons stand below each other, as Xcode aligns them.
struct AlignedColons {
    private let bytes: [UInt8]

    init(in bytes: [UInt8]) { self.bytes = bytes }

    /// Returns where the lines begin whose colons stand below the one behind a selector's first word.
    func lines(below word: Range<Int>, within range: Range<Int>) -> [Int] {
        guard word.upperBound < range.upperBound, bytes[word.upperBound] == UInt8(ascii: ":") else { return [] }
        let column = word.upperBound - start(before: word.lowerBound)
        var found: [Int] = []
        var line = end(behind: word.upperBound, range) + 1
        while line < range.upperBound, colon(in: line, range) == line + column {
            found.append(line)
            line = end(behind: line, range) + 1
        }
        return found
    }

    /// The colon behind the first word of a line.
    private func colon(in line: Int, _ range: Range<Int>) -> Int? {
        var offset = line
        while offset < range.upperBound, bytes[offset] == 32 || bytes[offset] == 9 { offset += 1 }
        let word = offset
        while offset < range.upperBound, isOfWord(bytes[offset]) { offset += 1 }
        return offset > word && offset < range.upperBound && bytes[offset] == UInt8(ascii: ":") ? offset : nil
    }

    private func isOfWord(_ byte: UInt8) -> Bool {
        byte == UInt8(ascii: "_") || (48...57).contains(byte) || (65...90).contains(byte) || (97...122).contains(byte)
    }

    private func start(before offset: Int) -> Int {
        bytes[..<offset].lastIndex(of: 10).map { $0 + 1 } ?? 0
    }

    private func end(behind offset: Int, _ range: Range<Int>) -> Int {
        bytes[offset..<range.upperBound].firstIndex(of: 10) ?? range.upperBound
    }
}
