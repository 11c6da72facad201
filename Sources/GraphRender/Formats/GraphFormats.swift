/// The formats a graph can be written in, sorted by name.
public let graphFormats: [GraphFormat] = [
    .dot,
    .html,
    .mermaid,
    .pdf,
    .png,
    .svg,
]
