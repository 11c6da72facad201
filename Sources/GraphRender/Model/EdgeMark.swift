/// The mark at an end of an edge.
package enum EdgeMark: Sendable {
    case arrow
    case diamond
    case dot
    case hollowDiamond
    case hollowTriangle
    case none
    case openArrow

    /// The length of the mark, as a multiple of ten points.
    package var scale: Double {
        switch self {
        case .none: 0
        case .dot: 0.7
        case .arrow, .openArrow: 0.9
        case .hollowTriangle: 1.1
        case .diamond, .hollowDiamond: 1.3
        }
    }
}
