/// The facts about a controller in the files of an app outside of it.
package struct ProjectFacts: Sendable, Equatable {
    /// Every identifier that other files mention, those of storyboards and xibs included.
    package internal(set) var mentionedNames: Set<String>
    /// Names of classes that inherit from a class, by the class.
    package internal(set) var subclasses: [String: [String]]
    /// Superclass of each class of the app.
    package internal(set) var superclasses: [String: String]
    /// Protocols and superclasses that each type of the app declares.
    package internal(set) var inherits: [String: [String]]
    /// Functions and constants at file level that are not private.
    package let globals: Set<String>
    /// Members that app extensions add to SDK types, by type.
    package internal(set) var extensionMembers: [String: Set<String>]
    /// Headers of Objective-C by file name.
    package internal(set) var headers: [String: HeaderFact]
    /// Macros whose text mentions self: where such a name stands, the controller itself is meant.
    package internal(set) var macrosOnSelf: Set<String>
    /// The types that the files declare, extensions included.
    package internal(set) var types: DeclaredTypes
    /// The uses in the app of the screens that were asked for.
    package internal(set) var callers: CallerFacts
    /// True if all files of the app were read; if not, only headers that the controller imports.
    package let isWholeApp: Bool
    /// The modules that files of Swift import.
    package var imports: Set<String> = []
    /// The names of the folders that files stand in: a framework of the app mostly has one of its name. Of others those
    /// that a project of Xcode makes.
    package var folders: Set<String> = []
    /// The path of each file, by the file's name.
    package var paths: [String: String] = [:]
    /// The types that code of Swift asks of values whether they are one: `as? Refreshable`.
    package var castTargets: Set<String> = []
    /// The purposes that the team tells of types of its own.
    package var told: [String: TypeClass] = [:]
    /// What the compiler is told of the app.
    package var mode = LanguageMode()

    package init(
        mentionedNames: Set<String>, subclasses: [String: [String]], superclasses: [String: String],
        inherits: [String: [String]], globals: Set<String>, extensionMembers: [String: Set<String>],
        headers: [String: HeaderFact] = [:], macrosOnSelf: Set<String> = [],
        types: DeclaredTypes = DeclaredTypes(), callers: CallerFacts = CallerFacts(), isWholeApp: Bool = true
    ) {
        self.mentionedNames = mentionedNames
        self.subclasses = subclasses
        self.superclasses = superclasses
        self.inherits = inherits
        self.globals = globals
        self.extensionMembers = extensionMembers
        self.headers = headers
        self.macrosOnSelf = macrosOnSelf
        self.types = types
        self.callers = callers
        self.isWholeApp = isWholeApp
    }

    /// Nothing but what the team says of its types.
    package init(told: [String: TypeClass]) {
        self.init(
            mentionedNames: [], subclasses: [:], superclasses: [:], inherits: [:], globals: [], extensionMembers: [:],
            isWholeApp: false)
        self.told = told
    }
}
