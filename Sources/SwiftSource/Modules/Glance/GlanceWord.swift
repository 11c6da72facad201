/// The words and signs that structure a Swift file.
enum GlanceWord: String, CaseIterable {
    /// Any other.
    case other = ""

    // Words that no declaration can have as a name.
    case `Any`, `as`, `associatedtype`, `break`, `case`, `catch`, `class`, `continue`, `default`, `defer`, `deinit`,
        `do`
    case `else`, `enum`, `extension`, `fallthrough`, `false`, `fileprivate`, `for`, `func`, `guard`, `if`, `import`
    case `in`, `init`, `inout`, `internal`, `is`, `let`, `nil`, `operator`, `precedencegroup`, `private`, `protocol`
    case `public`, `repeat`, `rethrows`, `return`, `Self`, `self`, `static`, `struct`, `subscript`, `super`, `switch`
    case `throw`, `throws`, `true`, `try`, `typealias`, `var`, `where`, `while`

    // Words that are names elsewhere.
    case actor, any, async, await, borrowing, consuming, convenience, didSet, distributed, dynamic, final
    case get, indirect, infix, isolated, lazy, macro, mutating, nonisolated, nonmutating, open, optional, override
    case package, postfix, prefix, required, sending, set, some, unowned, weak, willSet
    case modify = "_modify"
    case read = "_read"
    case metatype = "Type"
    case protocolMetatype = "Protocol"
    case wildcard = "_"
    case hashIf = "#if"
    case hashElseif = "#elseif"
    case hashElse = "#else"
    case hashEndif = "#endif"

    case assign = "="
    case arrow = "->"
    case both = "&"
    case coalesce = "??"
    case equals = "=="
    case less = "<"
    case negation = "~"
    case ternary = "?"
    case weaver = "~>"

    /// True if it is never a name, unless a dot, a colon or backticks say so.
    var isReserved: Bool {
        switch self {
        case .Any, .as, .associatedtype, .break, .case, .catch, .class, .continue, .default, .defer, .deinit, .do,
            .else, .enum, .extension, .fallthrough, .false, .fileprivate, .for, .func, .guard, .if, .import, .in,
            .`init`,
            .inout, .internal, .is, .let, .nil, .operator, .precedencegroup, .private, .protocol, .public, .repeat,
            .rethrows, .return, .Self, .`self`, .static, .struct, .subscript, .super, .switch, .throw, .throws, .true,
            .try, .typealias, .var, .where, .while:
            true
        default: false
        }
    }

    /// Words before a declaration.
    var isModifier: Bool {
        switch self {
        case .async, .borrowing, .consuming, .convenience, .distributed, .dynamic, .fileprivate, .final, .indirect,
            .infix, .internal, .isolated, .lazy, .mutating, .nonisolated, .nonmutating, .open, .optional, .override,
            .package, .postfix, .prefix, .private, .public, .required, .static, .unowned, .weak:
            true
        default: false
        }
    }
}
