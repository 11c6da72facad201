/// What the files of an app outside the controller say about it.
package struct ProjectFacts: Sendable, Equatable {
    /// Every identifier that other files mention, those of storyboards and xibs included.
    package let mentionedNames: Set<String>
    /// Names of classes that inherit from a class, by the class.
    package let subclasses: [String: [String]]
    /// Superclass of each class of the app.
    package let superclasses: [String: String]
    /// Protocols and superclasses that each type of the app declares.
    package let inherits: [String: [String]]
    /// Functions and constants at file level that are not private.
    package let globals: Set<String>
    /// Members that app extensions add to SDK types, by type.
    package let extensionMembers: [String: Set<String>]
    /// Headers of Objective-C by file name.
    package let headers: [String: HeaderFact]
    /// Macros whose text mentions self: where such a name stands, the controller itself is meant.
    package let macrosOnSelf: Set<String>
    /// Whether all files of the app were read; if not, only headers that the controller imports.
    package let isWholeApp: Bool

    package init(
        mentionedNames: Set<String>, subclasses: [String: [String]], superclasses: [String: String],
        inherits: [String: [String]], globals: Set<String>, extensionMembers: [String: Set<String>],
        headers: [String: HeaderFact] = [:], macrosOnSelf: Set<String> = [], isWholeApp: Bool = true
    ) {
        self.mentionedNames = mentionedNames
        self.subclasses = subclasses
        self.superclasses = superclasses
        self.inherits = inherits
        self.globals = globals
        self.extensionMembers = extensionMembers
        self.headers = headers
        self.macrosOnSelf = macrosOnSelf
        self.isWholeApp = isWholeApp
    }
}
