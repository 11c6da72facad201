extension TypeReading {
    private static let comparisons: Set<String> = [
        "!=", "!==", "&&", "<", "<=", "==", "===", ">", ">=", "is", "||", "~=",
    ]

    private static let arithmetic: Set<String> = ["%", "&", "*", "+", "-", "/", "<<", ">>", "^", "|"]

    private static let assignments: Set<String> = [
        "%=", "&=", "*=", "+=", "-=", "/=", "<<=", "=", ">>=", "^=", "|=",
    ]

    mutating func operation(_ sign: String, _ left: Expression, _ right: Expression) -> WrittenType? {
        if Self.comparisons.contains(sign) { return .bool }
        if Self.assignments.contains(sign) { return .void }
        switch sign {
        case "??": return fallback(left, right)
        case "...", "..<":
            guard let bound = common(of: [left, right]) else { return nil }
            return .named(sign == "..." ? "ClosedRange" : "Range", [bound])
        default:
            guard Self.arithmetic.contains(sign) else { return nil }
            if sign == "+" || sign == "-", type(of: left) == .named("Date"), isInterval(right) { return .named("Date") }
            return common(of: [left, right]).flatMap { takes(sign, $0) ? $0 : nil }
        }
    }

    private mutating func isInterval(_ value: Expression) -> Bool {
        adapts(value, to: .double) || type(of: value).map { catalog.expanded($0) } == .double
    }

    mutating func operation(_ sign: String, _ value: Expression) -> WrittenType? {
        switch sign {
        case "!": return .bool
        case "&": return type(of: value)
        case "-", "+", "~":
            guard let type = type(of: value) else { return nil }
            return isNumber(type) ? type : nil
        default: return nil
        }
    }

    private func isNumber(_ type: WrittenType) -> Bool {
        guard let name = catalog.expanded(type).name else { return false }
        return name == "CGFloat" || Initializers.numbers.contains(name)
    }

    /// Only the operators of the standard library count: those of the app may give anything.
    private func takes(_ sign: String, _ type: WrittenType) -> Bool {
        if isNumber(type) { return true }
        guard sign == "+" else { return false }
        if case .array = type { return true }
        return type == .string
    }

    /// `value ?? other`.
    private mutating func fallback(_ left: Expression, _ right: Expression) -> WrittenType? {
        guard let wrapped = type(of: left)?.wrapped else { return nil }
        if right == .nilLiteral { return .optional(wrapped) }
        if adapts(right, to: wrapped) { return wrapped }
        guard let other = type(of: right) else { return nil }
        if isSame(other, wrapped) { return wrapped }
        return other.isOptional && other.wrapped.map { isSame($0, wrapped) } == true ? .optional(wrapped) : nil
    }

    /// Returns true if two types are one, an alias for the other included.
    func isSame(_ left: WrittenType, _ right: WrittenType) -> Bool {
        left == right || catalog.expanded(left) == catalog.expanded(right)
    }

    /// Returns true if an expression takes its type from its surroundings and fits this one.
    private func adapts(_ expression: Expression, to type: WrittenType) -> Bool {
        switch expression {
        case .literal(let literal, _):
            if written(literal) == type { return true }
            return literal == "Int" ? isNumber(type) : literal == "Double" && isDecimal(type)
        case .prefix("-", let value): return adapts(value, to: type)
        case .array(let elements):
            if case .array = type { return elements.isEmpty }
            return elements.isEmpty && type.name == "Set"
        case .dictionary(let keys, _):
            if case .dictionary = type { return keys.isEmpty }
            return false
        case .member(nil, _): return true
        case .call(.member(nil, _), _, _): return true
        case .nilLiteral: return type.isOptional
        default: return false
        }
    }

    private func isDecimal(_ type: WrittenType) -> Bool {
        ["CGFloat", "Double", "Float"].contains(catalog.expanded(type).name ?? "")
    }

    /// The type that all the expressions have, where literals take that of the others.
    mutating func common(of expressions: [Expression]) -> WrittenType? {
        var known: WrittenType?
        var isOptional = false
        var open: [Expression] = []
        for expression in expressions {
            if expression == .nilLiteral {
                isOptional = true
            } else if Self.isLiteral(expression) {
                open.append(expression)
            } else {
                guard let next = type(of: expression) else { return nil }
                if let known, !isSame(known, next) { return nil }
                known = known ?? next
            }
        }
        guard let found = known ?? literalType(open), open.allSatisfy({ adapts($0, to: found) }) else { return nil }
        return isOptional ? found.flattenedOptional : found
    }

    /// Returns true if an expression has no type of its own: a literal, `.name`, `[]`.
    private static func isLiteral(_ expression: Expression) -> Bool {
        switch expression {
        case .literal, .member(nil, _), .call(.member(nil, _), _, _): true
        case .array(let elements): elements.isEmpty
        case .dictionary(let keys, _): keys.isEmpty
        case .prefix("-", let value): isLiteral(value)
        default: false
        }
    }

    /// The type of literals alone; whole numbers among decimal ones are decimal.
    private func literalType(_ expressions: [Expression]) -> WrittenType? {
        var types: Set<String> = []
        for expression in expressions {
            guard case .literal(let type, _) = expression else { return nil }
            types.insert(type)
        }
        if types == ["Double", "Int"] { return .double }
        return types.count == 1 ? written(types.first) : nil
    }
}
