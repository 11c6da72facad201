/// Checks that every byte of the controller's files stands in exactly one emitted file or is accounted for.
package func byteFaults(of emission: Emission, in files: [SyntaxFacts]) -> [ConservationFault] {
    files.indices.flatMap { index -> [ConservationFault] in
        var count = [UInt8](repeating: 0, count: files[index].file.bytes.count)
        for file in emission.files {
            for case .source(index, let range) in file.pieces {
                for offset in range { count[offset] &+= 1 }
            }
        }
        for removal in emission.removals where removal.file == index {
            for offset in removal.range { count[offset] &+= 1 }
        }
        return faults(count, in: files[index].file)
    }
}

private func faults(_ count: [UInt8], in file: SourceFile) -> [ConservationFault] {
    var faults: [ConservationFault] = []
    if let lost = count.firstIndex(of: 0) {
        faults.append(
            ConservationFault(
                rule: "lost-bytes", description: "\(file.path):\(file.line(at: lost)): this line would be lost"))
    }
    if let doubled = count.firstIndex(where: { $0 > 1 }) {
        faults.append(
            ConservationFault(
                rule: "doubled-bytes",
                description: "\(file.path):\(file.line(at: doubled)): this line would stand in two places"))
    }
    return faults
}

/// Removed bytes may hold only what their cause says: blanks, an access modifier, a mark, an empty shell.
package func removalFaults(
    of emission: Emission, in files: [SyntaxFacts], repeats: Set<String> = []
) -> [ConservationFault] {
    emission.removals.compactMap { removal in
        let file = files[removal.file].file
        let text = file.text(removal.range)
        let isObjectiveC = files[removal.file].language == .objectiveC
        let isFair: Bool =
            switch removal.cause {
            case .access: isAccess(text.filter { !$0.isWhitespace })
            case .mark: isMark(text, in: files[removal.file].language)
            case .emptyExtension: isOfShell(removal.range, in: files[removal.file])
            case .unneededImport: isObjectiveC && isImport(text)
            case .blankLines: text.allSatisfy(\.isWhitespace)
            case .renamed: ["Self", "self"].contains(text) || isObjectiveC && isName(text)
            case .prototype: text.hasSuffix(";") && isObjectiveC || text.allSatisfy(\.isWhitespace)
            case .injected: text.allSatisfy { $0.isWhitespace || $0 == "=" } || isName(text)
            case .given: isOfGiven(text)
            case .lookedUp: isName(text.filter { !".[]*".contains($0) && !$0.isWhitespace })
            case .direct: isName(text.filter { $0 != ":" && !$0.isWhitespace })
            case .receiver: isReceiver(text.filter { !".?![]".contains($0) })
            case .binding where isObjectiveC:
                isName(text.filter { $0 != "*" && $0 != "=" && !"<>,^()".contains($0) && !$0.isWhitespace })
            case .binding: (text.hasPrefix("let ") || text.hasPrefix("var ")) && text.contains("=")
            case .builderCall: isOfBuilderCall(text)
            case .answer: isOfAnswer(text)
            case .repeated: repeats.contains(inOneSpelling(text))
            case .stub: true
            }
        return isFair
            ? nil
            : ConservationFault(
                rule: "lost-bytes",
                description: "\(file.path):\(file.line(at: removal.range.lowerBound)): '\(text)' would be lost")
    }
}

/// `private`, or `internal(set)` of what is internal by itself.
private func isAccess(_ word: String) -> Bool { Access(rawValue: word) != nil || word == "internal(set)" }

/// One line that imports a header.
private func isImport(_ text: String) -> Bool {
    let lines = text.split(whereSeparator: \.isNewline)
    guard lines.count == 1, let line = lines.first else { return false }
    return ["#import \"", "#include \""].contains(where: line.hasPrefix) && line.hasSuffix("\"")
}

/// Marks, and nothing beside them.
private func isMark(_ text: String, in language: SourceLanguage) -> Bool {
    if language == .objectiveC, identifiers(in: text).starts(with: ["pragma", "mark"]) { return true }
    let bytes = Array(text.utf8)
    let found = comments(in: bytes.indices, of: bytes, language)
    let rest = bytes.indices.without(found).flatMap { bytes[$0] }
    let marks = found.map { String(decoding: bytes[$0], as: UTF8.self) }.filter { !isDrawnLine($0[...]) }
    return rest.allSatisfy { $0 == 32 || (9...13).contains($0) }
        && !marks.isEmpty && marks.allSatisfy { $0.contains("MARK") }
}

/// The head of an extension or its braces, the braces of instance variables; no comment.
private func isOfShell(_ range: Range<Int>, in facts: SyntaxFacts) -> Bool {
    let bytes = facts.file.bytes
    guard comments(in: range, of: bytes).isEmpty else { return false }
    return facts.types.contains { type in
        let ends = [type.declaration.lowerBound..<type.body.lowerBound, type.body.upperBound..<type.range.upperBound]
        let block = type.parts?.variables
        let braces = block.map { [$0.lowerBound - 1..<$0.lowerBound, $0.upperBound..<$0.upperBound + 1] }
        return [type.keyword == .extension ? ends : [], braces ?? []].contains { shell in
            range.without(shell).allSatisfy { bytes[$0].allSatisfy { $0 == 32 || (9...13).contains($0) } }
        }
    }
}

/// `self.api = api`, `self.api = service`.
private func isOfGiven(_ text: String) -> Bool {
    let sides = text.filter { !$0.isWhitespace }.split(separator: "=", omittingEmptySubsequences: false)
        .map(String.init)
    guard sides.count == 2, let property = sides.first, let value = sides.last else { return false }
    return isName(value) && isName(property.hasPrefix("self.") ? String(property.dropFirst(5)) : property)
}

/// `DetailController`, `) detail.`, ` = `.
private func isOfBuilderCall(_ text: String) -> Bool {
    var text = text.filter { !$0.isWhitespace }[...]
    if text == "=" || isName(String(text)) { return true }
    if text.hasPrefix(")") { text = text.dropFirst() }
    return text.hasSuffix(".") && isName(String(text.dropLast()))
}

/// `apply`, `error: `, `()`, `[weak self] `, `let self = self`, ` { [weak self] coupon in`.
private func isOfAnswer(_ text: String) -> Bool {
    var text = text.filter { !$0.isWhitespace }[...]
    if text == "()" || text.hasSuffix(":") && isName(String(text.dropLast())) || isName(String(text)) { return true }
    if text.hasPrefix("()") { text = text.dropFirst(2) }
    let isOfSelf =
        ["[weakself]", "[unownedself]"].contains(text) || text.hasPrefix("letself") || text.hasSuffix("=self")
    if isOfSelf { return true }
    return text.hasPrefix("{") && (text == "{" || text.hasSuffix("in"))
}

/// A name, what is left of `self?.` beside a comment, or `items[indexPath.row]`, which the call spells.
private func isReceiver(_ text: String) -> Bool { text.isEmpty || isName(text) }

/// A name, perhaps behind an arrow: `_name`, `->_name`, `LoginController`.
private func isName(_ text: String) -> Bool {
    let name = text.hasPrefix("->") ? text.dropFirst(2).drop(while: \.isWhitespace) : text[...]
    return !name.isEmpty && name.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
}

/// The texts of the methods that were cut out, without their indentation; with their comments and without.
func repeatedTexts(in plan: Plan) -> Set<String> {
    Set(
        plan.controller.members.flatMap { member -> [String] in
            guard let cut = member.cut else { return [] }
            let file = plan.controller.file(of: member)
            return [cut.range, cut.code].map { inOneSpelling(file.text($0)) }
        })
}
