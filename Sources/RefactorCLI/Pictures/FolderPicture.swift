import GraphRender
import Refactor

/// The map of code without screens: a node for each folder, in the box of its target, and which uses which.
enum FolderPicture {
    static func graph(of excerpt: GraphExcerpt, title: String, links: PictureLinks) -> Graph {
        let nodes = ModuleNodes(excerpt: excerpt, links: links, findings: PictureFindings(excerpt.graph.findings))
        let edges = excerpt.essentialEdges
        let targets = targets(of: excerpt.graph.modules.map(\.name))
        var graph = Graph(id: "modules", title: title)
        graph.subtitle = subtitle(of: excerpt)
        graph.direction = .topToBottom
        graph.clusters = targets.map { Cluster(id: id(ofTarget: $0), label: $0) }
        graph.nodes = excerpt.graph.modules.map { module in
            var node = nodes.node(for: module)
            let target = FolderNames.target(of: module.name)
            node.caption = ""
            // A cycle is a matter of the line that closes it.
            node.badge = nil
            node.lines = lines(of: (excerpt.groups[module.name] ?? []).filter { $0 != module.name }, in: module.name)
            if targets.contains(target) {
                node.cluster = id(ofTarget: target)
                if module.name != target { node.label = String(module.name.dropFirst(target.count + 1)) }
            }
            return node
        }
        graph.edges = edges.map { merged in
            var edge = nodes.edge(merged, isLabelled: false)
            edge.leadsBack = excerpt.closesCycle(merged)
            return edge
        }
        graph.notes = nodes.findings.notes + excerpt.remarks
        let left = excerpt.graph.mergedEdges.count - edges.count
        if left > 0 {
            graph.notes.append(
                "Not drawn: \(amount(left, "line")) that longer ways imply, or that lead from a folder to the one around "
                    + "it; --format json has all.")
        }
        graph.legendWords = [.module: "Folder", .group: "Several folders in one node"]
        graph.home = links.home
        return graph
    }

    private static func subtitle(of excerpt: GraphExcerpt) -> String {
        let folders = Set(excerpt.graph.modules.map(\.name) + excerpt.groups.values.flatMap { $0 })
            .subtracting(excerpt.graph.modules.filter { $0.style == GraphExcerpt.groupStyle }.map(\.name))
        let cycles = excerpt.graph.findings.count
        return amount(folders.count, "folder") + " and which uses which"
            + (cycles == 0 ? "" : "; red: \(amount(cycles, "line")) against the order")
    }

    /// The folders that a node stands for, side by side.
    private static func lines(of folders: [String], in outer: String) -> [String] {
        var lines: [String] = []
        for folder in folders {
            let name = folder.hasPrefix(outer + "/") ? String(folder.dropFirst(outer.count + 1)) : folder
            if let last = lines.last, last.count + name.count < 32 {
                lines[lines.count - 1] = "\(last), \(name)"
            } else {
                lines.append(name)
            }
        }
        return lines
    }

    /// Those with several folders, sorted.
    private static func targets(of folders: [String]) -> [String] {
        Dictionary(grouping: folders, by: FolderNames.target).filter { $0.value.count > 1 }.keys.sorted()
    }

    private static func id(ofTarget target: String) -> String { "target " + target }
}
