/// The colours of one kind of node.
package struct Tone: Sendable {
    package let fill: String
    package let line: String
    package let ink: String
}
