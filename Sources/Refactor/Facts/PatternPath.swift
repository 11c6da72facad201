/// The way from a value that is matched to a name that a pattern binds in it.
package struct PatternPath: Sendable, Equatable {
    /// The value that is taken apart.
    package enum Source: Sendable, Equatable {
        case value(Expression)
        /// Each value of a `for` loop.
        case element(of: Expression)
        /// The error of a `catch`.
        case caught
    }

    package enum Step: Sendable, Equatable {
        /// One of the parts of a tuple.
        case part(Int, of: Int)
        /// One of the values that a case carries, and the enum where the pattern names it.
        case payload(Int, of: Int, enumCase: String, type: String?)
        /// `x?`, `.some(x)`.
        case wrapped
        /// `x as T`.
        case cast(String)
    }

    package let source: Source
    /// From the outside in.
    package let steps: [Step]

    package init(_ source: Source, steps: [Step]) {
        self.source = source
        self.steps = steps
    }
}
