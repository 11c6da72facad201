/// Global functions, and names of the language, that every Swift file of an iOS app can use without owning them.
package enum StandardNames {
    /// Functions of the standard library, Foundation, Dispatch and UIKit that controllers call, sorted.
    package static let functions: Set<String> = [
        "CACurrentMediaTime", "CFAbsoluteTimeGetCurrent", "NSLocalizedString", "NSLog", "NSStringFromClass",
        "NSStringFromSelector", "UIGraphicsBeginImageContext", "UIGraphicsBeginImageContextWithOptions",
        "UIGraphicsEndImageContext", "UIGraphicsGetCurrentContext", "UIGraphicsGetImageFromCurrentImageContext",
        "abs", "arc4random", "arc4random_uniform", "assert", "assertionFailure", "atan2", "autoreleasepool", "ceil",
        "cos", "debugPrint", "dump", "exp", "fabs", "fatalError", "floor", "fmax", "fmin", "fmod",
        "isKnownUniquelyReferenced",
        "log", "log10", "log2", "max", "min", "numericCast", "pow", "precondition", "preconditionFailure", "print",
        "repeatElement", "round", "sequence", "sin", "sqrt", "stride", "swap", "tan", "trunc", "type",
        "withAnimation", "withCheckedContinuation", "withCheckedThrowingContinuation", "withExtendedLifetime",
        "withTaskGroup", "withThrowingTaskGroup", "withUnsafeBytes", "withUnsafePointer", "zip",
    ]

    /// The protocols and words of conformance that require no member of a type.
    static let protocolsWithoutMembers: Set<String> = ["Any", "AnyObject", "BitwiseCopyable", "Sendable", "class"]
}
