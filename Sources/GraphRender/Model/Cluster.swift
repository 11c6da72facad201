/// A labelled box around nodes, and around other clusters.
public struct Cluster: Sendable, Equatable {
    /// The name that nodes and child clusters refer to; unique within a graph.
    public var id: String
    /// The header of the box.
    public var label: String
    /// The kind of thing that the box stands for.
    public var kind: ClusterKind
    /// The id of the cluster around this one.
    public var parent: String?
    /// A remark beside the header, such as "used by 3".
    public var note = ""
    /// True if the box is what the picture is about.
    public var isEmphasised = false

    /// Creates a cluster; without a parent it stands at the top level.
    public init(id: String, label: String, kind: ClusterKind = .module, parent: String? = nil) {
        self.id = id
        self.label = label
        self.kind = kind
        self.parent = parent
    }
}
