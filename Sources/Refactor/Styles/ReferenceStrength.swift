/// How a component holds another one.
package enum ReferenceStrength: String, Sendable {
    case strong
    case weak
    case unowned
}
