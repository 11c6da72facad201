/// A way out of a module to another screen.
package struct ModuleRoute: Sendable, Equatable {
    /// The way in which the other screen comes up.
    package enum Kind: String, Sendable {
        case back, embed, present, push, replace, segue, show
    }

    package let kind: Kind
    /// The member of the controller that goes there, by index.
    package let member: Int
    /// The method of the module that does it.
    package let method: String
    /// The role that has the method.
    package let role: Role
    /// The class of the other screen, or the identifier of its scene or segue; nil where that does not show.
    package let target: String?
    /// The values that are handed over, by the names at the target.
    package let data: [String]
    /// The builder that the app has already for the target: `DetailBuilder.build(user:)`.
    package let builder: String?
    /// True if the module makes the target by it.
    package let isBuilt: Bool
    package let line: Int
}
