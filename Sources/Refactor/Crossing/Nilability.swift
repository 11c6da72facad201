/// Returns true if a value of a type may be missing: an optional in Swift, a reference in Objective-C.
///
/// A message to nil gives nil there, so that a reference through a weak one keeps its meaning; a number would become 0.
func mayBeNil(_ type: String, in language: SourceLanguage) -> Bool {
    switch language {
    case .swift: isOptional(type)
    case .objectiveC: isReference(type)
    }
}

/// Returns true if a Swift type is an optional; a function that gives an optional is none.
private func isOptional(_ type: String) -> Bool {
    guard type.utf8.last == UInt8(ascii: "?") else { return false }
    var depth = 0
    var previous = UInt8(ascii: " ")
    for byte in type.utf8 {
        switch byte {
        case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "<"): depth += 1
        case UInt8(ascii: ")"), UInt8(ascii: "]"): depth -= 1
        case UInt8(ascii: ">") where previous != UInt8(ascii: "-"): depth -= 1
        case UInt8(ascii: ">") where depth == 0: return false
        default: break
        }
        previous = byte
    }
    return true
}

/// Returns true if an Objective-C type is an object, a block or a pointer.
private func isReference(_ type: String) -> Bool {
    if type.contains("*") || type.contains("^") { return true }
    return identifiers(in: type).contains { ["id", "instancetype", "Class"].contains($0) }
}

/// Returns true if an Objective-C type is an object, which takes messages when it is nil; calling a block that is nil,
/// or following a pointer that is, would crash.
func takesMessagesWhenNil(_ type: String) -> Bool {
    if type.contains("^") { return false }
    let words = identifiers(in: type).filter { !plainWords.contains($0) }
    if words.contains(where: { ["id", "instancetype", "Class"].contains($0) }) { return true }
    guard type.contains("*"), !type.contains("**"), let first = words.first else { return false }
    return !plainTypes.contains(first) && !first.hasSuffix("_t") && !first.hasSuffix("Ref")
}

private let plainWords: Set<String> = [
    "_Nonnull", "_Nullable", "__kindof", "__nonnull", "__nullable", "const", "nonnull", "null_resettable",
    "null_unspecified", "nullable", "struct",
]

private let plainTypes: Set<String> = [
    "BOOL", "CGFloat", "CGPoint", "CGRect", "CGSize", "FILE", "NSInteger", "NSRange", "NSTimeInterval", "NSUInteger",
    "SEL", "UIEdgeInsets", "bool", "char", "double", "float", "int", "long", "short", "signed", "unichar", "unsigned",
    "void",
]
