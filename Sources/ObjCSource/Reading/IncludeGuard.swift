import Refactor

/// `#ifndef A_h`, `#define A_h` … `#endif` around a whole header: nothing is conditional because of it.
struct IncludeGuard {
    private let tree: Tree

    init(_ tree: Tree) { self.tree = tree }

    /// For each token whether it stands inside `#if`, the guard left out.
    func isConditional() -> [Bool] {
        let directives = tree.tokens.indices.filter { tree.tokens[$0].kind == .directive }
        guard directives.count > 2, isOpened(directives), isClosed(directives) else { return tree.isConditional }
        var depth = 0
        var isConditional = tree.isConditional
        var next = directives.makeIterator()
        var directive = next.next()
        for index in tree.tokens.indices {
            if index == directive {
                switch line(index).condition {
                case .opens?: depth += 1
                case .closes?: depth -= 1
                case .divides?, nil: break
                }
                directive = next.next()
            }
            isConditional[index] = depth > 1
        }
        return isConditional
    }

    /// Returns true if the file begins with the question for a name and its definition.
    private func isOpened(_ directives: [Int]) -> Bool {
        let words = line(directives[0]).spelledWords
        let isQuestion = words.first == "ifndef" || words.prefix(2) == ["if", "defined"]
        return isQuestion && words.last == line(directives[1]).definedName && isWithoutCode(0..<directives[0])
    }

    /// Returns true if the first condition is closed by the last directive, behind which there is no code.
    private func isClosed(_ directives: [Int]) -> Bool {
        var depth = 0
        for index in directives {
            switch line(index).condition {
            case .opens?: depth += 1
            case .closes?: depth -= 1
            case .divides?: if depth == 1 { return false }
            case nil: continue
            }
            if depth == 0 { return index == directives.last && isWithoutCode(index..<tree.tokens.count) }
        }
        return false
    }

    private func isWithoutCode(_ range: Range<Int>) -> Bool { tree.tokens[range].allSatisfy(\.kind.isTrivia) }

    private func line(_ index: Int) -> Directive { Directive(tree.tokens[index].range, in: tree.file.bytes) }
}
