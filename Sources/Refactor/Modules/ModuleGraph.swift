/// The modules of an app, the services that they use, and what ties them together.
///
/// The order of the lists is the order of the text: `sorted()` puts them into one that depends on names alone.
package struct ModuleGraph: Sendable, Equatable, Codable {
    /// The modules, the composition of the app (`App`) among them.
    package var modules: [AppModule]
    /// The services that modules use together and that show nothing: network, storage, streams of shared state.
    package var services: [ModuleService]
    /// Statements about two modules, or about a module and a service.
    package var edges: [ModuleEdge]
    /// References between types, inside modules.
    package var holds: [HeldReference]
    /// The defects of the graph, and what could not be resolved.
    package var findings: [ModuleFinding]
    /// The parts of the code that are not drawn, each a sentence.
    package var notes: [String] = []
    /// The name of the app; empty where it is not known.
    package var name = ""

    package init(
        modules: [AppModule] = [], services: [ModuleService] = [], edges: [ModuleEdge] = [],
        holds: [HeldReference] = [],
        findings: [ModuleFinding] = []
    ) {
        self.modules = modules
        self.services = services
        self.edges = edges
        self.holds = holds
        self.findings = findings
    }

    /// The names of the modules that stand for programs as a whole.
    package var programs: Set<String> { Set(modules.filter(\.isProgram).map(\.name)) }
}
