extension GraphFormat {
    /// A page for printing, drawn by Graphviz from our text for it; needs its plugin for images.
    public static let pdf = GraphFormat(
        name: "pdf", summary: "a page for printing, drawn by Graphviz",
        bytes: { canonical throws(GraphRenderError) in
            try GraphvizLayout.image(of: DOTText(canonical, isShortened: true).text, as: "pdf")
        })
}
