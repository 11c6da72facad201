/// Something wrong with a module graph, or something in it that could not be resolved.
package struct ModuleFinding: Sendable, Equatable, Codable {
    /// A stable name: `strong-cycle`, `unresolved`, `segue-leads-nowhere`, …
    package var code: String
    /// One sentence for people.
    package var message: String
    /// The modules or types that it is about, sorted; two that form an edge are named in its order.
    package var subjects: [String]
    /// The place: `path:line`, relative to the folder that was read; empty for the graph as a whole.
    package var evidence: String

    package init(code: String, message: String, subjects: [String] = [], evidence: String = "") {
        self.code = code
        self.message = message
        self.subjects = subjects
        self.evidence = evidence
    }
}
