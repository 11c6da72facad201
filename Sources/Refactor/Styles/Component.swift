/// One class of a style.
package struct Component: Sendable, Equatable {
    /// The roles whose members it takes, its own first; none for one that only builds.
    package let roles: [Role]
    /// The class name over `{module}`.
    package let namePattern: String
    /// Its name where the module is wired.
    package let variable: String
    /// The folder of its file, below that of the module.
    package let folder: String
    /// Base class and protocols besides those of its ports. `nonisolated` stands before a class of a library that is of no
    /// actor, `@preconcurrency` before a protocol of one that methods of the SDK fulfil on the main actor.
    package let inherits: [String]
    /// The ids of what the base class has, which no member can be called.
    package let taken: Set<String>
    /// Modules that its file imports for them.
    package let imports: [String]
    /// The attributes of the class: `@Observable`.
    package let attributes: [String]
    /// True if it is written even where nothing came to it.
    package let isRequired: Bool
    /// The attribute before each variable that moved into it, as far as that can be: `@Published`.
    package let stateAttribute: String
    /// The attribute before every other variable that it has: what is lazy or weak, and what it knows of others:
    /// `@ObservationIgnored`.
    package let ignoredAttribute: String
    /// The text that is written anew, in Swift: the whole file of one that takes no role, further members of any other.
    ///
    /// A line `{wiring}` becomes the statements that make the module, `{wiring here}` the same for an instance of the
    /// component itself, `{screens}` what makes new screens, `{heads}` the same as a protocol has it, `{hosts}` what hosts
    /// them (without any the text falls away), `{attributes}` the controller's isolation, `{availability}` what an
    /// extension has of that, `{listener}` the listener's protocol, `{services}` the services as further parameters of
    /// what builds. Other words in braces: `{module}`, `{name}`, `{controller}`, `{builder}`, `{outlet}` and `{output}` (the
    /// view's property and its type), `{result}` (the component behind it, where it is wired), `{presenter}`,
    /// `{interactor}` and `{router}` (their classes). `{if WORD}`, `{else}` and `{for WORD}` begin blocks, see `StyleLines`.
    package let text: [String]
    /// The same in Objective-C: in the header.
    package let header: [String]
    /// The same in Objective-C: in the implementation.
    package let implementation: [String]

    package init(
        _ roles: [Role], _ namePattern: String, variable: String? = nil, folder: String = "", inherits: [String] = [],
        taken: Set<String> = [], imports: [String] = [], attributes: [String] = [], isRequired: Bool = false,
        stateAttribute: String = "", ignoredAttribute: String = "", text: [String] = [], header: [String] = [],
        implementation: [String] = []
    ) {
        self.roles = roles
        self.namePattern = namePattern
        self.variable = variable ?? roles.first?.rawValue ?? "builder"
        self.folder = folder
        self.inherits = inherits
        self.taken = taken
        self.imports = imports
        self.attributes = attributes
        self.isRequired = isRequired
        self.stateAttribute = stateAttribute
        self.ignoredAttribute = ignoredAttribute
        self.text = text
        self.header = header
        self.implementation = implementation
    }

    /// Its own role.
    package var role: Role? { roles.first }

    /// Base class and protocols by their names alone.
    package var bases: [String] {
        inherits.map { $0.hasPrefix(Self.anywhere) ? String($0.dropFirst(Self.anywhere.count)) : $0 }.map {
            $0.hasPrefix(Self.older) ? String($0.dropFirst(Self.older.count)) : $0
        }
    }

    /// True if its base class is of no actor, so that one that is of the main actor cannot override its initializers.
    package var hasNonisolatedBase: Bool { inherits.contains { $0.hasPrefix(Self.anywhere) } }

    /// The protocols, older than actors, that methods of the main actor fulfil.
    package var olderProtocols: [String] {
        inherits.filter { $0.hasPrefix(Self.older) }.map { String($0.dropFirst(Self.older.count)) }
    }

    private static let anywhere = "nonisolated "
    private static let older = "@preconcurrency "

    /// Everything that is written anew, by the key under which a style's file has it.
    package var texts: [(key: String, lines: [String])] {
        [("text", text), ("header", header), ("implementation", implementation)]
    }

    /// True if it makes the module.
    package var builds: Bool { text.contains { $0.contains("{wiring") } }
}
