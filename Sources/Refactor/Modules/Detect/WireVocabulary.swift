/// The vocabulary of a style's frameworks: which calls show, make, register and fill, and which names their classes
/// bring along.
///
/// The code that finds edges knows no framework; it asks the words of all styles, since an app may mix them.
struct WireVocabulary: Sendable {
    /// The words of all styles together.
    static let all = moduleDetectors.reduce(into: WireVocabulary()) { $0.join($1.vocabulary) }

    // MARK: - Calls that show

    /// The effects of calls on a screen that they are given.
    var shows: [String: NavigationCall] = [:]
    /// Calls that go on by a segue.
    var segues = WireNames()
    /// Calls whose block configures the module that they open.
    var links = WireNames()
    /// Calls that are given what makes the screen.
    var factories: Set<String> = []
    /// Labels by which the scope of a child is given its parent's.
    var scopes: Set<String> = []

    // MARK: - Routers that are found by a protocol

    /// Types and functions that find them.
    var routers = WireNames()
    /// Types whose generic argument is the protocol.
    var wrappers = WireNames()
    /// Their calls that show a screen.
    var performs: Set<String> = []
    /// Words in such a call that put the screen into one's own.
    var embeds = WireNames()
    /// Their calls that do not show it yet.
    var prepares = WireNames()
    /// The labels for an edge of such a call.
    var prepared: Set<String> = []
    /// Those of them that give the screen.
    var gives = WireNames()

    // MARK: - Containers and registrations

    /// Types that define what a container is to make.
    var definitions: Set<String> = []
    /// Calls that fill the property that they name.
    var injections: Set<String> = []
    /// Labels of the protocol that a registered one is translated into.
    var adaptees: Set<String> = []
    /// Labels of what is made for a registered protocol.
    var makers: Set<String> = []

    // MARK: - Types and their members

    /// Types of which each member is a module, with the endings of that module's classes.
    var modules: [String: [String]] = [:]
    /// Endings of protocols by which modules are got at.
    var ways: [String] = []
    /// Endings of protocols that a view calls another module by.
    var inputs: [String] = []
    /// The names by which a module shows itself and what stands for it.
    var facets: Set<String> = []
    /// Properties that a generic base class declares, with words in the names of the argument that they have as their
    /// type; none for any.
    var inherited: [String: [String]] = [:]
    /// Roles that names of properties mean, in lower case.
    var meanings: [String: ModuleRole] = [:]
    /// Methods that the framework calls.
    var entries: Set<String> = []
    /// The references held by base classes, where the framework is used.
    var held: [HeldProperty] = []

    private mutating func join(_ other: WireVocabulary) {
        shows.merge(other.shows) { first, _ in first }
        segues.join(other.segues)
        links.join(other.links)
        factories.formUnion(other.factories)
        scopes.formUnion(other.scopes)
        routers.join(other.routers)
        wrappers.join(other.wrappers)
        performs.formUnion(other.performs)
        embeds.join(other.embeds)
        prepares.join(other.prepares)
        prepared.formUnion(other.prepared)
        gives.join(other.gives)
        definitions.formUnion(other.definitions)
        injections.formUnion(other.injections)
        adaptees.formUnion(other.adaptees)
        makers.formUnion(other.makers)
        modules.merge(other.modules) { first, _ in first }
        ways += other.ways
        inputs += other.inputs
        facets.formUnion(other.facets)
        inherited.merge(other.inherited) { first, _ in first }
        meanings.merge(other.meanings) { first, _ in first }
        entries.formUnion(other.entries)
        held += other.held
    }
}
