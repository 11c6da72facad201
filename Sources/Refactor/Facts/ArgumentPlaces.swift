/// The places of the arguments of a call between its parentheses.
package struct ArgumentPlaces: Sendable, Equatable {
    /// Behind the opening parenthesis.
    package let start: Int
    /// Behind each argument, before its comma.
    package let ends: [Int]
    /// Behind the closing parenthesis.
    package let end: Int
    /// From each label's first byte to that of its value, empty without one; nil where a comment stands between.
    package let labels: [Range<Int>?]
    /// The arguments that are a bare name.
    package let names: [String?]

    package init(start: Int, ends: [Int], end: Int, labels: [Range<Int>?], names: [String?]) {
        self.start = start
        self.ends = ends
        self.end = end
        self.labels = labels
        self.names = names
    }
}
