/// The kind of a type's member; the words of the plan's JSON.
package enum MemberKind: String, Sendable, Codable, CaseIterable {
    case property
    case method
    case initializer = "init"
    case deinitializer = "deinit"
    case `subscript`
    case type
}
