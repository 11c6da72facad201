import Refactor

/// Spells types as they are written, on one line and without what belongs to the variable.
struct TypeSpelling {
    let source: NamedTree

    /// The type of a declarator: `NSString *`, `void (^)(NSString *)`.
    func text(of type: Int32, declarator: Int32) -> String {
        let name = source.children(declarator).first { source.kind($0) == .name }.map { source.first($0) }
        var line = Line()
        add(source.first(type)...source.last(type), to: &line, without: nil)
        line.hasBlank = source.last(type) + 1 < source.first(declarator)
        add(source.first(declarator)...end(of: declarator), to: &line, without: name)
        return line.text
    }

    /// The type of a parameter or a result, without the parentheses around it.
    func text(of type: Int32) -> String {
        var line = Line()
        add(source.first(type)...source.last(type), to: &line, without: nil)
        return line.text
    }

    /// The last token of a declarator before its value or its number of bits.
    private func end(of declarator: Int32) -> Int {
        var end = source.first(declarator)
        var index = end
        while index <= source.last(declarator) {
            let token = source.tokens[index]
            if token.kind == .punctuation {
                switch source.byte(index) {
                case UInt8(ascii: "="), UInt8(ascii: ":"): return end
                case UInt8(ascii: "("), UInt8(ascii: "["): index = source.closing(index, until: source.last(declarator))
                default: break
                }
            }
            if !source.tokens[index].kind.isTrivia { end = index }
            index += 1
        }
        return end
    }

    /// A line that is written token by token.
    private struct Line {
        var text = ""
        /// A blank stands before the next token.
        var hasBlank = false
    }

    private func add(_ tokens: ClosedRange<Int>, to line: inout Line, without name: Int?) {
        var index = tokens.lowerBound
        while index <= tokens.upperBound {
            defer { index += 1 }
            if source.tokens[index].kind.isTrivia {
                line.hasBlank = true
            } else if index == name {
                line.hasBlank = false
            } else if isDropped(source.symbols[index]) {
                let next = source.token(after: index) ?? index
                let hasArguments = next <= tokens.upperBound && source.byte(next) == UInt8(ascii: "(")
                if hasArguments { index = source.closing(next, until: tokens.upperBound) }
            } else {
                if line.hasBlank, !line.text.isEmpty { line.text += " " }
                line.text += source.file.text(source.tokens[index].range)
                line.hasBlank = false
            }
        }
    }

    /// Returns true if a symbol is no part of the type: how a variable holds its value, and what Interface Builder
    /// makes of it.
    private func isDropped(_ symbol: Int32) -> Bool {
        Word.ownershipSymbols.contains(symbol) || Word.outletSymbols.contains(symbol) || symbol == Word.attribute
            || symbol == Word.outletCollection || symbol >= 0 && source.texts[Int(symbol)] == "__unused"
    }
}
