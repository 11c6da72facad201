/// The words of Graphviz for the outline of a node.
package struct DOTShape {
    package let name: String
    package let style: String
    package let peripheries: String

    package init(_ shape: NodeShape) {
        switch shape {
        case .arrow: (name, style, peripheries) = ("cds", "filled", "1")
        case .card: (name, style, peripheries) = ("box", "filled,rounded", "1")
        case .component: (name, style, peripheries) = ("component", "filled", "1")
        case .cylinder: (name, style, peripheries) = ("cylinder", "filled", "1")
        case .dashedCard: (name, style, peripheries) = ("box", "filled,rounded,dashed", "1")
        case .device: (name, style, peripheries) = ("tab", "filled", "1")
        case .doubleCard: (name, style, peripheries) = ("box", "filled", "2")
        case .folder: (name, style, peripheries) = ("folder", "filled", "1")
        case .heavyDevice: (name, style, peripheries) = ("box", "filled,rounded,bold", "1")
        case .hexagon: (name, style, peripheries) = ("hexagon", "filled", "1")
        case .note: (name, style, peripheries) = ("note", "filled", "1")
        case .octagon: (name, style, peripheries) = ("octagon", "filled", "1")
        case .pill: (name, style, peripheries) = ("ellipse", "filled,dashed", "1")
        case .stack: (name, style, peripheries) = ("box3d", "filled", "1")
        case .stadium: (name, style, peripheries) = ("oval", "filled", "1")
        case .window: (name, style, peripheries) = ("box", "filled", "1")
        }
    }
}
