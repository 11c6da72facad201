/// The stroke of an edge.
package enum EdgeLine: Sendable {
    case dashDotted
    case dashed
    case dotted
    case double
    case shortDashed
    case solid
    case thick
}
