/// One member of a type, as the parser saw it.
package struct MemberFact: Sendable, Equatable {
    /// The full name: `tableView(_:cellForRowAt:)`, a selector in Objective-C, the name of a property or type.
    package var id: String
    /// The base name.
    package var name: String
    package var kind: MemberKind
    /// The bytes of the declaration with its leading comments and its trailing same-line comment, whole lines where
    /// nothing else stands on them.
    package var range: Range<Int>
    /// The bytes of the declaration itself, attributes included.
    package var declaration: Range<Int>
    /// The bytes of the body with its braces, or of the initial value.
    package var body: Range<Int>?
    /// The bytes of the access modifier and the blanks behind it.
    package var accessRange: Range<Int>?
    /// The place where an access modifier would be inserted: behind the attributes.
    package var modifierStart = 0
    /// Access as written; nil when nothing is written.
    package var writtenAccess: Access?
    /// The declaration's own first line, after comments.
    package var line: Int
    package var endLine: Int
    /// Names of attributes without `@`: `IBOutlet`, `objc`, `available(iOS 13, *)`.
    package var attributes: [String] = []
    /// Modifiers as written, without access: `override`, `static`, `lazy`, `weak`, `private(set)`.
    package var modifiers: [String] = []
    /// Methods, initialisers and subscripts.
    package var signature: Signature?
    /// The place of the parenthesis that closes a method's parameters, in Swift.
    package var parametersEnd: Int?
    /// A property's type as written, or as a literal or a plain `Type()` shows it.
    package var valueType: String?
    /// The initial value of a property is a call or access on this type: `URLSession` in `URLSession.shared`.
    package var initialType: String?
    /// The initial value is this member of that type: `shared` in `URLSession.shared`, `idle` in `Phase.idle`.
    package var initialMember: String?
    package var isConstant = false
    package var hasInitialValue = false
    /// `get`, `set`, `willSet`, `didSet` blocks that are written; a short getter counts as `get`.
    package var accessors: [String] = []
    /// Shares its declaration or its lines with others (`var a = 1, b = 2`), or with a mark.
    package var isOneOfSeveral = false
    /// The part of it that could not be read, so that nobody may move it; nil when all was.
    package var damage: String?
    /// Stands inside `#if`.
    package var isConditional = false
    /// For a nested type: `struct`, `class`, `enum`, `typealias` …
    package var typeKeyword: String?
    /// For a nested type: what it inherits and conforms to.
    package var inherits: [String] = []
    /// For a nested type: its own stored properties and methods, by name.
    package var innerNames: [String] = []
    /// For a nested type: it has constants of its own, `static let`.
    package var hasStaticConstants = false
    /// For a nested enum: the names of its cases.
    package var caseNames: [String] = []
    package var references: [ReferenceFact] = []
    package var statements: [StatementFact] = []
    /// The body of a method as a tree; nil where there is none or where the language does not give it.
    package var tree: BodyFact?
    /// A property's initial value as an expression.
    package var value: Expression?
    /// The same as written.
    package var valueText: String?
    /// All names bound inside the member.
    package var localNames: Set<String> = []
    /// All identifiers of the member's text, in any position.
    package var identifiers: Set<String> = []
    /// The name in the source, where the member is given more than it asks for there.
    package var sourceID: String?
    /// The documentation comment's text, for evidence.
    package var documentation = ""

    package init(
        id: String, name: String, kind: MemberKind, range: Range<Int>, declaration: Range<Int>, line: Int,
        endLine: Int
    ) {
        self.id = id
        self.name = name
        self.kind = kind
        self.range = range
        self.declaration = declaration
        self.line = line
        self.endLine = endLine
    }

    /// The name used in sentences: a Swift method by its base name, an Objective-C one by its selector.
    package var displayName: String { id.contains("(") ? name : id }

    package func has(modifier: String) -> Bool { modifiers.contains(modifier) }

    /// Returns true if an attribute of that name is present, with or without arguments.
    package func has(attribute: String) -> Bool {
        attributes.contains { $0 == attribute || $0.hasPrefix(attribute + "(") }
    }

    package var isStatic: Bool { has(modifier: "static") || has(modifier: "class") }

    /// A property that keeps a value, lazy ones included.
    package var isStored: Bool {
        kind == .property && !accessors.contains("get") && !accessors.contains("set")
    }
}
