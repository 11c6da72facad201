/// One thing in the picture.
public struct Node: Sendable, Equatable {
    /// The name that edges refer to; unique within a graph.
    public var id: String
    /// The name on the node; a long one is shortened in the middle and stands whole in the tooltip.
    public var label: String
    /// The kind of thing that the node stands for.
    public var kind: NodeKind
    /// The id of the cluster that the node stands in.
    public var cluster: String?
    /// Details beneath the label, such as "8 members · 96 lines".
    public var lines: [String] = []
    /// The text shown when the pointer rests on the node; without it, the label and the kind.
    public var tooltip: String?
    /// The address that a click opens: a relative address, or one with the scheme http, https or file. Others are left
    /// out.
    public var link: String?
    /// The small word above the name; without it, that of the kind.
    public var caption: String?
    /// The roles that a module has, as small marks beneath the name.
    public var roles: [NodeKind] = []
    /// A number or sign on the corner, which a note explains.
    public var badge: String?
    /// The change of the node, where two graphs are drawn as one.
    public var change: Change?
    /// Words that the node is found by too: names of types, files.
    public var words: [String] = []
    /// The share of what the picture measures that the node has, from 0 to 4, as a colour instead of that of its kind.
    public var heat: Int?
    /// True if the node is what the picture is about.
    public var isEmphasised = false
    /// The room that the layout keeps, whatever the text needs.
    package var fixedSize: Size?

    /// Creates a node without details.
    public init(id: String, label: String, kind: NodeKind, cluster: String? = nil) {
        self.id = id
        self.label = label
        self.kind = kind
        self.cluster = cluster
    }
}
