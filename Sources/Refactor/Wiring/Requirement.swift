/// One signature that a boundary's protocol must declare.
package struct Requirement: Sendable, Equatable {
    /// The member that fulfils it in the end.
    package let member: Int
    /// True if somebody writes it: `{ get set }`.
    package var isWritten: Bool
    /// The lines of the original that need it, sorted.
    package var lines: [Int]
    /// It is asked for in the form in which the answer comes.
    package var isAnswered = false
}
