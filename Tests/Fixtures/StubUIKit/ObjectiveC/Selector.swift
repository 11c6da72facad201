/// The part of the Objective-C overlay that `#selector` needs.
///
/// The compiler looks for `Selector` in a module of this name, and nowhere else.
public struct Selector: ExpressibleByStringLiteral, Hashable, Sendable, CustomStringConvertible {
    public let description: String

    public init(_ name: String) { description = name }
    public init(stringLiteral name: String) { description = name }
}

@discardableResult
public func autoreleasepool<Result>(invoking body: () throws -> Result) rethrows -> Result {
    try body()
}
