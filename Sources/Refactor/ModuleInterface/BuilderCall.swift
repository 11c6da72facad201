/// Statements that make and fill a screen, which the app's builder for it does as well.
package struct BuilderCall: Sendable, Equatable {
    /// A statement that sets a property: `detail.user = user`.
    package struct Setting: Sendable, Equatable {
        package let property: String
        /// From the end of what stands before to the property's name.
        package let start: Range<Int>
        /// Between the name and the value.
        package let equals: Range<Int>
        /// The byte behind the value.
        package let end: Int
    }

    /// The method with the statements, by index in the plan's controller.
    package let unit: Int
    package let builder: KnownBuilder
    package let controller: String
    /// The name of the class where the screen is made.
    package let name: Range<Int>
    /// True if the initializer is given anything.
    package let hasArguments: Bool
    package let settings: [Setting]
}
