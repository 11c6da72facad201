/// A graph that is too large for one picture: a map, and a picture of each part that its nodes stand for.
public struct GraphBook: Sendable {
    /// The picture that one sees first.
    public var cover: Graph
    /// Everything there is, for lists and for finding.
    public var whole: Graph
    /// The pictures of parts, by the id of the node of the map that stands for each.
    public var parts: [String: Graph]
    /// The part in which a node of the whole is drawn, by the node's id.
    public var places: [String: String]

    /// Creates a book; a graph alone is one without parts.
    public init(cover: Graph, whole: Graph, parts: [String: Graph] = [:], places: [String: String] = [:]) {
        self.cover = cover
        self.whole = whole
        self.parts = parts
        self.places = places
    }
}
