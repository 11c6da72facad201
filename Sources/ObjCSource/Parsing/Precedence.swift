/// The precedence of operators, loosest first.
enum Precedence: UInt8, Comparable {
    case comma, assignment, conditional, or, and, bitOr, bitXor, bitAnd, equality, relation, shift, sum, product, unary

    static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }

    /// One step tighter.
    var tighter: Precedence { Precedence(rawValue: rawValue + 1) ?? .unary }

    /// The precedence of a binary operator; nil for other codes.
    init?(_ code: Code) {
        switch code {
        case .comma: self = .comma
        case .equals, .assignOperator: self = .assignment
        case .question: self = .conditional
        case .pipePipe: self = .or
        case .ampAmp: self = .and
        case .pipe: self = .bitOr
        case .caret: self = .bitXor
        case .amp: self = .bitAnd
        case .equalEqual, .bangEqual: self = .equality
        case .less, .greater, .lessEqual, .greaterEqual: self = .relation
        case .shiftLeft: self = .shift
        case .plus, .minus: self = .sum
        case .star, .slash, .percent: self = .product
        default: return nil
        }
    }
}
