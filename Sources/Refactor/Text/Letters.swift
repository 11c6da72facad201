/// The questions to a letter that the reading of code asks most, answered at once for ASCII.
///
/// They stand in for the standard library's properties of the same names and give the same answers. Those look each
/// letter up in a table of all of Unicode, which took a tenth of the plan of a large controller.
extension Character {
    /// The first byte, if it is all of ASCII that the question looks at; nil for any other letter.
    private var ascii: UInt8? {
        guard let first = utf8.first, first < 0x80 else { return nil }
        return first
    }

    package var isLetter: Bool {
        ascii.map(isLetterByte) ?? unicodeScalars.first?.properties.isAlphabetic ?? false
    }

    package var isNumber: Bool {
        ascii.map(isDigitByte) ?? (unicodeScalars.first?.properties.numericType != nil)
    }

    package var isWhitespace: Bool {
        ascii.map { $0 == 32 || (9...13).contains($0) } ?? unicodeScalars.first?.properties.isWhitespace ?? false
    }
}
