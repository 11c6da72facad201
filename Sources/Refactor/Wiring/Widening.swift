/// An access modifier that goes because other files must see the member now.
package struct Widening: Sendable, Equatable {
    package let member: Int
    package let from: Access
    package let to: Access
}
