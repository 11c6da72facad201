/// A directed statement about two nodes.
public struct Edge: Sendable, Equatable {
    /// The id of the node that the statement is about.
    public var from: String
    /// The id of the node that it leads to.
    public var to: String
    /// The meaning of the edge.
    public var kind: EdgeKind
    /// A word on the line; empty for none.
    public var label: String
    /// A name for the edge in the written picture; unique within a graph.
    public var id: String?
    /// The text shown when the pointer rests on the edge; without it, a sentence is made.
    public var tooltip: String?

    /// The places where the code says so, for lists.
    public var evidence: [String] = []
    /// The address that a click opens, as for nodes.
    public var link: String?
    /// A number on the line, which a note explains; the line then has the colour of a fault.
    public var badge: String?
    /// The change of the edge, where two graphs are drawn as one.
    public var change: Change?

    /// True if the target is to stand first, as for kinds that lead back.
    public var leadsBack = false

    /// Creates an edge; edges that are equal are drawn side by side.
    public init(from: String, to: String, kind: EdgeKind, label: String = "") {
        self.from = from
        self.to = to
        self.kind = kind
        self.label = label
    }

    /// The label, behind the sign of a change; without a label the sign stands on the line itself.
    package var word: String {
        label.isEmpty ? "" : signedLabel
    }

    /// The label and the sign of a change, for formats that have no other place for the sign.
    package var signedLabel: String {
        [change?.sign ?? "", label].filter { !$0.isEmpty }.joined(separator: " ")
    }
}
