import Refactor

/// The attributes and modifiers before a declaration.
struct GlanceMarks {
    var isStatic = false
    var isWeak = false
    var isUnowned = false
    var isPrivate = false
    var isOfTypeAlone = false
    /// Attributes, or a word that says that the method of a base class calls it.
    var isCalledElsewhere = false
    /// The name in `@objc(Name)`.
    var runtimeName: String?

    /// Known in its file alone, and to no framework either.
    var isHidden: Bool { isOfTypeAlone && !isCalledElsewhere }

    var strength: ReferenceStrength { isWeak ? .weak : isUnowned ? .unowned : .strong }
}

extension GlanceReader {
    /// Attributes and modifiers.
    mutating func marks() throws(UnsupportedSyntax) -> GlanceMarks {
        var marks = GlanceMarks()
        while true {
            switch token.word {
            case .class
            where next().word == .func || next().word == .var || next().word == .let || next().word.isModifier,
                .static:
                marks.isStatic = true
            case .weak: marks.isWeak = true
            case .unowned: marks.isUnowned = true
            case .fileprivate: if next().kind != .leftParenthesis { marks.isPrivate = true }
            case .private:
                guard next().kind != .leftParenthesis else { break }
                marks.isPrivate = true
                marks.isOfTypeAlone = true
            case .override: marks.isCalledElsewhere = true
            default:
                guard token.word.isModifier else {
                    guard isAt(.at) else { return marks }
                    if let name = try attribute() { marks.runtimeName = name }
                    marks.isCalledElsewhere = true
                    continue
                }
            }
            advance()
            if isAt(.leftParenthesis), token.isTight { skipGroup() }
        }
    }

    mutating func skipAttribute() throws(UnsupportedSyntax) { _ = try attribute() }

    /// Goes behind an attribute; gives the name in `@objc(Name)`.
    private mutating func attribute() throws(UnsupportedSyntax) -> String? {
        try expect(.at)
        var (name, runtimeName) = ("", String?.none)
        repeat { name = try anyName() } while accept(.period)
        if name == "objc", isAt(.leftParenthesis), next().kind == .word, next(2).kind == .rightParenthesis {
            runtimeName = text(next())
        }
        if begins(with: UInt8(ascii: "<")) { throw UnsupportedSyntax() }
        if isAt(.leftParenthesis) {
            guard token.isTight else { throw UnsupportedSyntax() }
            skipGroup()
        }
        return runtimeName
    }

    /// Goes behind a line of `#if`, `#else` or `#endif`: what stands between them is read as if all held.
    mutating func skipCondition() throws(UnsupportedSyntax) -> Bool {
        guard isAtCondition else { return false }
        repeat { advance() } while !token.isFirstOnLine && !isAt(.end)
        return true
    }

    /// True if a line says on which condition others are read.
    var isAtCondition: Bool {
        switch token.word {
        case .hashIf, .hashElseif, .hashElse, .hashEndif: true
        default: false
        }
    }
}
