/// A name that is bound inside a member: a parameter, a constant, a pattern.
package struct LocalFact: Sendable, Equatable {
    /// The source of its value, and so of its type.
    package enum Origin: Sendable, Equatable {
        /// A parameter of the member or of a local function, with its type as written; variadic ones as an array.
        case parameter(type: String, isInout: Bool)
        /// The parameter of a closure: its written type, or the call that it is given to, which argument it is there,
        /// and which parameter of how many this is. `$0` counts as 0.
        case closureParameter(type: String?, call: Expression?, argument: Int, index: Int, of: Int)
        /// `let a: T = value`.
        case binding(type: String?, value: Expression?)
        /// `if let a = value`, `guard let a`: the value without its optional.
        case unwrapped(type: String?, value: Expression?)
        /// `for a in value`.
        case element(of: Expression)
        /// The `error` of a `catch` that names no other.
        case caught
        case function
        case localType
        /// A name for self: `guard let self`, `let strongSelf = self`.
        case selfName
        /// Part of what a pattern matches: `case .loaded(let user)`, `let (a, b)`.
        case matched(PatternPath)
        /// Bound in a way that tells no type: `[weak button]`.
        case pattern
        /// `newValue`, `oldValue`.
        case accessorValue
    }

    package struct Use: Sendable, Equatable {
        /// The place of the name in a call.
        package enum Place: Sendable, Equatable {
            /// Before the parenthesis.
            case callee
            /// An argument that is just this name: its index, and the first byte of the name that is called.
            case argument(Int, of: Int)
        }

        package let range: Range<Int>
        /// It may change the value: assigned, passed by `&`, or the base of a call or of an assignment to a part of it.
        package let mayChange: Bool

        /// Nil where it stands elsewhere, or is only a part of an argument.
        package let place: Place?
        /// The property or method that is named behind it, in Swift: `text` in `field.text` and `field?.text`.
        package var member: Member?
        /// It is called: `done(1)`, `done?(1)`.
        package var isCalled: Bool

        package init(
            range: Range<Int>, mayChange: Bool, place: Place? = nil, member: Member? = nil, isCalled: Bool = false
        ) {
            self.range = range
            self.mayChange = mayChange
            self.place = place
            self.member = member
            self.isCalled = isCalled
        }

        package struct Member: Sendable, Equatable {
            package let name: String
            /// `read`, `write` or `call`.
            package let usage: ReferenceFact.Usage
            /// Nothing but the dot stands between the two.
            package let isPlain: Bool

            package init(name: String, usage: ReferenceFact.Usage, isPlain: Bool) {
                self.name = name
                self.usage = usage
                self.isPlain = isPlain
            }
        }
    }

    /// The words in front of a name that is bound.
    package enum Introducer: Sendable, Equatable {
        /// `let` or `var` and nothing else, for the first name behind it.
        case plain
        /// `async let`.
        case awaited
        case other
    }

    package let name: String
    /// The name where it is bound; empty at the body's start for `$0`, `error`, `newValue`.
    package let declaration: Range<Int>
    package let origin: Origin
    /// `var`, or an inout parameter.
    package let isVariable: Bool
    package var introducer = Introducer.other
    /// The first byte behind the `=` of its declaration and the blanks there; nil where it gets no value.
    package var valueStart: Int?
    /// Every use that means this name and no other of the same spelling; not its declaration.
    package var uses: [Use]

    package init(name: String, declaration: Range<Int>, origin: Origin, isVariable: Bool, uses: [Use] = []) {
        self.name = name
        self.declaration = declaration
        self.origin = origin
        self.isVariable = isVariable
        self.uses = uses
    }

    /// Its type where one is written.
    package var writtenType: String? {
        switch origin {
        case .parameter(let type, _): type
        case .closureParameter(let type, _, _, _, _), .binding(let type, _), .unwrapped(let type, _): type
        default: nil
        }
    }
}
