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
        "log", "log10", "log2", "max", "min", "numericCast", "os_log", "os_signpost", "pow", "precondition",
        "preconditionFailure", "print",
        "repeatElement", "round", "sequence", "sin", "sqrt", "stride", "swap", "tan", "trunc", "type",
        "withAnimation", "withCheckedContinuation", "withCheckedThrowingContinuation", "withExtendedLifetime",
        "withTaskGroup", "withThrowingTaskGroup", "withUnsafeBytes", "withUnsafePointer", "zip",
    ]

    /// The protocols and words of conformance that require no member of a type.
    static let protocolsWithoutMembers: Set<String> = ["Any", "AnyObject", "BitwiseCopyable", "Sendable", "class"]

    /// Types of the standard library and of Foundation that signatures name, sorted.
    package static let types: Set<String> = [
        "Any", "AnyHashable", "AnyObject", "Array", "Bool", "CGFloat", "Calendar", "Character", "Codable",
        "Collection", "Comparable", "Data", "Date", "Decimal", "Decodable", "Dictionary", "Double", "Encodable",
        "Equatable", "Error", "Float", "Hashable", "Identifiable", "IndexPath", "Int", "Int16", "Int32", "Int64",
        "Int8", "Locale", "MainActor", "NSError", "NSObject", "NSObjectProtocol", "Never", "Notification",
        "ObjectIdentifier", "Optional", "Range", "Result", "Selector", "Sendable", "Sequence", "Set",
        "StaticString", "String", "Substring", "Task", "TimeInterval", "UInt", "UInt16", "UInt32", "UInt64", "UInt8",
        "URL", "URLRequest", "URLSession", "UUID", "Void",
    ]
}
