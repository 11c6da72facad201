/// A statement itself, without the statements in its blocks, as expressions.
package struct StatementHead: Sendable, Equatable {
    /// The expression that the statement is, gives back, or gives to the one name that it declares; nil where there is
    /// none, and in Objective-C.
    package var value: Expression?
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
