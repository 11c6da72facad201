/// The inline style sheet of a picture: concrete colours for a light page, overridden for a dark one.
///
/// The elements carry the light colours as attributes too, for viewers without style sheets. Variables are not used,
/// since several viewers do not know them.
package struct Stylesheet {
    package let nodeKinds: [NodeKind]
    package let edgeKinds: [EdgeKind]
    package let markKinds: [NodeKind]
    package let changes: [Change]
    private let heats: [Int]
    private let hasFaults: Bool
    private let hasHome: Bool
    private let hasShelves: Bool

    package init(_ graph: Graph, hasShelves: Bool = false) {
        self.hasShelves = hasShelves
        nodeKinds = NodeKind.allCases.filter { kind in graph.nodes.contains { $0.kind == kind } }
        edgeKinds = EdgeKind.allCases.filter { kind in graph.edges.contains { $0.kind == kind } }
        markKinds = NodeKind.allCases.filter { kind in graph.nodes.contains { $0.roles.contains(kind) } }
        changes = graph.changes
        heats = Set(graph.nodes.compactMap(\.heat)).union(graph.heatWords.indices).sorted()
        hasFaults = graph.edges.contains { $0.badge != nil }
        hasHome = graph.home != nil
    }

    package var text: String {
        """
        \(rules(.light).joined(separator: "\n"))
        .graph .edge:hover .line{stroke-width:3}
        .graph .edge:hover .word{font-weight:700}
        .graph .node:hover .shape{stroke-width:2.6}
        .graph .legend .node:hover .shape{stroke-width:1.4}
        @media (prefers-color-scheme:dark){
        \(rules(.dark).joined(separator: "\n"))
        }
        """
    }

    private func rules(_ palette: Palette) -> [String] {
        let page = [
            ".graph .page,.graph .halo,.graph .hollow{fill:\(palette.page)}",
            ".graph .ink{fill:\(palette.ink)}",
            ".graph .muted,.graph .word{fill:\(palette.muted)}",
            ".graph .rule{stroke:\(palette.rule)}",
            ".graph .cluster{fill:\(palette.box);stroke:\(palette.boxLine)}",
            ".graph .core{stroke:\(palette.box)}",
        ]
        let nodes = nodeKinds.map { kind in
            let tone = palette.tones(kind)
            return ".graph .node.\(kind.rawValue){fill:\(tone.fill);stroke:\(tone.line);color:\(tone.ink)}"
        }
        let warm = heats.filter(palette.heats.indices.contains).map { heat in
            let tone = palette.heats[heat]
            return ".graph .node.heat\(heat){fill:\(tone.fill);stroke:\(tone.line);color:\(tone.ink)}"
        }
        let edges = edgeKinds.map { ".graph .edge.\($0.rawValue){color:\(palette.edges($0))}" }
        let marks = markKinds.map { kind in
            let tone = palette.tones(kind)
            return ".graph .mark.\(kind.rawValue){fill:\(tone.fill);stroke:\(tone.line);color:\(tone.ink)}"
        }
        // Behind the kinds, since a change wins over the colour of a kind.
        let changed = changes.filter { $0.sign != nil }.map { change in
            let colour = palette.changes(change)
            return ".graph .node.\(change.rawValue){stroke:\(colour)}.graph .edge.\(change.rawValue){color:\(colour)}"
        }
        let shelf = hasShelves ? [".graph .shelf{fill:\(palette.box);stroke:\(palette.boxLine)}"] : []
        let faults = hasFaults ? [".graph .edge.fault{color:\(palette.fault)}"] : []
        let home = hasHome ? [".graph .home{fill:\(palette.changes(.changed))}"] : []
        return page + nodes + warm + edges + marks + changed + faults + shelf + home
    }
}
