extension GraphFormat {
    /// A flow chart that GitHub and many wikis draw in place.
    public static let mermaid = GraphFormat(
        name: "mermaid", summary: "a flow chart for Markdown pages",
        text: { canonical throws(GraphRenderError) in MermaidText(canonical).text })
}
