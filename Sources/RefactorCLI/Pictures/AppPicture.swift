import GraphRender
import Refactor

/// The map of an app: a node for each module and service, a line for what joins two of them.
enum AppPicture {
    /// From how many lines on their words are left out: they would fill the page.
    private static let maximumLabels = 60

    static func graph(of excerpt: GraphExcerpt, title: String, links: PictureLinks) -> Graph {
        let excerpt = excerpt.withHubsAsLines()
        let nodes = ModuleNodes(excerpt: excerpt, links: links, findings: PictureFindings(excerpt.graph.findings))
        let edges = excerpt.graph.mergedEdges
        let isLabelled = edges.count <= maximumLabels
        var graph = Graph(id: "modules", title: title)
        graph.subtitle = subtitle(of: excerpt)
        graph.nodes =
            excerpt.graph.modules.map { nodes.node(for: $0) } + excerpt.graph.services.map { nodes.node(for: $0) }
        graph.edges = edges.map { nodes.edge($0, isLabelled: isLabelled) }
        graph.notes = nodes.findings.notes + excerpt.graph.notes + excerpt.remarks
        if !isLabelled { graph.notes.append("The words on the lines are left out; the pointer shows them.") }
        graph.home = links.home
        return graph
    }

    /// Returns the counts of what there is.
    static func subtitle(of excerpt: GraphExcerpt) -> String {
        let graph = excerpt.graph
        let folded = excerpt.groups.reduce(0) { $0 + $1.value.count - ($1.value.contains($1.key) ? 1 : 0) }
        let modules = graph.modules.count { $0.style != GraphExcerpt.groupStyle } + folded
        let inlined = Set(excerpt.inlined.values.flatMap { $0 }).count
        var parts = [amount(modules, "module")]
        let services = graph.services.count + inlined
        if services > 0 { parts.append(amount(services, "service")) }
        parts.append(amount(graph.edges.count, "edge"))
        if !graph.findings.isEmpty { parts.append(amount(graph.findings.count, "finding")) }
        let about = excerpt.focus.isEmpty ? "" : "Around \(excerpt.focus.sorted().joined(separator: ", ")): "
        return about + parts.joined(separator: ", ")
    }
}
