/// The outline of a node.
package enum NodeShape: Sendable {
    case arrow
    case card
    case component
    case cylinder
    case dashedCard
    case device
    case doubleCard
    case folder
    case heavyDevice
    case hexagon
    case note
    case octagon
    case pill
    case stack
    case stadium
    case window

    /// The room that the outline takes away from the text inside it.
    package var insets: Insets {
        switch self {
        case .arrow: Insets(top: 9, left: 12, bottom: 10, right: 22)
        case .card, .dashedCard: Insets(top: 9, left: 14, bottom: 10, right: 14)
        case .component: Insets(top: 9, left: 20, bottom: 10, right: 14)
        case .cylinder: Insets(top: 17, left: 14, bottom: 12, right: 14)
        case .device: Insets(top: 9, left: 14, bottom: 16, right: 14)
        case .doubleCard: Insets(top: 11, left: 16, bottom: 12, right: 16)
        case .folder: Insets(top: 16, left: 14, bottom: 10, right: 14)
        case .heavyDevice: Insets(top: 19, left: 14, bottom: 16, right: 14)
        case .hexagon: Insets(top: 9, left: 20, bottom: 10, right: 20)
        case .note: Insets(top: 9, left: 14, bottom: 10, right: 18)
        case .octagon: Insets(top: 9, left: 16, bottom: 10, right: 16)
        case .pill: Insets(top: 5, left: 15, bottom: 7, right: 15)
        case .stack: Insets(top: 9, left: 14, bottom: 18, right: 22)
        case .stadium: Insets(top: 10, left: 24, bottom: 11, right: 24)
        case .window: Insets(top: 17, left: 14, bottom: 10, right: 14)
        }
    }
}
