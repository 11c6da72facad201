/// A type of an app, or an addition to one: an extension, a category, an `@implementation`.
package struct AppType: Sendable, Equatable {
    package enum Keyword: Sendable {
        case `class`, `enum`, `protocol`, `struct`
        /// An extension, a category or an implementation: more about a type that is declared elsewhere.
        case addition
    }

    package var name: String
    package var keyword: Keyword
    /// Superclass and protocols, in the order of the text.
    package var inherits: [TypeNames]
    package var properties: [AppProperty]
    package var methods: [AppMethod]
    /// The path of its file.
    package var file: String
    package var line: Int
    /// The number of lines it covers.
    package var lineCount: Int
    /// Known in its file alone.
    package var isPrivate = false
    /// Has generic parameters: it is a frame for others and no part of a module.
    package var isGeneric = false
    /// The names of its generic parameters, of a value as well, in the order of the text.
    package var generics: [String] = []
    /// The supertypes that only additions to it inherit, which may stand elsewhere.
    package var lent: Set<String> = []
    /// The name in Objective-C, where that is another one.
    package var runtimeName: String?

    package init(
        name: String, keyword: Keyword, inherits: [TypeNames] = [], properties: [AppProperty] = [],
        methods: [AppMethod] = [], file: String = "", line: Int = 0, lineCount: Int = 0
    ) {
        self.name = name
        self.keyword = keyword
        self.inherits = inherits
        self.properties = properties
        self.methods = methods
        self.file = file
        self.line = line
        self.lineCount = lineCount
    }

    /// Tells its parts which file they stand in: a type may be joined from several.
    package mutating func placeParts() {
        for index in methods.indices { methods[index].file = file }
        for index in properties.indices { properties[index].file = file }
    }
}
