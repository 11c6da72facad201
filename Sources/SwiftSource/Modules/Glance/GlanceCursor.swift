/// A place among the tokens of a file, from which its readers go on.
struct GlanceCursor {
    let bytes: UnsafeBufferPointer<UInt8>
    let tokens: [GlanceToken]
    var index = 0
    /// The number of letters of the present sign that are read: `>>` closes two lists of types.
    var taken: Int32 = 0

    init(_ bytes: UnsafeBufferPointer<UInt8>) throws(UnsupportedSyntax) {
        self.bytes = bytes
        tokens = try GlanceTokens.read(bytes)
    }
}
