extension GraphFormat {
    /// A page to explore, in one file that loads nothing.
    public static let html = GraphFormat(
        name: "html", summary: "a page to explore, in one file",
        text: { canonical throws(GraphRenderError) in try HTMLPage(canonical).markup })
}
