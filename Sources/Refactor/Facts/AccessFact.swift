/// A value that is read through properties alone: `nameField.text`, `self.sender?.view?.tag`.
package struct AccessFact: Sendable, Equatable {
    /// The value after one more property.
    package struct Step: Sendable, Equatable {
        /// The byte behind the property's name.
        package let end: Int
        /// The chain up to there as it is written.
        package let spelling: String
        package let value: Expression
        /// An optional chain runs through it: without more, the value is optional whatever the property is.
        package let isChain: Bool
        /// `?` stands behind it.
        package let isUnwrapped: Bool
        /// A property, a method or an element of the value is used, or it is unwrapped by force.
        package let isDereferenced: Bool

        package init(
            end: Int, spelling: String, value: Expression, isChain: Bool, isUnwrapped: Bool, isDereferenced: Bool
        ) {
            self.end = end
            self.spelling = spelling
            self.value = value
            self.isChain = isChain
            self.isUnwrapped = isUnwrapped
            self.isDereferenced = isDereferenced
        }
    }

    /// The first byte, that of `self` where it is spelled out.
    package let start: Int
    /// The bytes of the first name that is not `self`.
    package let root: Range<Int>
    /// One for each property behind the first name, shortest first.
    package let steps: [Step]
    /// The statement around it reads the value whenever it runs, and before it does anything else.
    package let isEarly: Bool

    package init(start: Int, root: Range<Int>, steps: [Step], isEarly: Bool) {
        self.start = start
        self.root = root
        self.steps = steps
        self.isEarly = isEarly
    }
}
