/// Why a member that belongs to another role stays in the view; the fixed list of the ledger.
package enum StayReason: Sendable, Equatable {
    /// Something decides that it is the view's: an outlet, an action, an override.
    case anchored(String)
    case undecided
    /// The emitted module already exists.
    case alreadySplit
    case initializer
    case subscriptOrDeinit
    case overrides
    case usesSuper
    case conditionalCompilation
    case sharesItsDeclaration
    case isStatic
    case attribute(String)
    case conformance(String)
    case passesSelf
    case unresolvedName(String, isAppRead: Bool)
    case usesInherited(String)
    case filePrivateName(String)
    case setInInitializer
    case usedBy(String, how: String)
    case privateSetter
    case typeUnknown(String)
    case defaultArguments(String)
    case overloaded(String)
    /// The member whose value it is, where it is one of the controller's.
    case valueThroughWeak(String, role: Role, member: Int?)
    case noWay(String, role: Role)
    case notExpressible(String, why: String)
    case usedAsValue(String)
    case unreachable
    case subclassed(String)
    case nestedTypeOfView
    case usedMostlyElsewhere(role: Role)
    case needsStuck(String)
    case notAnalysed(String)
    case synthesized
    /// Its role is not taken out yet.
    case laterStep(Role)
    /// Control leaves a part in the middle.
    case cutLeaves(line: Int)
    /// A part changes a local value that is not its own.
    case cutChanges(String)
    /// A part gives more than one value to what follows.
    case cutResults([String])
    /// A part needs something that only its method has.
    case cutNeeds(String, why: String)
    /// A view that only the view itself may touch.
    case usesView(String)
    /// A part that could go nowhere as it stands.
    case notCut
    /// Something would be left out when a closure that held the controller runs after the screen has gone.
    case mayBeGone(String)
    /// Others call it: what it does leaves, it stays.
    case entry
    /// It handles a touch: the view knows what was touched, and tells a router alone where to go.
    case handlesTouch
    /// It would cost more requirements of protocols than it is worth.
    case outweighed
    /// All that it does is to ask the view and to tell it.
    case businessOfView
    /// A person keeps it whole.
    case keptWhole
    /// The lines of a part hold no statement.
    case noStatement

    /// The word in ledgers and tables.
    package var code: String {
        switch self {
        case .anchored: "anchored"
        case .undecided: "undecided"
        case .alreadySplit: "already-split"
        case .initializer: "initializer"
        case .subscriptOrDeinit: "subscript-or-deinit"
        case .overrides: "override"
        case .usesSuper: "uses-super"
        case .conditionalCompilation: "conditional-compilation"
        case .sharesItsDeclaration: "shares-declaration"
        case .isStatic: "static"
        case .attribute: "attribute"
        case .conformance: "conformance"
        case .passesSelf: "passes-self"
        case .unresolvedName: "unresolved-name"
        case .usesInherited: "uses-inherited"
        case .filePrivateName: "file-private-name"
        case .setInInitializer: "set-in-initializer"
        case .usedBy: "used-by-fixed-member"
        case .privateSetter: "private-setter"
        case .typeUnknown: "type-unknown"
        case .defaultArguments: "default-arguments"
        case .overloaded: "overloaded"
        case .valueThroughWeak: "value-through-weak"
        case .noWay: "no-port"
        case .notExpressible: "not-expressible"
        case .usedAsValue: "used-as-value"
        case .unreachable: "unreachable"
        case .subclassed: "subclassed"
        case .nestedTypeOfView: "nested-type-of-view"
        case .usedMostlyElsewhere: "used-mostly-elsewhere"
        case .needsStuck: "needs-what-stays"
        case .notAnalysed: "not-analysed"
        case .synthesized: "synthesized"
        case .laterStep: "later-step"
        case .cutLeaves: "cut-leaves-in-the-middle"
        case .cutChanges: "cut-changes-local"
        case .cutResults: "cut-has-several-results"
        case .cutNeeds: "cut-needs-its-method"
        case .usesView: "uses-view"
        case .notCut: "not-cut"
        case .mayBeGone: "screen-may-be-gone"
        case .entry: "entry"
        case .handlesTouch: "handles-touch"
        case .outweighed: "outweighed"
        case .businessOfView: "business-of-view"
        case .keptWhole: "kept-whole"
        case .noStatement: "no-statement"
        }
    }

    /// The sentence for a person.
    package var sentence: String {
        switch self {
        case .anchored(let why): why
        case .undecided: "nothing speaks clearly for one role"
        case .alreadySplit: "the module has been split already"
        case .initializer: "initializers stay: nothing may run before the module is wired"
        case .subscriptOrDeinit: "subscripts and deinit stay with the object they belong to"
        case .overrides: "overrides a member of the superclass"
        case .usesSuper: "calls super"
        case .conditionalCompilation: "stands inside #if"
        case .sharesItsDeclaration: "shares its declaration or its line with another one"
        case .isStatic: "static members stay with their type"
        case .attribute(let name): "carries @\(name), which belongs to the class it stands in"
        case .conformance(let name): "belongs to the conformance to \(name), which moves whole or not at all"
        case .passesSelf: "passes self to others, who expect the controller"
        case .unresolvedName(let name, isAppRead: true):
            "uses '\(name)', which neither these files nor the app's declare; it may be the controller's own"
        case .unresolvedName(let name, isAppRead: false):
            "uses '\(name)', which is not declared here; perhaps --project DIR finds it"
        case .usesInherited(let name): "uses '\(name)' of the superclass"
        case .filePrivateName(let name): "uses '\(name)', which only this file can see"
        case .setInInitializer: "gets its value in the initializer"
        case .usedBy(let name, let how): "'\(name)' needs it here: \(how)"
        case .privateSetter: "is written from outside its private setter"
        case .typeUnknown(let name): "the type of '\(name)' is not written; add a type annotation to move it"
        case .defaultArguments(let name):
            "leaves arguments of '\(name)' to default values, which a protocol cannot have and which mean nothing elsewhere"
        case .overloaded(let name): "calls '\(name)', whose overloads cannot be told apart"
        case .valueThroughWeak(let name, let role, _):
            "needs the value of '\(name)' of the \(role.rawValue), which is held weakly"
        case .noWay(let name, let role): "uses '\(name)', and the style has no way from here to the \(role.rawValue)"
        case .notExpressible(let name, let why): "'\(name)' cannot stand in a protocol: \(why)"
        case .usedAsValue(let name): "passes the method '\(name)' as a value"
        case .unreachable: "nothing outside its component uses it"
        case .subclassed(let name): "'\(name)' inherits from this class and may override it"
        case .nestedTypeOfView: "is no entity and no service, and only those get files of their own"
        case .usedMostlyElsewhere(let role): "most of its users are not in the \(role.rawValue)"
        case .needsStuck(let name): "calls '\(name)', which has to stay"
        case .notAnalysed(let what): "was not analysed: \(what)"
        case .laterStep(let role): "belongs to a later step; the \(role.rawValue) is not taken out yet"
        case .synthesized: "has a @synthesize or @dynamic of its own"
        case .cutLeaves(let line):
            "line \(line) leaves the method from the middle of it; end the part with the method, or return a value"
        case .cutChanges(let name): "it changes '\(name)', which the rest of the method uses; make it one of its own"
        case .cutResults(let names):
            "the rest of the method uses \(names.map { "'\($0)'" }.joined(separator: " and ")) of it; one plain value is possible"
        case .cutNeeds(let name, let why): "needs '\(name)': \(why)"
        case .usesView(let name) where name.first?.isUppercase == true: "works on the screen, by '\(name)'"
        case .usesView(let name): "works on '\(name)', which is a view"
        case .notCut: "stands among statements of the view that it cannot leave"
        case .mayBeGone(let name): Self.lateSentence(of: name)
        case .entry: "others call it: it stays and tells the presenter, and what it does leaves"
        case .handlesTouch: "handles a touch, which is the view's: only the way that it leads leaves"
        case .outweighed: "the protocols for it would weigh more than its lines; --only all takes it out all the same"
        case .businessOfView: "would only ask the view and tell it, through a presenter and back"
        case .keptWhole: "is kept whole, as it was decided"
        case .noStatement: "no whole statement of a method that can be cut stands there"
        }
    }

    private static func lateSentence(of name: String) -> String {
        "may run after the screen has gone, for a closure holds self, and '\(name)' would be left out; hold self "
            + "weakly if nothing needs to happen then"
    }
}
