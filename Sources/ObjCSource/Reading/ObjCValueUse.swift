import Refactor

/// The surroundings of an expression that say how its value is used.
struct ObjCValueUse {
    var usage: ReferenceFact.Usage = .read
    var labels: [String] = []
    /// The message, call or assignment is a whole expression statement.
    var isStatement = false
    var isDereferenced = false
    var mayMutate = false
    /// Only whether it is nil matters: an alias of self is no use of self there.
    var isTruth = false
    /// The first argument of a call.
    var firstArgument: Expression?
    /// The bytes of the value that a message or a dot asks.
    var owner: Range<Int>?
    /// The bytes of a message.
    var message: Range<Int>?
    /// It stands in `@protocol(…)`.
    var isProtocolValue = false

    /// An argument, an operand, a value that is returned.
    static let value = ObjCValueUse()
    static let truth = ObjCValueUse(isTruth: true)
    static let dereferenced = ObjCValueUse(isDereferenced: true)
    /// A part of it is assigned.
    static let mutated = ObjCValueUse(isDereferenced: true, mayMutate: true)
    static let type = ObjCValueUse(usage: .type)
    static let protocolValue = ObjCValueUse(usage: .type, isProtocolValue: true)
    static let keyPath = ObjCValueUse(usage: .keyPath)

    /// The use of the value that an expression takes a part of: `a` in `a.b`, `a[b]`.
    var ofOwner: ObjCValueUse {
        switch usage {
        case .write, .readWrite, .reference: .mutated
        case .read, .call, .selector, .keyPath, .shorthand, .capture, .type: mayMutate ? .mutated : .dereferenced
        }
    }
}
