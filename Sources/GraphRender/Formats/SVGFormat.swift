extension GraphFormat {
    /// A picture with light and dark colours in one file, drawn by ourselves from the positions of the layout.
    public static let svg = GraphFormat(
        name: "svg", summary: "a picture for browsers and documents",
        text: { canonical throws(GraphRenderError) in try SVGPage(canonical).markup })
}
