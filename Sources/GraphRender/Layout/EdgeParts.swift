/// The input of Graphviz about an edge: the room for its marks, and where a label interrupts it.
package struct EdgeParts: Sendable {
    package let direction: Direction

    package struct Ends {
        /// The edge in one piece.
        package let whole: [(String, String)]
        /// The piece before the label.
        package let front: [(String, String)]
        /// The piece behind the label.
        package let back: [(String, String)]
    }

    package func ends(of layoutEdge: LayoutEdge) -> Ends {
        let style = layoutEdge.edge.kind.style
        let first = layoutEdge.isReversed ? style.head : style.tail
        let second = layoutEdge.isReversed ? style.tail : style.head
        let weight = ("weight", "\(layoutEdge.weight)")
        let isHorizontal = direction == .leftToRight
        let leave = ("tailport", isHorizontal ? "e" : "s")
        let enter = ("headport", isHorizontal ? "w" : "n")
        let start = [weight] + (layoutEdge.startsAtPort ? [leave] : [])
        let end = [weight] + (layoutEdge.endsAtPort ? [enter] : [])
        return Ends(
            whole: arrows(tail: first, head: second) + start + end.dropFirst() + [("minlen", "\(layoutEdge.length)")],
            front: arrows(tail: first, head: .none) + start + [enter]
                + (layoutEdge.isFolded ? [("minlen", "\(max(1, layoutEdge.length - 1))")] : []),
            back: arrows(tail: .none, head: second) + end + [leave]
        )
    }

    /// Graphviz scales the arrows of both ends alike; the marks are drawn into the room that there is.
    private func arrows(tail: EdgeMark, head: EdgeMark) -> [(String, String)] {
        [
            ("dir", "both"),
            ("arrowtail", tail == .none ? "none" : "normal"),
            ("arrowhead", head == .none ? "none" : "normal"),
            ("arrowsize", decimal(max(tail.scale, head.scale))),
        ]
    }
}
