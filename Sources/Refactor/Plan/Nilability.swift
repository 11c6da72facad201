/// Whether a value of a type may be missing: an optional in Swift, a reference in Objective-C.
///
/// A message to nil gives nil there, so that a reference through a weak one keeps its meaning; a number would become 0.
func mayBeNil(_ type: String, in language: SourceLanguage) -> Bool {
    switch language {
    case .swift: isOptional(type)
    case .objectiveC: isReference(type)
    }
}

/// Whether a Swift type is an optional; a function that gives an optional is none.
private func isOptional(_ type: String) -> Bool {
    var depth = 0
    var previous: Character = " "
    for character in type {
        if "([<".contains(character) { depth += 1 }
        if ")]".contains(character) || character == ">" && previous != "-" { depth -= 1 }
        if character == ">", previous == "-", depth == 0 { return false }
        previous = character
    }
    return type.hasSuffix("?")
}

/// Whether an Objective-C type is an object, a block or a pointer.
private func isReference(_ type: String) -> Bool {
    if type.contains("*") || type.contains("^") { return true }
    return identifiers(in: type).contains { ["id", "instancetype", "Class"].contains($0) }
}
