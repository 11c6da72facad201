/// The head of a class or of an addition to a type, as a glance at a file shows it.
package struct TypeHead: Sendable, Equatable {
    package enum Kind: String, Sendable {
        /// `class A` in Swift, `@interface A` in Objective-C.
        case type
        /// `@implementation A`.
        case implementation
        /// `extension A` in Swift, a category or class extension in Objective-C.
        case addition
    }

    package let name: String
    package let kind: Kind
    /// The first name behind the colon, without module and generic arguments: in a class its superclass, or a protocol.
    package let inherits: String?

    package init(name: String, kind: Kind, inherits: String? = nil) {
        self.name = name
        self.kind = kind
        self.inherits = inherits
    }
}

/// The heads in a file, without parsing it: comments and strings are passed over, braces are not counted.
///
/// It may see a nested class, or one in a string that goes over lines; who needs to know parses the file.
package func typeHeads(in file: SourceFile) -> [TypeHead] {
    let language = file.lexicalLanguage
    var glance = Glance(ByteReader(file.bytes, language))
    switch language {
    case .swift: return glance.swiftHeads()
    case .objectiveC: return glance.objectiveCHeads()
    }
}

private struct Glance {
    private var bytes: ByteReader

    init(_ bytes: ByteReader) { self.bytes = bytes }

    // MARK: - Swift

    mutating func swiftHeads() -> [TypeHead] {
        var heads: [TypeHead] = []
        while let word = bytes.nextWord() {
            let kind: TypeHead.Kind
            if bytes.isText(word, "class") || bytes.isText(word, "actor") {
                kind = .type
            } else if bytes.isText(word, "extension") {
                kind = .addition
            } else {
                continue
            }
            if let head = swiftHead(kind) { heads.append(head) }
        }
        return heads
    }

    /// `class func` has no name of a type behind it, `: class` none at all, and `extension A.B` adds to a nested type.
    private mutating func swiftHead(_ kind: TypeHead.Kind) -> TypeHead? {
        bytes.skipBlanks()
        guard let name = bytes.wordHere() else { return nil }
        bytes.skipBlanks()
        if bytes.current == UInt8(ascii: "<") { bytes.skipAngles() }
        bytes.skipBlanks()
        guard let next = bytes.current, [":", "{", "w"].contains(Unicode.Scalar(next)) else { return nil }
        return TypeHead(name: name, kind: kind, inherits: inherited())
    }

    /// The first name behind a colon that stands here.
    private mutating func inherited() -> String? {
        guard bytes.current == UInt8(ascii: ":") else { return nil }
        bytes.step()
        bytes.skipBlanks()
        var last = bytes.wordHere()
        while bytes.current == UInt8(ascii: ".") {
            bytes.step()
            last = bytes.wordHere() ?? last
        }
        return last
    }

    // MARK: - Objective-C

    mutating func objectiveCHeads() -> [TypeHead] {
        var heads: [TypeHead] = []
        while let word = bytes.nextWord() {
            guard bytes.byte(before: word) == UInt8(ascii: "@") else { continue }
            if bytes.isText(word, "interface") {
                if let head = objectiveCHead(.type) { heads.append(head) }
            } else if bytes.isText(word, "implementation") {
                if let head = objectiveCHead(.implementation) { heads.append(head) }
            }
        }
        return heads
    }

    private mutating func objectiveCHead(_ kind: TypeHead.Kind) -> TypeHead? {
        bytes.skipBlanks()
        guard let name = bytes.wordHere() else { return nil }
        bytes.skipBlanks()
        if kind == .type, bytes.current == UInt8(ascii: "<") { bytes.skipAngles() }
        bytes.skipBlanks()
        if bytes.current == UInt8(ascii: "(") { return TypeHead(name: name, kind: .addition) }
        return TypeHead(name: name, kind: kind, inherits: inherited())
    }
}
