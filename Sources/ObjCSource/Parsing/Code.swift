/// The code of a token for the parser: which operator, bracket, keyword it is. The order groups them.
enum Code: UInt8, Sendable {
    /// Behind the last token of the region that is being read.
    case end
    case unknown
    case number, string, character

    // MARK: Brackets
    case leftParen, leftBracket, leftBrace, atParen, atBracket, atBrace
    case rightParen, rightBracket, rightBrace

    // MARK: Operators
    case at, semicolon, comma, colon, question, dot, ellipsis, arrow
    case caret, star, amp, plus, minus, slash, percent, tilde, bang
    case less, greater, lessEqual, greaterEqual, equalEqual, bangEqual
    case pipe, ampAmp, pipePipe, shiftLeft
    case equals, assignOperator, plusPlus, minusMinus, hash

    // MARK: Words with a sign
    case atInterface, atImplementation, atProtocol, atEnd, atClass, atProperty, atSynthesize, atDynamic
    case atMark, atImport
    case atSelector, atEncode, atAvailable
    case atTry, atCatch, atFinally, atThrow, atSynchronized, atAutoreleasepool
    case atOther

    // MARK: Words
    case identifier
    /// Words that qualify a type in some places and are names in others: `nullable`, `in`.
    case soft
    case ifWord, elseWord, forWord, whileWord, doWord, switchWord, caseWord, defaultWord
    case returnWord, breakWord, continueWord, gotoWord, asmWord
    case sizeofWord, typeofWord, attributeWord
    case structWord, enumWord, typedefWord, externWord
    case storage, qualifier, builtin
    case classWord, namespaceWord, templateWord, usingWord, tryWord, catchWord, newWord, deleteWord, operatorWord

    /// True if it is spelled as a name: every keyword may be part of a selector.
    var isWord: Bool { rawValue >= Code.identifier.rawValue }

    /// True if it can name a type or a value.
    var isName: Bool { self == .identifier || self == .soft }

    /// True if it opens a bracket.
    var isOpening: Bool { rawValue >= Code.leftParen.rawValue && rawValue <= Code.atBrace.rawValue }

    var isClosing: Bool { rawValue >= Code.rightParen.rawValue && rawValue <= Code.rightBrace.rawValue }

    /// The bracket that closes this one.
    var closing: Code {
        switch self {
        case .leftParen, .atParen: .rightParen
        case .leftBracket, .atBracket: .rightBracket
        default: .rightBrace
        }
    }

    /// True if it begins or ends a class or protocol, where every bracket must be closed.
    var isClassEdge: Bool { self == .atInterface || self == .atImplementation || self == .atEnd }
}
