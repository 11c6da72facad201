/// The words of Graphviz for the line and the ends of an edge.
package struct DOTLine {
    package let style: String
    package let width: String
    package let isDouble: Bool
    package let head: String
    package let tail: String

    package init(_ style: EdgeStyle) {
        head = Self.arrow(style.head)
        tail = Self.arrow(style.tail)
        isDouble = style.line == .double
        switch style.line {
        case .dashDotted, .dashed, .shortDashed: (self.style, width) = ("dashed", "1")
        case .dotted: (self.style, width) = ("dotted", "1")
        case .double, .solid: (self.style, width) = ("solid", "1.3")
        case .thick: (self.style, width) = ("solid", "2.6")
        }
    }

    private static func arrow(_ mark: EdgeMark) -> String {
        switch mark {
        case .arrow: "normal"
        case .diamond: "diamond"
        case .dot: "dot"
        case .hollowDiamond: "odiamond"
        case .hollowTriangle: "onormal"
        case .none: "none"
        case .openArrow: "vee"
        }
    }
}
