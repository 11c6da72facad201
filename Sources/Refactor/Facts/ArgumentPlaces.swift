/// The places of the arguments of a call between its parentheses.
package struct ArgumentPlaces: Sendable, Equatable {
    /// Behind the opening parenthesis.
    package let start: Int
    /// Behind each argument, before its comma.
    package let ends: [Int]

    package init(start: Int, ends: [Int]) {
        self.start = start
        self.ends = ends
    }
}
