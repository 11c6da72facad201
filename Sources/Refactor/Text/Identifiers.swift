/// The identifiers of a piece of source text: its longest runs of letters, digits and underscores.
///
/// Nearly all source is ASCII and is read byte by byte; only pieces that are not are read letter by letter.
package func identifiers(in text: String) -> [String] {
    var text = text
    return text.withUTF8 { identifiers(in: $0) }
}

/// The identifiers of a range of a file's bytes.
func identifiers(in bytes: ArraySlice<UInt8>) -> [String] {
    bytes.withUnsafeBufferPointer { identifiers(in: $0) }
}

private func identifiers(in bytes: UnsafeBufferPointer<UInt8>) -> [String] {
    var found: [String] = []
    var start = 0
    while start < bytes.count {
        guard !isSeparator(at: start, in: bytes) else {
            start += 1
            continue
        }
        var end = start
        var isPlain = true
        while end < bytes.count, !isSeparator(at: end, in: bytes) {
            if bytes[end] >= 0x80 { isPlain = false }
            end += 1
        }
        let piece = String(decoding: UnsafeBufferPointer(rebasing: bytes[start..<end]), as: UTF8.self)
        if isPlain {
            found.append(piece)
        } else {
            found += piece.split { !($0.isLetter || $0.isNumber || $0 == "_") }.map(String.init)
        }
        start = end
    }
    return found
}

/// Returns true if a byte stands between identifiers. Beside other bytes than ASCII it may be part of a composed
/// letter, which is looked at as a whole.
private func isSeparator(at index: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    guard bytes[index] < 0x80, !isWordByte(bytes[index]) else { return false }
    if index > 0, bytes[index - 1] >= 0x80 { return false }
    return index + 1 == bytes.count || bytes[index + 1] < 0x80
}

/// Returns true if a byte is a letter, a digit or an underscore of ASCII.
func isWordByte(_ byte: UInt8) -> Bool { isLetterByte(byte) || isDigitByte(byte) || byte == UInt8(ascii: "_") }

/// Returns true if a byte is a letter of ASCII.
func isLetterByte(_ byte: UInt8) -> Bool { (byte | 0x20) &- UInt8(ascii: "a") < 26 }

/// Returns true if a byte is a digit of ASCII.
func isDigitByte(_ byte: UInt8) -> Bool { byte &- UInt8(ascii: "0") < 10 }
