import GraphRender
import Refactor

/// A picture in one of the formats of graphs.
enum Drawing {
    /// The names of all formats, sorted.
    static var formats: [String] { graphFormats.map(\.name) }

    /// Returns true if a terminal can show the format.
    static func isText(_ format: String) -> Bool {
        graphFormats.first { $0.name == format }?.isText ?? true
    }

    /// The planned module of a controller.
    static func bytes(of plan: Plan, as format: String) throws(CommandError) -> [UInt8] {
        try bytes(of: ModulePicture.graph(of: plan), as: format)
    }

    /// A module graph at a level, with at most so many nodes; a flow chart gets fewer where it must.
    static func bytes(of excerpt: GraphExcerpt, _ request: PictureRequest) throws(CommandError) -> [UInt8] {
        if request.format == "html", let book = PictureBook.book(of: excerpt, request) {
            do {
                return try page(of: book)
            } catch {
                throw .picture("\(error)")
            }
        }
        guard request.format == "mermaid" else { return try bytes(of: request.graph(of: excerpt), as: request.format) }
        var request = request
        for limit in [request.limit == 0 ? 500 : request.limit, 60, 40, 25, 12, 5, 2]
        where limit <= max(request.limit, 500) {
            request.limit = limit
            let graph = request.graph(of: excerpt)
            let bytes = try bytes(of: graph, as: request.format)
            if MermaidText.draws(String(decoding: bytes, as: UTF8.self), edges: graph.edges.count) { return bytes }
        }
        throw .picture("the graph does not fit into a flow chart of Mermaid; write .svg or .html, or use --focus")
    }

    /// The difference of two module graphs.
    static func bytes(of difference: GraphDifference, _ request: PictureRequest) throws(CommandError) -> [UInt8] {
        var request = request
        // A flow chart has less room.
        if request.format == "mermaid", request.limit == 0 || request.limit > 60 { request.limit = 60 }
        let graph = DifferencePicture.graph(of: difference, limit: request.limit, page: request.page)
        return try bytes(of: graph, as: request.format)
    }

    /// An overview and a page for each module, as files that link to each other.
    static func pages(of excerpt: GraphExcerpt, _ request: PictureRequest) throws(CommandError) -> [(
        name: String, bytes: [UInt8]
    )] {
        var files: [(name: String, bytes: [UInt8])] = []
        for (name, graph) in SplitPictures.graphs(of: excerpt, request) {
            files.append((name, try bytes(of: graph, as: request.format)))
        }
        return files
    }

    private static func bytes(of graph: Graph, as name: String) throws(CommandError) -> [UInt8] {
        guard let format = graphFormats.first(where: { $0.name == name }) else {
            throw .unknownFormat(path: name, known: formats)
        }
        do {
            return try drawing(of: graph, as: format)
        } catch {
            throw .picture("\(error)")
        }
    }
}
