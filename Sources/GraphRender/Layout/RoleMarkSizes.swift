/// The room for the row of a module's role marks, beneath its name.
package enum RoleMarkSizes {
    package static let size = Size(width: 17, height: 14)
    package static let gap = 3.0
    /// The height of the row, with the room above it.
    package static let height = 19.0

    /// The width of a row of so many marks.
    package static func width(of count: Int) -> Double {
        Double(count) * size.width + Double(max(count - 1, 0)) * gap
    }
}
