/// The names in an Objective-C file's strings that are key paths: `forKeyPath:@"user.name"`, `valueForKey:@"title"`.
package func keyPathNames(in file: SourceFile) -> Set<String> {
    stringLiterals(in: file).filter { isKeyPath(before: $0.offset, in: file.bytes) }
        .reduce(into: []) { $0.formUnion(identifiers(in: $1.text)) }
}

/// Returns true if the argument label before a string asks for a key path, or the line sets a value by key.
private func isKeyPath(before quote: Int, in bytes: [UInt8]) -> Bool {
    let line = bytes[..<quote].lastIndex(of: 10).map { $0 + 1 } ?? 0
    let text = String(decoding: bytes[line..<quote], as: UTF8.self).lowercased()
    let head = text.filter { !$0.isWhitespace }
    if head.contains("keypathsforvaluesaffecting") || head.contains("setwithobject") { return true }
    return ["keypath:@", "valueforkey:@", "keypath(@"].contains(where: head.hasSuffix)
        || head.hasSuffix("forkey:@") && head.contains("setvalue:")
}
