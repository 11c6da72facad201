/// The text at the top of a cluster's box, and the room it needs.
package struct ClusterHeader: Sendable {
    package static let labelText = TextMetrics(size: 13, isBold: true)
    package static let noteText = TextMetrics(size: 11)
    package static let maximumWidth = 320.0
    package static let height = 28.0
    package static let gap = 10.0
    package static let padding = 16.0
    package static let margin = 16.0

    package let label: String
    package let note: String
    package let labelWidth: Double
    package let width: Double

    package init(_ cluster: Cluster) {
        label = Self.labelText.shortened(cluster.label.singleLine, to: Self.maximumWidth)
        note = Self.noteText.shortened(cluster.note.singleLine, to: Self.maximumWidth)
        labelWidth = Self.labelText.width(of: label)
        let noteWidth = note.isEmpty ? 0 : Self.gap + Self.noteText.width(of: note)
        width = labelWidth + noteWidth + Self.padding
    }
}
