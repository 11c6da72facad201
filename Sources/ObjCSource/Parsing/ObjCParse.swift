import Refactor

/// Parses a file whole: valid UTF-8, not empty, given back byte for byte, with every method found that a plain look at
/// its lines finds.
func parse(_ file: SourceFile) throws(ReadError) -> Tree {
    if let line = firstInvalidLine(of: file) { throw .invalidUTF8(path: file.path, line: line) }
    guard file.bytes.contains(where: { !isBlank($0) }) else { throw .empty(path: file.path) }
    let tree = tolerantTree(of: file)
    guard isWhole(tree) else { throw .notReproduced(path: file.path) }
    if let line = firstMissingMethod(in: tree) {
        throw .syntax(path: file.path, line: line, message: "the method that begins here cannot be read")
    }
    if let line = firstOpenClass(in: tree) {
        throw .syntax(path: file.path, line: line, message: "the class that begins here has no @end")
    }
    return tree
}

/// The line of a class, category or protocol that does not end; nil when all do.
private func firstOpenClass(in tree: Tree) -> Int? {
    let open = tree.children(tree.root).first { node in
        switch tree.kind(node) {
        case .interface, .implementation, .protocolDeclaration:
            !tree.file.bytes[tree.tokens[Int(tree.nodes[Int(node)].last)].range].elementsEqual("@end".utf8)
        default: false
        }
    }
    return open.map { tree.file.line(at: tree.range($0).lowerBound) }
}

/// The tree of any bytes, without checks.
func tolerantTree(of file: SourceFile) -> Tree {
    let all = tokens(of: file.bytes)
    let isPlusPlus = file.path.hasSuffix(".mm")
    let (skipped, isConditional, input) = file.bytes.withUnsafeBufferPointer { bytes in
        let words = isPlusPlus ? WordTable.objectiveCPlusPlus : WordTable.objectiveC
        var branches = Branches(tokens: all, bytes: bytes)
        branches.choose()
        let input = CodeTokens(all, skipped: branches.isSkipped, bytes: bytes, words: words)
        return (branches.isSkipped, branches.isConditional, input)
    }
    var parser = Parser(bytes: file.bytes, tokens: all, input: input, isPlusPlus: isPlusPlus)
    parser.file()
    return Tree(
        file: file, tokens: all, nodes: parser.nodes, isConditional: isConditional, isSkipped: skipped)
}

private func isWhole(_ tree: Tree) -> Bool {
    var end: Int32 = 0
    for token in tree.tokens {
        guard token.start == end, token.end > end else { return false }
        end = token.end
    }
    return Int(end) == tree.file.bytes.count
}

private func isBlank(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: " ") || (9...13).contains(byte) || byte == 0xEF || byte == 0xBB || byte == 0xBF
}

private func firstInvalidLine(of file: SourceFile) -> Int? {
    guard !isValid(file.bytes[...]) else { return nil }
    for (index, start) in file.lineStarts.enumerated() {
        let end = index + 1 < file.lineStarts.count ? file.lineStarts[index + 1] : file.bytes.count
        if !isValid(file.bytes[start..<end]) { return index + 1 }
    }
    return 1
}

/// Decoding mends what is not UTF-8, so only valid bytes come back unchanged.
private func isValid(_ bytes: ArraySlice<UInt8>) -> Bool {
    if bytes.allSatisfy({ $0 < 0x80 }) { return true }
    return String(decoding: bytes, as: UTF8.self).utf8.elementsEqual(bytes)
}
