extension GraphFormat {
    /// A picture of dots, drawn by Graphviz from our text for it; needs its plugin for images.
    public static let png = GraphFormat(
        name: "png", summary: "a picture of dots, drawn by Graphviz",
        bytes: { canonical throws(GraphRenderError) in
            try GraphvizLayout.image(of: DOTText(canonical, isShortened: true).text, as: "png")
        })
}
