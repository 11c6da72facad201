import Refactor

/// The first statement of a method that holds what a weak port leads to: `guard let view = view else { return }`.
struct StrongGuard {
    let plan: Plan
    let spelling: Spelling
    let member: Member
    let ports: [Port]

    private var bytes: [UInt8] { plan.controller.file(of: member).bytes }

    /// Enters it behind the opening brace, in the style of the body: on a line of its own.
    func enter(into edits: inout EditList) {
        guard let body = member.fact.body, body.count > 1 else { return }
        let inner = body.lowerBound + 1..<body.upperBound - 1
        guard let lineBreak = bytes[inner].firstIndex(of: 10) else { return unfold(inner, &edits) }
        let next = lineBreak + 1
        if isBlankOrComment(inner.lowerBound..<lineBreak) {
            edits.insert(indentation(from: next) + statement + spelling.newline, at: next)
        } else {
            let gap = inner.lowerBound..<firstWord(in: inner)
            let indent = indentation(from: next)
            put(spelling.newline + indent + statement + spelling.newline + indent, for: gap, &edits)
        }
    }

    var statement: String {
        let names = ports.map { port in
            let (name, property) = (spelling.heldName(of: port, in: member), spelling.property(of: port))
            return "let \(name) = \(name == property ? "" : "self.")\(property)"
        }.joined(separator: ", ")
        let isVoid = member.fact.signature?.isVoid ?? true
        return "guard \(names) else { return\(isVoid ? "" : " nil") }"
    }

    /// A body on one line gets three.
    private func unfold(_ inner: Range<Int>, _ edits: inout EditList) {
        let start = firstWord(in: inner)
        var end = inner.upperBound
        while end > start, isBlank(bytes[end - 1]) { end -= 1 }
        let outer = indentation(from: startOfLine(before: member.fact.declaration.lowerBound))
        let indent = spelling.newline + outer + spelling.indent
        put(indent + statement + indent, for: inner.lowerBound..<start, &edits)
        put(spelling.newline + outer, for: end..<inner.upperBound, &edits)
    }

    /// Text in the place of blanks.
    private func put(_ text: String, for blanks: Range<Int>, _ edits: inout EditList) {
        if blanks.isEmpty {
            edits.insert(text, at: blanks.lowerBound)
        } else {
            edits.replace(blanks, with: text, because: .blankLines)
        }
    }

    // MARK: - Bytes

    private func firstWord(in range: Range<Int>) -> Int {
        bytes[range].firstIndex { !isBlank($0) } ?? range.upperBound
    }

    /// The blanks before the first word from a place on, those of its own line only.
    private func indentation(from start: Int) -> String {
        let word = bytes[start...].firstIndex { !isBlank($0) && $0 != 10 } ?? bytes.count
        let line = startOfLine(before: word)
        return plan.controller.file(of: member).text(line..<word)
    }

    private func startOfLine(before offset: Int) -> Int { (bytes[..<offset].lastIndex(of: 10) ?? -1) + 1 }

    private func isBlankOrComment(_ range: Range<Int>) -> Bool {
        let rest = bytes[range].drop(while: isBlank)
        return rest.isEmpty || rest.starts(with: Array("//".utf8))
    }

    private func isBlank(_ byte: UInt8) -> Bool { byte == 32 || byte == 9 || byte == 13 }
}
