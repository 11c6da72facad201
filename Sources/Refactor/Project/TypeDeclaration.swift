/// One declaration of an app's type, or an extension of one, as a light reading sees it.
package struct TypeDeclaration: Sendable, Equatable {
    package enum Keyword: String, Sendable {
        case `actor`, `class`, `enum`, `extension`, `protocol`, `struct`, `typealias`
        /// `@implementation A`, which repeats the methods that the `@interface` declares.
        case implementation

        /// Returns true if a word might be one of them, by its length and its first letter: nearly all are not.
        static func mayBe(_ word: String) -> Bool {
            guard (4...14).contains(word.utf8.count), let first = word.utf8.first else { return false }
            return "acepsti".utf8.contains(first)
        }
    }

    package let keyword: Keyword
    /// Superclass and protocols as written, without generic arguments.
    package let inherits: [String]
    /// The target of a type alias, as written.
    package let target: String?
    /// The file's name and the line: `FeedCell.swift:12`.
    package let place: String
    /// Names of its generic parameters.
    package let generics: [String]
    /// The module that it stands in, where the file's path tells (`moduleByFolders`).
    package var module: String?
    /// `@MainActor` stands before it; Swift only.
    package var isOnMainActor = false
    /// The contents between the braces.
    package var body: TypeBody
    /// Its members as far as their heads show; Swift only.
    package var members: [DeclaredMember] = []
    /// What the `@interface` of a class with a shared instance, or of one that may be a screen, declares, as written, by
    /// selector or by the name of a property; Objective-C only.
    package var prototypes: [String: String] = [:]

    package init(
        keyword: Keyword, inherits: [String] = [], target: String? = nil, place: String, generics: [String] = [],
        body: TypeBody = TypeBody()
    ) {
        self.keyword = keyword
        self.inherits = inherits
        self.target = target
        self.place = place
        self.generics = generics
        self.body = body
    }
}
