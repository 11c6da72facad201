/// A required member and the provided one that does its work.
package struct AdapterMatch: Sendable, Equatable {
    package let required: AdapterMember
    package let provided: AdapterMember
    /// For each parameter of the provided member, the place of the required one that goes there.
    package let order: [Int]
    /// Places of required parameters, and -1 for what comes back, that Objective-C must be told to take for another type.
    package let casts: Set<Int>
    /// True if the provided member is the required one, letter by letter.
    package let isExact: Bool
    /// Why the two belong together.
    package let reason: String
}
