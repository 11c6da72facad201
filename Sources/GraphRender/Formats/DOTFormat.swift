extension GraphFormat {
    /// Text for Graphviz and the many tools that read its language.
    public static let dot = GraphFormat(
        name: "dot", summary: "text for Graphviz",
        text: { canonical throws(GraphRenderError) in DOTText(canonical).text })
}
