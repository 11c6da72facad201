/// The strength of a component's reference to another one.
package enum ReferenceStrength: String, Sendable {
    case strong
    case weak
    case unowned
}
