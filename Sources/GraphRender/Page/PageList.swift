/// A graph as a list to read: each thing with what leads from it and to it.
package struct PageList {
    private let canonical: CanonicalGraph
    private var numbers: [String: Int]
    private let outgoing: [String: [Edge]]
    private let incoming: [String: [Edge]]
    /// The nodes that stand for others, before them.
    private var groups: [Node] = []
    private var places: [String: String] = [:]
    private var notes: [String]

    /// The list of a book: what its map folds, then everything.
    package init(_ book: GraphBook) throws(GraphRenderError) {
        self.init(try CanonicalGraph(book.whole))
        let known = Set(book.whole.nodes.map(\.id))
        groups = try CanonicalGraph(book.cover).graph.nodes.filter { !known.contains($0.id) }
        for node in groups { numbers[node.id] = numbers.count }
        places = book.places
        notes = book.cover.notes
    }

    package init(_ canonical: CanonicalGraph) {
        self.canonical = canonical
        notes = canonical.graph.notes
        numbers = Dictionary(uniqueKeysWithValues: canonical.graph.nodes.enumerated().map { ($1.id, $0) })
        outgoing = Dictionary(grouping: canonical.graph.edges, by: \.from)
        incoming = Dictionary(grouping: canonical.graph.edges, by: \.to)
    }

    package var markup: String {
        let notes = self.notes.map { "<p class=\"note\">\(XMLText.escaped($0))</p>" }.joined(separator: "\n")
        // What is used stands behind what uses it.
        let nodes = canonical.graph.nodes
        let sorted = groups + nodes.filter { $0.kind != .service } + nodes.filter { $0.kind == .service }
        let entries = sorted.map(entry).joined(separator: "\n")
        return """
            <section id="list" aria-label="The same as a list" tabindex="-1">
            \(notes)
            \(entries)
            </section>
            """
    }

    private func entry(_ node: Node) -> String {
        let lines = node.lines.map { "<p>\(XMLText.escaped($0))</p>" }.joined()
        let word = node.link?.contains("://") == true ? "source" : "open"
        let source = SafeLink.wrapped(word, to: node.link)
        let link = source == word ? "" : " \(source)"
        let roles = node.roles.map(\.caption).joined(separator: ", ")
        let caption = [node.change?.legend ?? "", node.caption ?? node.kind.caption, roles].filter { !$0.isEmpty }
        let items =
            (outgoing[node.id] ?? []).map { item($0, to: $0.to, verb: $0.kind.verb) }
            + (incoming[node.id] ?? []).map { item($0, to: $0.from, verb: $0.kind.passiveVerb) }
        let list = items.isEmpty ? "" : "<ul>\(items.joined())</ul>"
        let words = node.words.isEmpty ? "" : " data-words=\"\(XMLText.escaped(node.words.joined(separator: " ")))\""
        let place = places[node.id].map { " data-place=\"\(XMLText.escaped($0))\"" } ?? ""
        return "<article id=\"node-\(numbers[node.id] ?? 0)\" data-id=\"\(XMLText.escaped(node.id))\"\(place)\(words)>"
            + "<h2><button type=\"button\">\(XMLText.escaped(node.label))</button></h2>"
            + "<p class=\"kind\">\(XMLText.escaped(caption.joined(separator: " · ")))\(link)</p>\(lines)\(list)</article>"
    }

    private func item(_ edge: Edge, to other: String, verb: String) -> String {
        let name = XMLText.escaped(canonical.nodes[other]?.label ?? other)
        let label = edge.signedLabel.isEmpty ? "" : " <em>\(XMLText.escaped(edge.signedLabel))</em>"
        let source = SafeLink.wrapped("source", to: edge.link)
        let evidence = edge.evidence.map { " <small>\(XMLText.escaped($0))</small>" }.joined()
        return
            "<li data-kind=\"\(edge.kind.rawValue)\">\(verb) <a href=\"#node-\(numbers[other] ?? 0)\">\(name)</a>\(label)"
            + evidence + (source == "source" ? "" : " \(source)") + "</li>"
    }
}

extension EdgeKind {
    /// The words before the source of an edge, said of its target.
    fileprivate var passiveVerb: String {
        switch self {
        case .owns: "is owned by"
        case .weak: "is weakly known to"
        case .unowned: "is known, unowned, to"
        case .calls: "is called by"
        case .conforms: "is implemented by"
        case .output: "hears from"
        case .routes: "is reached from"
        case .child: "is a child of"
        case .service: "is used by"
        case .adapts: "is adapted by"
        case .builds: "is created by"
        case .uses: "has types named by"
        }
    }
}
