/// Room between an outline and what it holds.
package struct Insets: Sendable {
    package let top: Double
    package let left: Double
    package let bottom: Double
    package let right: Double
}
