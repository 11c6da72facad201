/// The places of the arguments of a call between its parentheses.
package struct ArgumentPlaces: Sendable, Equatable {
    /// Behind the opening parenthesis.
    package let start: Int
    /// Behind each argument, before its comma.
    package let ends: [Int]
    /// Behind the closing parenthesis.
    package let end: Int

    package init(start: Int, ends: [Int], end: Int) {
        self.start = start
        self.ends = ends
        self.end = end
    }
}
