/// The compatibility of the roles of two members that use one another, in tenths of a step of log-odds: the user's role
/// down, the used member's role across, in the order view, presenter, interactor, router.
package struct PairTable: Sendable, Equatable {
    package let rows: [[Int]]

    package init(_ rows: [[Int]]) { self.rows = rows }

    func value(_ from: Int, _ to: Int) -> Double { Double(rows[from][to]) / 10 }
}
