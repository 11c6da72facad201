/// A part of an emitted file: bytes of the source, or text that the tool wrote.
package enum Piece: Sendable, Equatable {
    /// Bytes of one of the controller's files.
    case source(file: Int, range: Range<Int>)
    case generated(String)
}
