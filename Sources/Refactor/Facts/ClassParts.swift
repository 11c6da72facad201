/// The parts of an Objective-C `@interface` or `@implementation` beside its members.
package struct ClassParts: Sendable, Equatable {
    /// One name of `@synthesize a = _a, b;` or `@dynamic c;`.
    package struct Synthesis: Sendable, Equatable {
        package let property: String
        /// The instance variable as written; nil when none is.
        package let variable: String?
        package let isDynamic: Bool

        package init(property: String, variable: String?, isDynamic: Bool) {
            self.property = property
            self.variable = variable
            self.isDynamic = isDynamic
        }
    }

    /// `Drawing` in `A (Drawing)`, empty for a class extension `A ()`; nil for the class itself.
    package var category: String?
    /// The bytes between `<` and `>` of the adopted protocols; nil when none are written.
    package var protocolList: Range<Int>?
    /// The place where ` <P>` could be inserted: behind the superclass, the category or the name.
    package var headEnd: Int
    /// The bytes between the braces of the instance variables; nil when there is no such block.
    package var variables: Range<Int>?
    package var syntheses: [Synthesis]
    /// Stands between `NS_ASSUME_NONNULL_BEGIN` and its end.
    package var isNonnull: Bool

    package init(
        category: String? = nil, protocolList: Range<Int>? = nil, headEnd: Int, variables: Range<Int>? = nil,
        syntheses: [Synthesis] = [], isNonnull: Bool = false
    ) {
        self.category = category
        self.protocolList = protocolList
        self.headEnd = headEnd
        self.variables = variables
        self.syntheses = syntheses
        self.isNonnull = isNonnull
    }
}
