/// The strength of a reference to another object.
package enum ReferenceStrength: String, Sendable, CaseIterable, Codable {
    case strong
    case weak
    case unowned
}
