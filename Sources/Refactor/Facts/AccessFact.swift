/// A value that is read through properties alone: `nameField.text`, `self.sender?.view?.tag`.
package struct AccessFact: Sendable, Equatable {
    /// The value after one more property.
    package struct Step: Sendable, Equatable {
        /// The byte behind the property's name.
        package let end: Int
        package let value: Expression
        /// An optional chain runs through it: without more, the value is optional whatever the property is.
        package let isChain: Bool
        /// `?` stands behind it.
        package let isUnwrapped: Bool
        /// A property, a method or an element of the value is used, or it is unwrapped by force.
        package let isDereferenced: Bool

        package init(end: Int, value: Expression, isChain: Bool, isUnwrapped: Bool, isDereferenced: Bool) {
            self.end = end
            self.value = value
            self.isChain = isChain
            self.isUnwrapped = isUnwrapped
            self.isDereferenced = isDereferenced
        }
    }

    /// The first byte, that of `self` where it is spelled out.
    package let start: Int
    /// All of it as it is written, kept once: a spelling for each step would grow with the square of their number.
    package let spelling: String
    /// The bytes of the first name that is not `self`.
    package let root: Range<Int>
    /// One for each property behind the first name, shortest first.
    package let steps: [Step]
    /// The statement around it reads the value whenever it runs, and before it does anything else.
    package let isEarly: Bool
    /// It is the element of a list that stands in a row: `items[indexPath.row]`.
    package let isRow: Bool
    /// It is a whole argument, or all that is set: `show(model.title)`.
    package let isTaken: Bool

    package init(
        start: Int, spelling: String, root: Range<Int>, steps: [Step], isEarly: Bool, isRow: Bool = false,
        isTaken: Bool = false
    ) {
        self.start = start
        self.spelling = spelling
        self.root = root
        self.steps = steps
        self.isEarly = isEarly
        self.isRow = isRow
        self.isTaken = isTaken
    }

    /// The chain up to one of its steps as it is written.
    func spelling(to step: Step) -> String { String(decoding: spelling.utf8.prefix(step.end - start), as: UTF8.self) }
}
