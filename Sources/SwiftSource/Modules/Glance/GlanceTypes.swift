import Refactor

/// Types as code mentions them.
extension GlanceReader {
    /// Reads a type, with what `mention(of:)` says about it.
    mutating func type() throws(UnsupportedSyntax) -> TypeNames? {
        try skipTypeMarks()
        if isAt(.any) || isAt(.some), next().kind == .word || next().kind == .leftParenthesis { advance() }
        if accept(.negation) {
            _ = try type()
            return nil
        }
        let isTuple = isAt(.leftParenthesis)
        let first = try simpleType()
        if isTuple, isAtEffects || isAt(.arrow) {
            try skipEffects()
            try expect(.arrow)
            return try type().map { closure(giving: $0, told: first) }
        }
        guard isAt(.both), token.side == .between else { return first }
        var parts = [first]
        while accept(.both) {
            if isAt(.any) { advance() }
            parts.append(try simpleType())
        }
        return joined(parts.compactMap { $0 }, isIndirect: false)
    }

    /// `@escaping`, `inout` and the like.
    private mutating func skipTypeMarks() throws(UnsupportedSyntax) {
        while true {
            switch token.word {
            case .inout, .borrowing, .consuming, .sending, .isolated: advance()
            default:
                guard accept(.at) else { return }
                let name = try anyName()
                guard isAt(.leftParenthesis), token.isTight, name != "escaping" else { continue }
                guard name == "convention" else { throw UnsupportedSyntax() }
                skipGroup()
            }
        }
    }

    private mutating func simpleType() throws(UnsupportedSyntax) -> TypeNames? {
        var mention: TypeNames?
        switch token.kind {
        case .word:
            guard !token.word.isReserved || isAt(.Any) || isAt(.Self), !isAt(.wildcard), !isAt(.any), !isAt(.some)
            else { throw UnsupportedSyntax() }
            let name = try anyName()
            mention = TypeNames([name], arguments: try genericArguments() ?? [])
        case .leftParenthesis: mention = try tupleType()
        case .leftSquare: mention = try listType()
        default: throw UnsupportedSyntax()
        }
        while true {
            if isAt(.period), next().kind == .word {
                advance()
                mention = try member(of: mention)
            } else if isAt(.sign) && !isInsideSign || !take(UInt8(ascii: "?")) && !take(UInt8(ascii: "!")) {
                return mention
            }
        }
    }

    private mutating func member(of base: TypeNames?) throws(UnsupportedSyntax) -> TypeNames? {
        if accept(.metatype) || accept(.protocolMetatype) { return base }
        let name = try name()
        let arguments = try genericArguments() ?? []
        return base?.names.first.map { TypeNames([$0 + "." + name], arguments: arguments) }
    }

    /// The mentions between angle brackets; nil where there are none.
    mutating func genericArguments() throws(UnsupportedSyntax) -> [TypeNames]? {
        guard take(UInt8(ascii: "<")) else { return nil }
        var found: [TypeNames] = []
        repeat {
            if let mention = try type() { found.append(mention) }
        } while accept(.comma)
        guard take(UInt8(ascii: ">")) else { throw UnsupportedSyntax() }
        return found
    }

    private mutating func tupleType() throws(UnsupportedSyntax) -> TypeNames {
        try expect(.leftParenthesis)
        var found: [TypeNames] = []
        var count = 0
        while !isAt(.rightParenthesis) {
            count += 1
            if isAt(.word), next().kind == .colon {
                advance()
                advance()
            } else if isAt(.word), next().kind == .word, next(2).kind == .colon {
                for _ in 0..<3 { advance() }
            }
            if let mention = try type() { found.append(mention) }
            skipEllipsis()
            if !accept(.comma) { break }
        }
        try expect(.rightParenthesis)
        // `(() -> Void)?` is a closure.
        if count == 1, let only = found.first { return only }
        return joined(found, isIndirect: false)
    }

    /// The dots of `Int...`.
    mutating func skipEllipsis() { if isAt(.sign), text(token) == "..." { advance() } }

    private mutating func listType() throws(UnsupportedSyntax) -> TypeNames? {
        try expect(.leftSquare)
        let key = try type()
        guard accept(.colon) else {
            try expect(.rightSquare)
            return key.map { joined([$0], isIndirect: true) }
        }
        let value = try type()
        try expect(.rightSquare)
        return joined([key, value].compactMap { $0 }, isIndirect: true)
    }

    // MARK: - Around types

    var isAtEffects: Bool {
        switch token.word {
        case .async, .throws, .rethrows: true
        default: false
        }
    }

    mutating func skipEffects() throws(UnsupportedSyntax) {
        while isAtEffects {
            let isThrowing = isAt(.throws)
            advance()
            if isThrowing, isAt(.leftParenthesis) { skipGroup() }
        }
    }

    /// The names of generic parameters; none where there are no angle brackets.
    mutating func genericParameters() throws(UnsupportedSyntax) -> [String]? {
        guard take(UInt8(ascii: "<")) else { return nil }
        var names: [String] = []
        repeat {
            names.append(try name())
            if accept(.colon) { _ = try type() }
        } while accept(.comma)
        guard take(UInt8(ascii: ">")) else { throw UnsupportedSyntax() }
        return names
    }

    /// Goes behind `where A: B, C == D`; gives what stands behind the first `==`.
    mutating func requirements() throws(UnsupportedSyntax) -> TypeNames? {
        guard accept(.where) else { return nil }
        var equal: TypeNames??
        repeat {
            _ = try type()
            if accept(.equals) {
                let right = try type()
                if equal == nil { equal = .some(right) }
            } else {
                try expect(.colon)
                if !accept(.class) { _ = try type() }
            }
        } while accept(.comma)
        return equal ?? nil
    }
}
