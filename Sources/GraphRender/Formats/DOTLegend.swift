/// The box that explains the kinds of nodes and edges in an image that Graphviz draws: a sample of each, as it is drawn.
struct DOTLegend {
    private let graph: Graph

    init(_ graph: Graph) { self.graph = graph }

    /// The statements of the box; none where there is nothing to explain.
    var lines: [String] {
        let samples = nodes + edges
        guard !samples.isEmpty else { return [] }
        let box = DOTText.list([
            ("label", "Legend"), ("style", "rounded"), ("color", Palette.light.boxLine), ("fontsize", "11"),
            ("margin", "12"),
        ])
        return ["    subgraph cluster_legend {", "        graph \(box)"] + samples.map { "        " + $0 } + ["    }"]
    }

    private var nodes: [String] {
        NodeKind.allCases.filter { kind in graph.nodes.contains { $0.kind == kind } }.map { kind in
            let tone = Palette.light.tones(kind)
            let outline = DOTShape(kind.shape)
            return "legend_\(kind.rawValue) "
                + DOTText.list([
                    ("label", graph.legend(of: kind)), ("shape", outline.name), ("style", outline.style),
                    ("peripheries", outline.peripheries), ("fillcolor", tone.fill), ("color", tone.line),
                    ("fontcolor", tone.ink), ("fontsize", "9"), ("height", "0.3"),
                ])
        }
    }

    private var edges: [String] {
        EdgeKind.allCases.filter { kind in graph.edges.contains { $0.kind == kind } }.flatMap { kind in
            let line = DOTLine(kind.style)
            let colour = Palette.light.edges(kind)
            let (start, end) = ("legend_from_\(kind.rawValue)", "legend_\(kind.rawValue)_line")
            let attributes = [
                ("dir", "both"), ("arrowtail", line.tail), ("arrowhead", line.head), ("style", line.style),
                ("color", line.isDouble ? "\(colour):invis:\(colour)" : colour), ("penwidth", line.width),
            ]
            return [
                start + " "
                    + DOTText.list([
                        ("shape", "box"), ("style", "invis"), ("label", ""), ("fixedsize", "true"), ("width", "0.01"),
                        ("height", "0.3"),
                    ]),
                end + " "
                    + DOTText.list([
                        ("label", kind.legend), ("shape", "plaintext"), ("fontsize", "9"), ("height", "0.3"),
                    ]),
                "\(start) -> \(end) \(DOTText.list(attributes))",
            ]
        }
    }
}
