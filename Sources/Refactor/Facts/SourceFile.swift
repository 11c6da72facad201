/// A source file as bytes, with its line starts; every offset of the tool is a byte offset into it.
public struct SourceFile: Sendable, Equatable {
    /// The path as the user gave it.
    public package(set) var path: String
    /// The file's bytes as read, a byte order mark included.
    public let bytes: [UInt8]
    /// Offset of the first byte of each line; line 1 is at index 0.
    package let lineStarts: [Int]

    public init(path: String, bytes: [UInt8]) {
        self.path = path
        self.bytes = bytes
        var starts = [0]
        bytes.withUnsafeBufferPointer { bytes in
            for offset in bytes.indices where bytes[offset] == UInt8(ascii: "\n") { starts.append(offset + 1) }
        }
        lineStarts = starts
    }

    public init(path: String, text: String) {
        self.init(path: path, bytes: Array(text.utf8))
    }

    /// The last component of the path.
    package var name: String {
        path.split(separator: "/").last.map(String.init) ?? path
    }

    /// The language whose comments and strings its text has.
    var lexicalLanguage: SourceLanguage { SourceLanguage(ofText: path) }

    /// True if it declares what another file implements.
    package var isHeader: Bool { path.hasSuffix(".h") }

    /// Number of lines; a final newline does not open another one.
    package var lineCount: Int {
        lineStarts.last == bytes.count && lineStarts.count > 1 ? lineStarts.count - 1 : lineStarts.count
    }

    /// The line (from 1) that holds a byte offset.
    package func line(at offset: Int) -> Int {
        var low = 0
        var high = lineStarts.count
        while high - low > 1 {
            let middle = (low + high) / 2
            if lineStarts[middle] <= offset { low = middle } else { high = middle }
        }
        return low + 1
    }

    /// The text of a byte range.
    package func text(_ range: Range<Int>) -> String {
        String(decoding: bytes[range.clamped(to: 0..<bytes.count)], as: UTF8.self)
    }

    /// The text of a byte range without that of others inside it.
    func text(_ range: Range<Int>, without others: [Range<Int>]) -> String {
        var text = ""
        var start = range.lowerBound
        for other in others.sorted(by: { $0.lowerBound < $1.lowerBound })
        where start <= other.lowerBound && other.upperBound <= range.upperBound {
            text += self.text(start..<other.lowerBound)
            start = other.upperBound
        }
        return text + self.text(start..<range.upperBound)
    }

    /// The whole text.
    public var text: String { String(decoding: bytes, as: UTF8.self) }
}
