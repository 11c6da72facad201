/// A part of a module graph that is to be shown, and what was left out of it or folded on the way.
///
/// Queries take an excerpt and give a smaller one; none changes what a statement says.
package struct GraphExcerpt: Sendable, Equatable {
    /// The graph that is left.
    package var graph: ModuleGraph
    /// The names of the modules that one stands for, by its name: those that were folded, sorted.
    package var groups: [String: [String]] = [:]
    /// The services that stand as a line in the module that uses them, by its name, sorted.
    package var inlined: [String: [String]] = [:]
    /// The modules that the excerpt is about.
    package var focus: Set<String> = []
    /// The part of the graph that is opened, where one is.
    package var part: Part?
    /// Names that no new node may have.
    package var reserved: Set<String> = []
    /// The remarks for a reader about things that are not shown, in sentences.
    package var remarks: [String] = []

    package init(_ graph: ModuleGraph) {
        self.graph = graph
    }

    /// The number of nodes of a picture of it.
    package var nodeCount: Int { graph.modules.count + graph.services.count }

    /// The excerpt with only these modules and services, and what is said about them.
    package func keeping(_ names: Set<String>) -> GraphExcerpt {
        var excerpt = self
        excerpt.graph.modules.removeAll { !names.contains($0.name) }
        excerpt.graph.services.removeAll { !names.contains($0.name) }
        excerpt.graph.edges.removeAll { !names.contains($0.from) || !names.contains($0.to) }
        excerpt.focus.formIntersection(names)
        let types = excerpt.graph.typeNames
        excerpt.graph.holds.removeAll { !types.contains($0.from) || !types.contains($0.to) }
        excerpt.graph.findings.removeAll { finding in
            !finding.subjects.isEmpty && !finding.subjects.contains { names.contains($0) || types.contains($0) }
        }
        return excerpt
    }
}

extension ModuleGraph {
    /// The names of all types that play a role in a module.
    package var typeNames: Set<String> {
        Set(modules.flatMap { $0.roles.values.flatMap { $0 } })
    }

    /// The names of modules and services, sorted.
    package var names: [String] {
        (modules.map(\.name) + services.map(\.name)).sorted()
    }
}
