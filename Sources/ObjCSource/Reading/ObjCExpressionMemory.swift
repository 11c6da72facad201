import Refactor

/// The values of messages and calls that were read already, as long as the same names stand for self.
final class ObjCExpressionMemory {
    private var values: [Int32: Expression] = [:]
    /// Something was too deep to be told, which it need not be where it is asked for by itself: nothing is kept then.
    var isCutShort = false

    subscript(node: Int32) -> Expression? {
        get { values[node] }
        set {
            if !isCutShort { values[node] = newValue }
        }
    }

    /// Forgets everything: other names may stand for self from here on.
    func forget() {
        values.removeAll(keepingCapacity: true)
        isCutShort = false
    }
}
