/// A replacement of `self?.` or `strongSelf.` by the spelling of the controller inside of a cut; of a method's name or a
/// label where a call goes straight to where it ends.
package struct ReceiverEdit: Sendable, Equatable {
    /// The receiver with its dot.
    package let range: Range<Int>
    /// `self.`, or nothing.
    package let text: String
    /// It is no receiver, but the name or a label of a call.
    package var isOfCall = false

    /// True for the label of an argument that had none.
    package var isNewLabel: Bool { isOfCall && range.isEmpty && text.hasSuffix(": ") }
}
