/// A graph as a flow chart of Mermaid, with every name in quotes and escaped.
package struct MermaidText {
    /// The maximum number of edges that Mermaid draws without being configured.
    package static let maximumEdges = 500
    package static let maximumCharacters = 50_000

    private let graph: Graph
    private let numbers: [String: Int]

    package init(_ canonical: CanonicalGraph) {
        graph = canonical.graph
        numbers = Dictionary(uniqueKeysWithValues: canonical.graph.nodes.enumerated().map { ($1.id, $0) })
    }

    /// Returns true if Mermaid draws a chart.
    package static func draws(_ text: String, edges: Int) -> Bool {
        edges < maximumEdges && text.unicodeScalars.count < maximumCharacters
    }

    package var text: String {
        var lines = ["---", "title: \(Self.yaml(graph.title))", "---"]
        lines.append("flowchart \(graph.direction == .leftToRight ? "LR" : "TB")")
        lines.append("    accTitle: \(Self.plain(graph.title))")
        lines.append("    accDescr: \(Self.plain(graph.subtitle.isEmpty ? graph.title : graph.subtitle))")
        lines += content(of: nil, indent: "    ")
        lines += graph.edges.map(edge)
        if !graph.notes.isEmpty { lines.append("    notes[\(Self.quoted(graph.notes, limit: 300))]:::notes") }
        lines += styles
        return lines.joined(separator: "\n") + "\n"
    }

    // MARK: - Nodes

    private func content(of cluster: String?, indent: String) -> [String] {
        var lines = graph.nodes.filter { $0.cluster == cluster }.map { indent + node($0) }
        for (number, child) in graph.clusters.enumerated() where child.parent == cluster {
            lines.append("\(indent)subgraph c\(number)[\(Self.quoted([child.label]))]")
            lines += content(of: child.id, indent: indent + "    ")
            lines.append("\(indent)end")
        }
        return lines
    }

    private func node(_ node: Node) -> String {
        let sign = node.change?.sign.map { $0 + " " } ?? ""
        let caption = node.caption ?? node.kind.caption
        let text = Self.quoted([sign + node.label, caption] + node.lines.prefix(3))
        let (open, close) = Self.brackets(node.kind)
        return "\(id(node.id))\(open)\(text)\(close):::\(node.heat.map { "heat\($0)" } ?? node.kind.rawValue)"
    }

    private func id(_ node: String) -> String { "n\(numbers[node] ?? 0)" }

    private static func brackets(_ kind: NodeKind) -> (String, String) {
        switch kind {
        case .service: ("[(", ")]")
        case .protocolPort: ("([", "])")
        case .app: ("((", "))")
        case .adapter: ("{{", "}}")
        case .router: (">", "]")
        case .interactor, .group: ("[[", "]]")
        case .builder, .entity, .external, .helper, .massive, .module, .presenter, .screen, .view: ("[", "]")
        }
    }

    // MARK: - Edges

    private func edge(_ edge: Edge) -> String {
        let label = edge.signedLabel.isEmpty ? "" : "|\(Self.quoted([edge.signedLabel]))|"
        return "    \(id(edge.from)) \(Self.arrow(edge.kind))\(label) \(id(edge.to))"
    }

    private static func arrow(_ kind: EdgeKind) -> String {
        switch kind {
        case .owns, .calls, .uses: "-->"
        case .weak, .unowned, .conforms, .builds, .output: "-.->"
        case .routes, .adapts: "==>"
        case .child: "--o"
        case .service: "---"
        }
    }

    // MARK: - Colours

    private var styles: [String] {
        let kinds = NodeKind.allCases.filter { kind in graph.nodes.contains { $0.kind == kind } }
        let heats = Set(graph.nodes.compactMap(\.heat)).sorted().map { heat in
            let tone = Palette.light.heats[heat]
            return "    classDef heat\(heat) fill:\(tone.fill),stroke:\(tone.line),color:\(tone.ink)"
        }
        return heats
            + kinds.map { kind in
                let tone = Palette.light.tones(kind)
                return "    classDef \(kind.rawValue) fill:\(tone.fill),stroke:\(tone.line),color:\(tone.ink)"
            } + (graph.notes.isEmpty ? [] : ["    classDef notes fill:none,stroke:none,text-align:left"])
    }

    // MARK: - Text

    /// Lines in quotes: what means something to Mermaid or to HTML is written as its number.
    private static func quoted(_ lines: [String], limit: Int = 64) -> String {
        "\"" + lines.map { escaped($0, limit: limit) }.joined(separator: "<br/>") + "\""
    }

    private static func escaped(_ text: String, limit: Int) -> String {
        var result = ""
        for scalar in shortened(text, to: limit).unicodeScalars {
            switch scalar {
            case "A"..."Z", "a"..."z", "0"..."9", " ", ".", ",", ":", "-", "_", "/", "+", "(", ")", "=":
                result.unicodeScalars.append(scalar)
            case "\u{0}"..."\u{7F}": result += "#\(scalar.value);"
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result
    }

    private static func shortened(_ text: String, to limit: Int) -> String {
        let line = text.singleLine
        guard line.count > limit else { return line }
        return line.prefix(limit * 2 / 3) + "…" + line.suffix(limit / 3 - 1)
    }

    /// A line outside of quotes: letters, digits and simple signs only.
    private static func plain(_ text: String) -> String {
        String(text.singleLine.map { ";{}%#<>&\"`\\".contains($0) ? " " : $0 })
    }

    private static func yaml(_ text: String) -> String {
        "\"" + plain(text) + "\""
    }
}
