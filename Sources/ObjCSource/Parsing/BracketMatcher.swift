/// Finds the partner of every bracket. Classes and method heads at the beginning of a line close what was forgotten, so
/// that a missing bracket damages one method only.
struct BracketMatcher {
    let codes: [Code]
    let startsLine: [Bool]

    func partners() -> [Int32] {
        var partners = [Int32](repeating: -1, count: codes.count)
        var open: [Int] = []
        var isImplementation = false
        for (index, code) in codes.enumerated() {
            if code.isOpening {
                open.append(index)
            } else if code.isClosing {
                close(index, &open, &partners)
            } else if code.isClassEdge || isImplementation && !open.isEmpty && isMethodHead(index) {
                giveUp(at: index, &open, &partners)
                if code.isClassEdge { isImplementation = code == .atImplementation }
            }
        }
        giveUp(at: codes.count, &open, &partners)
        return partners
    }

    /// Closes the innermost bracket of the same kind. A brace is never closed from inside parentheses: they are given up.
    private func close(_ index: Int, _ open: inout [Int], _ partners: inout [Int32]) {
        let code = codes[index]
        var depth = open.count - 1
        while depth >= max(open.count - 64, 0), codes[open[depth]].closing != code {
            if codes[open[depth]].closing == .rightBrace { return }
            depth -= 1
        }
        guard depth >= max(open.count - 64, 0) else { return }
        for given in open[(depth + 1)...] { partners[given] = -2 - Int32(index) }
        partners[open[depth]] = Int32(index)
        open.removeSubrange(depth...)
    }

    private func giveUp(at index: Int, _ open: inout [Int], _ partners: inout [Int32]) {
        for given in open { partners[given] = -2 - Int32(index) }
        open.removeAll(keepingCapacity: true)
    }

    /// `- (` at the beginning of a line, behind a statement and with a name behind the result type: no statement begins
    /// so.
    private func isMethodHead(_ index: Int) -> Bool {
        guard codes[index] == .minus || codes[index] == .plus, startsLine[index], index > 0,
            codes[index - 1] == .rightBrace || codes[index - 1] == .semicolon,
            index + 1 < codes.count, codes[index + 1] == .leftParen
        else {
            return false
        }
        var at = index + 2
        var depth = 1
        while at < min(index + 40, codes.count), depth > 0 {
            if codes[at] == .leftParen { depth += 1 }
            if codes[at] == .rightParen { depth -= 1 }
            at += 1
        }
        return depth == 0 && at + 1 < codes.count && codes[at].isWord
            && (codes[at + 1] == .colon || codes[at + 1] == .leftBrace || codes[at + 1].isWord)
    }
}
