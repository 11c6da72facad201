/// The names in an Objective-C file's strings that are key paths: `forKeyPath:@"user.name"`, `valueForKey:@"title"`.
func keyPathNames(in file: SourceFile) -> Set<String> {
    var names: Set<String> = []
    let bytes = file.bytes
    var position = 0
    while let quote = bytes[position...].firstIndex(of: UInt8(ascii: "\"")) {
        var end = quote + 1
        while end < bytes.count, bytes[end] != UInt8(ascii: "\""), bytes[end] != 10 {
            end += bytes[end] == UInt8(ascii: "\\") ? 2 : 1
        }
        end = min(end, bytes.count)
        if isKeyPath(before: quote, in: bytes) {
            names.formUnion(identifiers(in: String(decoding: bytes[quote..<end], as: UTF8.self)))
        }
        position = min(end + 1, bytes.count)
    }
    return names
}

/// Whether the argument label before a string asks for a key path, or the line sets a value by key.
private func isKeyPath(before quote: Int, in bytes: [UInt8]) -> Bool {
    let line = bytes[..<quote].lastIndex(of: 10).map { $0 + 1 } ?? 0
    let text = String(decoding: bytes[line..<quote], as: UTF8.self).lowercased()
    let head = text.filter { !$0.isWhitespace }
    return ["keypath:@", "valueforkey:@", "keypath(@"].contains(where: head.hasSuffix)
        || head.hasSuffix("forkey:@") && head.contains("setvalue:")
}
