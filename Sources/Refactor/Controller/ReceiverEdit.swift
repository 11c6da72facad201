/// A replacement of `self?.` or `strongSelf.` by the spelling of the controller inside of a cut.
package struct ReceiverEdit: Sendable, Equatable {
    /// The receiver with its dot.
    package let range: Range<Int>
    /// `self.`, or nothing.
    package let text: String
}
