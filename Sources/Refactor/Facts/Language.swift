/// A source language: how it is read and how the parts of an emitted module are spelled.
package protocol Language: Sendable {
    /// The word in the plan's JSON: `swift`, `objc`.
    var name: String { get }
    /// File name endings it reads, without dot.
    var fileEndings: [String] { get }
    /// Reads one file; refuses what it cannot read whole.
    func facts(of file: SourceFile) throws(ReadError) -> SyntaxFacts
    /// Writes the module of a plan; nothing touches a disk.
    func text(of plan: Plan, bodies: Bodies) -> Emission
}
