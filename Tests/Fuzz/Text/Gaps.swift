/// The places of a source in which something can be put, told by braces alone.
struct Gaps: Sendable {
    /// Starts of lines between members.
    private(set) var members: [Int] = []
    /// Starts of lines inside of bodies.
    private(set) var statements: [Int] = []
    /// Ends of lexemes anywhere outside of strings and comments.
    private(set) var anywhere: [Int] = []

    init(in text: [UInt8], _ kind: TextKind) {
        var braces = 0
        var others = 0
        let depthOfMembers = kind == .swift ? 1 : 0
        var isInside = kind == .swift
        for part in Lexemes.of(text, kind) {
            anywhere.append(part.range.upperBound)
            switch part.kind {
            case .sign:
                switch text[part.range.lowerBound] {
                case UInt8(ascii: "{"): braces += 1
                case UInt8(ascii: "}"): braces -= 1
                case UInt8(ascii: "("), UInt8(ascii: "["): others += 1
                case UInt8(ascii: ")"), UInt8(ascii: "]"): others -= 1
                default: break
                }
            case .word where kind == .objectiveC:
                let word = text[part.range]
                if word.elementsEqual("implementation".utf8) { isInside = true }
                if word.elementsEqual("end".utf8) { isInside = false }
            case .lineBreak where others == 0 && isInside:
                if braces == depthOfMembers { members.append(part.range.upperBound) }
                if braces > depthOfMembers { statements.append(part.range.upperBound) }
            default: break
            }
        }
    }
}
