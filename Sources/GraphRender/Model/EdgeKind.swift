/// The meaning of an edge; decides its line, its ends and its place in the layout.
public enum EdgeKind: String, Sendable, CaseIterable {
    // From the strongest statement to the faintest: legends keep this order.
    /// A strong reference.
    case owns
    /// A reference that does not own.
    case weak
    /// A reference that does not own and that must not outlive its target.
    case unowned
    /// A call through a protocol.
    case calls
    /// The source implements the protocol that is the target.
    case conforms
    /// Events back to the one who asked.
    case output
    /// Navigation to a screen or module.
    case routes
    /// The target is a child module of the source.
    case child
    /// The source uses the service that is the target.
    case service
    /// The source translates the interface of the target.
    case adapts
    /// The source creates the target.
    case builds
    /// The source names types of the target, or calls its functions.
    case uses

    /// The line in the legend.
    package var legend: String {
        switch self {
        case .owns: "owns (strong)"
        case .weak: "knows (weak)"
        case .unowned: "knows (unowned)"
        case .calls: "calls"
        case .conforms: "implements protocol"
        case .output: "reports back"
        case .routes: "navigates to"
        case .child: "has child module"
        case .service: "uses service or data"
        case .adapts: "adapts"
        case .builds: "creates"
        case .uses: "uses"
        }
    }

    /// The word between the names of source and target in a sentence.
    package var verb: String {
        switch self {
        case .owns: "owns"
        case .weak: "weakly knows"
        case .unowned: "knows, unowned,"
        case .calls: "calls"
        case .conforms: "implements"
        case .output: "reports to"
        case .routes: "navigates to"
        case .child: "has the child"
        case .service: "uses"
        case .adapts: "adapts"
        case .builds: "creates"
        case .uses: "uses"
        }
    }

    /// The style of the line and its two ends.
    package var style: EdgeStyle {
        switch self {
        case .owns: EdgeStyle(line: .solid, head: .arrow, tail: .diamond)
        case .weak: EdgeStyle(line: .dashed, head: .openArrow, tail: .none)
        case .unowned: EdgeStyle(line: .dashed, head: .arrow, tail: .none)
        case .calls: EdgeStyle(line: .solid, head: .arrow, tail: .none)
        case .conforms: EdgeStyle(line: .shortDashed, head: .hollowTriangle, tail: .none)
        case .output: EdgeStyle(line: .dashDotted, head: .arrow, tail: .none)
        case .routes: EdgeStyle(line: .thick, head: .openArrow, tail: .none)
        case .child: EdgeStyle(line: .solid, head: .none, tail: .hollowDiamond)
        case .service: EdgeStyle(line: .solid, head: .dot, tail: .none)
        case .adapts: EdgeStyle(line: .double, head: .hollowTriangle, tail: .none)
        case .builds: EdgeStyle(line: .dotted, head: .openArrow, tail: .none)
        case .uses: EdgeStyle(line: .solid, head: .openArrow, tail: .none)
        }
    }

    /// True if the edge leads against the flow, so that the layout places its target first.
    package var isBackward: Bool {
        switch self {
        case .weak, .output, .unowned: true
        case .adapts, .builds, .calls, .child, .conforms, .owns, .routes, .service, .uses: false
        }
    }

    /// The weight with which the layout keeps the edge short and straight.
    package var weight: Int {
        switch self {
        // So far above the rest that the spine of a module is a straight line.
        case .owns, .calls, .conforms: 1000
        case .routes, .child: 8
        case .weak, .output, .service, .adapts, .unowned, .uses: 2
        // Not zero, which would let the long lines of a builder wander.
        case .builds: 1
        }
    }

    /// The place in the order of all kinds.
    package var rank: Int {
        EdgeKind.allCases.firstIndex(of: self) ?? EdgeKind.allCases.count
    }
}
