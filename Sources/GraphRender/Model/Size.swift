/// Width and height.
package struct Size: Sendable, Equatable {
    package var width: Double
    package var height: Double
}
