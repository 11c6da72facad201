/// What stands around names in Objective-C.
struct LookUpText {
    private let bytes: [UInt8]

    init(_ bytes: [UInt8]) { self.bytes = bytes }

    /// The brackets of `[receiver selector]`; nil where it is written in another way.
    func message(to receiver: Range<Int>, _ selector: Range<Int>) -> Range<Int>? {
        guard receiver.upperBound < selector.lowerBound, isBlank(receiver.upperBound..<selector.lowerBound),
            let open = before(receiver.lowerBound), bytes[open] == UInt8(ascii: "["),
            let close = behind(selector.upperBound), bytes[close] == UInt8(ascii: "]")
        else { return nil }
        return open..<(close + 1)
    }

    /// Returns true if a name is the first word of a message to what ends at an offset, or a property of it.
    func isAsked(_ name: Range<Int>, behind end: Int) -> Bool {
        guard end < name.lowerBound else { return false }
        let between = bytes[end..<name.lowerBound].filter { !Self.blanks.contains($0) }
        return between.isEmpty || between == [UInt8(ascii: ".")]
    }

    /// Returns true if a value is all that a declared name begins with.
    func isValue(_ value: Range<Int>, of name: Range<Int>) -> Bool {
        guard name.upperBound < value.lowerBound, let end = behind(value.upperBound) else { return false }
        let between = bytes[name.upperBound..<value.lowerBound].filter { !Self.blanks.contains($0) }
        return between == [UInt8(ascii: "=")] && bytes[end] == UInt8(ascii: ";")
    }

    /// The bytes of `Class *` before the name of a local variable.
    func type(of local: LocalFact, _ name: String) -> Range<Int>? {
        guard let star = before(local.declaration.lowerBound), bytes[star] == UInt8(ascii: "*"),
            let last = before(star)
        else { return nil }
        let start = last + 1 - name.utf8.count
        guard start >= 0, bytes[start...last].elementsEqual(name.utf8), let mark = before(start),
            [UInt8(ascii: ";"), UInt8(ascii: "{"), UInt8(ascii: "}")].contains(bytes[mark])
        else { return nil }
        return start..<local.declaration.lowerBound
    }

    private func before(_ offset: Int) -> Int? { bytes[..<offset].lastIndex { !Self.blanks.contains($0) } }

    private func behind(_ offset: Int) -> Int? { bytes[offset...].firstIndex { !Self.blanks.contains($0) } }

    private func isBlank(_ range: Range<Int>) -> Bool { bytes[range].allSatisfy(Self.blanks.contains) }

    private static let blanks: Set<UInt8> = [9, 10, 13, 32]
}
