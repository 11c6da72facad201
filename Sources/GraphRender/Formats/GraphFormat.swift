/// A way to write a graph down.
public struct GraphFormat: Sendable {
    /// The name on the command line, which is also the file name extension.
    public let name: String
    /// One line for a list of formats.
    public let summary: String
    package let write: @Sendable (CanonicalGraph) throws(GraphRenderError) -> String
}

/// Writes a graph in a format; equal graphs give equal text.
public func render(_ graph: Graph, as format: GraphFormat) throws(GraphRenderError) -> String {
    try format.write(CanonicalGraph(graph))
}
