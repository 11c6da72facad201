/// A graph in the language of Graphviz, with every value in quotes.
package struct DOTText {
    private let canonical: CanonicalGraph
    private let clusterNumbers: [String: Int]
    private let isShortened: Bool

    /// Names stand whole, since other tools read the text; for an image, which gets a legend, they are broken into
    /// lines and shortened.
    package init(_ canonical: CanonicalGraph, isShortened: Bool = false) {
        self.canonical = canonical
        self.isShortened = isShortened
        let numbered = canonical.graph.clusters.enumerated().map { ($1.id, $0) }
        clusterNumbers = Dictionary(numbered) { first, _ in first }
    }

    package var text: String {
        var lines = ["digraph \(Self.quoted(canonical.graph.id)) {"]
        lines.append("    graph " + Self.list(page))
        lines.append("    node " + Self.list([("fontname", Self.font), ("fontsize", "11")]))
        lines.append("    edge " + Self.list([("fontname", Self.font), ("fontsize", "10")]))
        lines += content(of: nil, indent: "    ")
        let (edges, ties) = LayoutEdge.edges(of: canonical)
        lines += ties.map(tie)
        lines += edges.map(edge)
        if isShortened { lines += DOTLegend(canonical.graph).lines }
        return lines.joined(separator: "\n") + "\n}\n"
    }

    private static let font = "Helvetica,Arial,sans-serif"

    private var page: [(String, String)] {
        let graph = canonical.graph
        return [
            ("rankdir", graph.direction == .leftToRight ? "LR" : "TB"),
            ("label", ([graph.title, graph.subtitle].filter { !$0.isEmpty } + graph.notes).joined(separator: "\n")),
            ("labelloc", "t"), ("labeljust", "l"),
            ("fontname", Self.font), ("fontcolor", Palette.light.ink),
            ("nodesep", "0.38"), ("ranksep", "0.55"),
        ]
    }

    private func content(of cluster: String?, indent: String) -> [String] {
        var lines: [String] = []
        for node in canonical.graph.nodes where node.cluster == cluster {
            lines.append(indent + self.node(node))
        }
        for child in canonical.graph.clusters where child.parent == cluster {
            lines.append("\(indent)subgraph \"cluster_\(clusterNumbers[child.id] ?? 0)\" {")
            lines.append("\(indent)    graph \(Self.list(attributes(of: child)))")
            lines += content(of: child.id, indent: indent + "    ")
            lines.append("\(indent)}")
        }
        return lines
    }

    private func attributes(of cluster: Cluster) -> [(String, String)] {
        let style: String
        switch cluster.kind {
        case .module: style = "rounded,filled"
        case .submodule: style = "rounded,filled,dotted"
        case .external: style = "rounded,filled,dashed"
        }
        let label = cluster.note.isEmpty ? cluster.label : "\(cluster.label) · \(cluster.note)"
        return [
            ("label", label), ("style", style), ("fillcolor", Palette.light.box), ("color", Palette.light.boxLine),
            ("margin", "16"), ("class", cluster.kind.rawValue),
        ]
    }

    private func node(_ node: Node) -> String {
        let tone = Palette.light.tone(of: node)
        let outline = DOTShape(node.kind.shape)
        var attributes = [
            ("label", text(of: node)),
            ("shape", outline.name), ("style", outline.style), ("peripheries", outline.peripheries),
            ("fillcolor", tone.fill), ("color", tone.line), ("fontcolor", tone.ink), ("class", node.kind.rawValue),
            ("tooltip", node.tooltip ?? "\(node.label), \(node.kind.caption)"),
        ]
        if let change = node.change, change.sign != nil {
            attributes += [("penwidth", "2.6"), ("color", Palette.light.changes(change))]
        } else if node.isEmphasised {
            attributes.append(("penwidth", "2.6"))
        }
        if let link = node.link, SafeLink.isSafe(link) { attributes.append(("URL", link)) }
        return Self.quoted(node.id) + " " + Self.list(attributes)
    }

    private func text(of node: Node) -> String {
        let signs = [node.change?.sign, node.badge.map { "[\($0)]" }].compactMap { $0 }
        let letters = node.roles.map(\.letter).joined(separator: " ")
        let card = NodeCard(node)
        let name = isShortened ? card.labelLines.joined(separator: "\n") : node.label
        let lines =
            [isShortened ? card.caption : node.caption ?? node.kind.caption] + [(signs + [name]).joined(separator: " ")]
        let details = isShortened ? card.detailLines : node.lines
        return (lines + details + (letters.isEmpty ? [] : [letters])).joined(separator: "\n")
    }

    private func edge(_ layoutEdge: LayoutEdge) -> String {
        let edge = layoutEdge.edge
        let line = DOTLine(edge.kind.style)
        let colour = colour(of: edge)
        let (first, second) = layoutEdge.isReversed ? (line.head, line.tail) : (line.tail, line.head)
        var attributes = [
            ("dir", "both"), ("arrowtail", first), ("arrowhead", second), ("style", line.style),
            ("color", line.isDouble ? "\(colour):invis:\(colour)" : colour), ("penwidth", line.width),
            ("weight", "\(layoutEdge.weight)"), ("class", edge.kind.rawValue),
        ]
        if layoutEdge.isFolded { attributes.append(("minlen", "\(layoutEdge.length)")) }
        let word = isShortened ? EdgeLabel(edge.signedLabel)?.text ?? "" : edge.signedLabel
        if !word.isEmpty { attributes.append(("label", word)) }
        if let link = edge.link, SafeLink.isSafe(link) { attributes.append(("URL", link)) }
        if let id = edge.id { attributes.append(("id", id)) }
        if let tooltip = edge.tooltip { attributes.append(("tooltip", tooltip)) }
        return "    \(Self.quoted(layoutEdge.first)) -> \(Self.quoted(layoutEdge.second)) \(Self.list(attributes))"
    }

    private func colour(of edge: Edge) -> String {
        guard let change = edge.change else {
            return edge.badge == nil ? Palette.light.edges(edge.kind) : Palette.light.fault
        }
        return change == .unchanged ? "#aab3bd" : Palette.light.changes(change)
    }

    private func tie(_ tie: RankFolding.Tie) -> String {
        let attributes = [("style", "invis"), ("weight", "0"), ("minlen", "\(tie.length)")]
        return "    \(Self.quoted(tie.first)) -> \(Self.quoted(tie.second)) \(Self.list(attributes))"
    }

    static func list(_ attributes: [(String, String)]) -> String {
        "[" + attributes.map { "\($0)=\(value($1))" }.joined(separator: ", ") + "]"
    }

    /// A name: only quotes and a backslash at the end mean something to Graphviz.
    private static func quoted(_ name: String) -> String {
        let trailing = name.reversed().prefix { $0 == "\\" }.count
        let text = cleaned(name).replacing("\"", with: "\\\"")
        return "\"\(text)\(trailing % 2 == 1 ? "\\" : "")\""
    }

    /// A value: backslashes are doubled, since Graphviz expands `\N` and its like; entities are kept literal.
    private static func value(_ text: String) -> String {
        let literal = cleaned(text).replacing("\\", with: "\\\\").replacing("&", with: "&amp;")
        return "\"\(literal.replacing("\"", with: "\\\"").replacing("\n", with: "\\n"))\""
    }

    private static func cleaned(_ text: String) -> String {
        String(String.UnicodeScalarView(text.unicodeScalars.filter { $0 == "\n" || $0.value >= 32 }))
    }
}

extension String {
    fileprivate func replacing(_ character: Character, with text: String) -> String {
        reduce(into: "") { $0 += $1 == character ? text : String($1) }
    }
}
