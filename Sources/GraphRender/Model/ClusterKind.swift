/// The kind of thing that a box around nodes stands for.
public enum ClusterKind: String, Sendable, CaseIterable {
    case module
    case submodule
    case external
}
