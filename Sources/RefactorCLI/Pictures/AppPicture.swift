import GraphRender
import Refactor

/// The map of an app: a node for each module and service, a line for what joins two of them.
enum AppPicture {
    /// From how many lines on their words are left out: they would fill the page.
    private static let maximumLabels = 60

    /// Everything is a node of its own in a list; in a picture, services that very many use are lines in these.
    static func graph(
        of excerpt: GraphExcerpt, title: String, links: PictureLinks, heat: PictureHeat? = nil, isList: Bool = false
    ) -> Graph {
        let excerpt = isList ? excerpt : excerpt.withHubsAsLines()
        let nodes = ModuleNodes(excerpt: excerpt, links: links, findings: PictureFindings(excerpt.graph.findings))
        let edges = excerpt.graph.mergedEdges
        let isLabelled = edges.count <= maximumLabels
        var graph = Graph(id: "modules", title: title)
        graph.subtitle = subtitle(of: excerpt)
        graph.nodes =
            excerpt.graph.modules.map { nodes.node(for: $0) } + excerpt.graph.services.map { nodes.node(for: $0) }
        enclose(&graph, excerpt)
        graph.edges = edges.map { nodes.edge($0, isLabelled: isLabelled) }
        graph.notes = nodes.findings.notes + excerpt.graph.notes + excerpt.remarks
        if !isLabelled { graph.notes.append("The words on the lines are left out; the pointer shows them.") }
        graph.home = links.home
        heat?.paint(&graph, excerpt)
        return graph
    }

    /// A box around the part that is opened.
    private static func enclose(_ graph: inout Graph, _ excerpt: GraphExcerpt) {
        guard let part = excerpt.part, excerpt.graph.modules.contains(where: { !excerpt.isOfPart($0.name) }) else {
            return
        }
        graph.clusters = [Cluster(id: "part " + part.name, label: part.name)]
        for index in graph.nodes.indices
        where excerpt.isOfPart(graph.nodes[index].id) && graph.nodes[index].kind != .service {
            graph.nodes[index].cluster = "part " + part.name
        }
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
