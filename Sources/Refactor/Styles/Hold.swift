/// How a component holds another one.
package enum Hold: String, Sendable {
    case strong
    case weak
    case unowned
}
