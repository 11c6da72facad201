/// A statement itself, without the statements in its blocks, as expressions.
package struct StatementHead: Sendable, Equatable {
    /// The expression that the statement is, gives back, or gives to the name that it declares, to several names as a
    /// tuple; nil where there is none.
    package var value: Expression?
    /// The first byte of the value that it assigns, in Swift; nil for a statement that is no assignment.
    package var assignedStart: Int?
    /// Parentheses stand in what it gives to a name in Swift: something is called there, or put together.
    package var hasParentheses = false
    /// The conditions of Swift's `if`, `guard` and `while`, in order; of one that binds, the value that is bound.
    package var conditions: [Expression]
    /// The byte behind the first condition.
    package var firstConditionEnd: Int?
    /// One of its branches is taken in any case: `switch`, or an `else` without a condition.
    package var isExhaustive: Bool

    package init(
        value: Expression? = nil, conditions: [Expression] = [], firstConditionEnd: Int? = nil,
        isExhaustive: Bool = false
    ) {
        self.value = value
        self.conditions = conditions
        self.firstConditionEnd = firstConditionEnd
        self.isExhaustive = isExhaustive
    }
}
