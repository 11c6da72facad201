/// A type declaration or an extension of one, with its members.
package struct TypeFact: Sendable, Equatable {
    package enum Keyword: String, Sendable {
        case `class`, `struct`, `enum`, `actor`, `protocol`, `extension`
        /// `@implementation A`, which holds the methods of a class whose `@interface` may stand elsewhere.
        case implementation
    }

    package var name: String
    package var keyword: Keyword
    package var attributes: [String]
    package var modifiers: [String]
    package var access: Access?
    /// The modifier of that access and the blanks behind it.
    package var accessRange: Range<Int>?
    /// The place where an access modifier would be inserted: behind the attributes.
    package var modifierStart = 0
    /// Superclass and protocols as written, without generic arguments.
    package var inherits: [String]
    package var generics: [String]
    /// The whole declaration with its leading comments.
    package var range: Range<Int>
    /// The declaration without its comments.
    package var declaration: Range<Int>
    /// The bytes between the braces.
    package var body: Range<Int>
    package var line: Int
    package var endLine: Int
    /// Stands inside `#if`.
    package var isConditional: Bool
    package var members: [MemberFact]
    /// Methods that an Objective-C `@interface` or `@protocol` declares without a body.
    package var prototypes: [MemberFact] = []
    /// The parts that only Objective-C has; nil in Swift.
    package var parts: ClassParts?

    package init(
        name: String, keyword: Keyword, attributes: [String], modifiers: [String], access: Access?,
        inherits: [String], generics: [String], range: Range<Int>, declaration: Range<Int>, body: Range<Int>,
        line: Int, endLine: Int, isConditional: Bool, members: [MemberFact]
    ) {
        self.name = name
        self.keyword = keyword
        self.attributes = attributes
        self.modifiers = modifiers
        self.access = access
        self.inherits = inherits
        self.generics = generics
        self.range = range
        self.declaration = declaration
        self.body = body
        self.line = line
        self.endLine = endLine
        self.isConditional = isConditional
        self.members = members
    }
}
