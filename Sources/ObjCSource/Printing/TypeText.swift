/// A type as Objective-C writes it, and how a declaration of that type is spelled.
struct TypeText {
    /// Without ownership qualifiers, which only variables have.
    let text: String

    init(_ written: String) {
        let words = written.split(whereSeparator: \.isWhitespace)
        let kept = words.filter { !Self.ownership.contains(String($0)) }.joined(separator: " ")
        text = kept.isEmpty ? "id" : kept
    }

    /// `NSString *name`, `void (^name)(BOOL)`, `id<P> name`.
    func naming(_ name: String) -> String {
        if let hole = declaratorHole { return String(text[..<hole]) + separator(before: hole) + name + text[hole...] }
        if text.hasSuffix("*") { return pointerSpaced + name }
        return text + " " + name
    }

    /// A block or a pointer to a function.
    var isFunction: Bool { declaratorHole != nil }

    var isBlock: Bool { declaratorHole != nil && text.contains("^") }

    /// Objects and pointers, which nullability speaks of.
    var isPointer: Bool { isFunction || isObject || text.contains("*") }

    /// An object as far as the type's own words tell.
    var isObject: Bool {
        guard !isFunction else { return isBlock }
        if text.hasSuffix("*"), !text.hasSuffix("**"), !text.hasSuffix("* *") { return !isCPointer }
        return Self.objectWords.contains(firstWord)
    }

    /// The type without its words on nil.
    var withoutNullability: TypeText {
        var kept = ""
        var word = ""
        for character in text + " " {
            if character.isLetter || character.isNumber || character == "_" {
                word.append(character)
                continue
            }
            if Self.nullability.contains(word) {
                if kept.last == " " || kept.isEmpty, character == " " {
                    word = ""
                    continue
                }
                if kept.last == " " { kept.removeLast() }
            } else {
                kept += word
            }
            word = ""
            kept.append(character)
        }
        return TypeText(kept)
    }

    /// True if a word of it says if it may be nil.
    var hasNullability: Bool { !Self.nullability.isDisjoint(with: words) }

    var words: Set<String> { Set(text.split { !($0.isLetter || $0.isNumber || $0 == "_") }.map(String.init)) }

    /// A number or another plain value of C.
    var isPlainValue: Bool {
        !isPointer && (Self.plainValues.contains(firstWord) || firstWord == "unsigned" || firstWord == "long")
    }

    private var isCPointer: Bool { Self.plainValues.contains(firstWord) || firstWord == "void" }

    private var firstWord: String {
        let all = text.split { !($0.isLetter || $0.isNumber || $0 == "_") }.map(String.init)
        return all.first { !Self.nullability.contains($0) && !Self.qualifiers.contains($0) } ?? ""
    }

    /// `NSString*` with the blank that belongs before the star.
    private var pointerSpaced: String {
        let stars = text.reversed().prefix { $0 == "*" }.count
        let base = text.dropLast(stars)
        return base.last == " " ? text : base + " " + text.suffix(stars)
    }

    private func separator(before hole: String.Index) -> String {
        guard hole > text.startIndex else { return "" }
        let last = text[text.index(before: hole)]
        return last.isLetter || last == "_" ? " " : ""
    }

    /// The place of the name inside the type: behind `^` of `void (^)(BOOL)`.
    private var declaratorHole: String.Index? {
        var depth = 0
        var index = text.startIndex
        while index < text.endIndex {
            switch text[index] {
            case "<": depth += 1
            case ">": depth -= 1
            case "(" where depth == 0: return hole(inside: text.index(after: index))
            default: break
            }
            index = text.index(after: index)
        }
        return nil
    }

    /// `^`, `^ _Nullable`, and for a block that gives a block `^(^)(BOOL)`, whose inner parentheses hold the name.
    private func hole(inside start: String.Index) -> String.Index? {
        var index = start
        while index < text.endIndex, text[index] == " " { index = text.index(after: index) }
        guard index < text.endIndex, text[index] == "^" || text[index] == "*" else { return nil }
        while index < text.endIndex {
            if text[index] == ")" { return index }
            if text[index] == "(" { return hole(inside: text.index(after: index)) }
            index = text.index(after: index)
        }
        return nil
    }

    private static let ownership: Set<String> = [
        "__weak", "__strong", "__unsafe_unretained", "__block", "__autoreleasing", "static",
    ]

    static let nullability: Set<String> = [
        "nullable", "nonnull", "null_unspecified", "null_resettable", "_Nullable", "_Nonnull", "_Null_unspecified",
        "__nullable", "__nonnull", "__null_unspecified",
    ]

    private static let qualifiers: Set<String> = ["const", "volatile", "__kindof", "inout", "out", "in", "struct"]

    private static let objectWords: Set<String> = ["id", "instancetype", "Class"]

    private static let plainValues: Set<String> = [
        "BOOL", "CFTimeInterval", "CGAffineTransform", "CGFloat", "CGPoint", "CGRect", "CGSize", "NSInteger", "NSRange",
        "NSTimeInterval", "NSUInteger", "SEL", "UIEdgeInsets", "bool", "char", "double", "float", "int", "int16_t",
        "int32_t", "int64_t", "int8_t", "long", "short", "signed", "size_t", "uint16_t", "uint32_t", "uint64_t",
        "uint8_t", "unichar", "unsigned",
    ]
}
