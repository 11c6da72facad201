/// A member that could not be brought to its group, and why.
package struct MarkStay: Sendable, Equatable {
    package let member: String
    package let line: Int
    package let reason: MarkObstacle
}
