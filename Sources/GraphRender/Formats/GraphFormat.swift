/// A way to write a graph down.
public struct GraphFormat: Sendable {
    /// The name on the command line, which is also the file name extension.
    public let name: String
    /// One line for a list of formats.
    public let summary: String
    /// True if what is written is text, which a terminal can show.
    public let isText: Bool
    package let write: @Sendable (CanonicalGraph) throws(GraphRenderError) -> [UInt8]

    /// A format of text.
    package init(
        name: String, summary: String, text: @escaping @Sendable (CanonicalGraph) throws(GraphRenderError) -> String
    ) {
        self.name = name
        self.summary = summary
        isText = true
        write = { canonical throws(GraphRenderError) in Array(try text(canonical).utf8) }
    }

    /// A format of bytes.
    package init(
        name: String, summary: String, bytes: @escaping @Sendable (CanonicalGraph) throws(GraphRenderError) -> [UInt8]
    ) {
        self.name = name
        self.summary = summary
        isText = false
        write = bytes
    }
}

/// Writes a graph in a format of text; equal graphs give equal text.
public func render(_ graph: Graph, as format: GraphFormat) throws(GraphRenderError) -> String {
    String(decoding: try drawing(of: graph, as: format), as: UTF8.self)
}

/// Writes a graph in any format.
public func drawing(of graph: Graph, as format: GraphFormat) throws(GraphRenderError) -> [UInt8] {
    try format.write(CanonicalGraph(graph))
}

/// Writes a book as one page to explore; equal books give equal text.
public func page(of book: GraphBook) throws(GraphRenderError) -> [UInt8] {
    Array(try HTMLPage(book).markup.utf8)
}

/// The width that a picture has by itself.
public func width(of graph: Graph) throws(GraphRenderError) -> Double { try SVGPage(CanonicalGraph(graph)).width }
