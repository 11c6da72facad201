/// A use of a name inside a member, as the parser saw it: nothing is resolved yet but local names.
package struct ReferenceFact: Sendable, Equatable {
    /// The expression before the name.
    package enum Base: Sendable, Equatable {
        /// Nothing: `load()`.
        case none
        /// `self.load()`, or a local name that is bound to self.
        case ownSelf
        /// `self?.load()`, `self!.load()`.
        case optionalSelf
        /// `super.load()`.
        case superclass
        /// `Self.limit`, or the controller's own name: `LoginController.limit`.
        case ownType
        /// The instance variable behind a property of Objective-C, past its accessors: `_name`, `self->_name`.
        case variable
        /// Any other expression; its first name, if it has one: `field` in `field.text`.
        case expression(root: String?)
    }

    package enum Usage: Sendable, Equatable {
        case read
        case write
        case readWrite
        case call
        /// `&name`.
        case reference
        /// `#selector(name)`.
        case selector
        /// `\Self.name`, `\.name`, `#keyPath(name)`.
        case keyPath
        /// `if let name`, `guard let name`: read and bound under the same name.
        case shorthand
        /// `[weak name]`: captured under the same name.
        case capture
        /// The name stands where a type is expected.
        case type
    }

    package var name: String
    package var base: Base
    package var usage: Usage
    /// The bytes of the name itself.
    package let range: Range<Int>
    package let line: Int
    /// The labels of a call's arguments, `_` for none; a trailing closure counts as `{`. Of a method that is named in
    /// full, `load(id:)`, its argument names.
    package var labels: [String]
    /// The places of a call's arguments, if it has parentheses and is one of Swift.
    package let arguments: ArgumentPlaces?
    /// The call or the assignment is a whole statement: its value goes nowhere, it is not returned either.
    package let isStatement: Bool
    /// `?.` follows: the value is the start of an optional chain.
    package let isChained: Bool
    /// A member of the value is used: `name.x`, `name[x]`.
    package let isDereferenced: Bool
    /// A member call or a subscript assignment on the value, which may change it in place.
    package var mayMutate: Bool
    /// The number of closures between the member's body and this use.
    package let closureDepth: Int
    /// The bytes of the receiver where it is self: `self` in the message `[self load]` of Objective-C; in Swift what
    /// stands before the name, dot included: `self.`, `self?.`, `strongSelf.`. Nil for everything else.
    package var receiver: Range<Int>?
    /// Self is perhaps not held strongly here: a closure around it names self in its capture list, or the member binds
    /// the name `self` anew.
    package var isWeaklyCaptured: Bool
    /// The name that stands for the controller here, in Swift: `self`, `strongSelf`; nil where none is written.
    package var selfName: String?
    /// It is the controller itself, and an optional here, in Swift: `self` in a closure that captures it weakly.
    package var isOptionalSelf = false
    /// The plain names before this one, in Swift, without self: `DispatchQueue`, `main` in `DispatchQueue.main.async`;
    /// empty where something else than names, `?` and `!` stands there, or more than eight of them.
    package var path: [String] = []
    /// The first argument of a call between its parentheses, or of a message: what it shows, or posts.
    package var firstArgument: Expression?
    /// The bytes of the value that it is asked of, in Objective-C: `api` in `[api load]` and `api.name`, not in
    /// `api->name`.
    package var owner: Range<Int>?
    /// The bytes of the message that begins with it, brackets included.
    package var message: Range<Int>?
    /// It stands in `@protocol(…)`.
    package var isProtocolValue = false

    package init(
        name: String, base: Base, usage: Usage, range: Range<Int>, line: Int, labels: [String] = [],
        arguments: ArgumentPlaces? = nil, isStatement: Bool = false, isChained: Bool = false,
        isDereferenced: Bool = false, mayMutate: Bool = false,
        closureDepth: Int = 0, receiver: Range<Int>? = nil, isWeaklyCaptured: Bool = false
    ) {
        self.name = name
        self.base = base
        self.usage = usage
        self.range = range
        self.line = line
        self.labels = labels
        self.arguments = arguments
        self.isStatement = isStatement
        self.isChained = isChained
        self.isDereferenced = isDereferenced
        self.mayMutate = mayMutate
        self.closureDepth = closureDepth
        self.receiver = receiver
        self.isWeaklyCaptured = isWeaklyCaptured
    }

    /// The Objective-C selector of a message: its name and its labels.
    package var selector: String {
        guard let first = labels.first else { return name }
        return name + (first == "_" ? "" : first) + ":"
            + labels.dropFirst().map { ($0 == "_" ? "" : $0) + ":" }.joined()
    }

    /// True if the use goes to the controller itself: bare, or through any spelling of self.
    package var isOnSelf: Bool {
        switch base {
        case .none, .ownSelf, .optionalSelf, .variable: true
        case .superclass, .ownType, .expression: false
        }
    }
}
