/// How a cut spells the controller where its code had `self?.` or `strongSelf.`.
package struct ReceiverEdit: Sendable, Equatable {
    /// The receiver with its dot.
    package let range: Range<Int>
    /// `self.`, or nothing.
    package let text: String
}
