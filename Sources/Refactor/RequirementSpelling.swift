/// The spelling of requirements.
package protocol RequirementSpelling {
    /// A requirement as it stands in a protocol.
    func lines(of requirement: Requirement) -> [String]
    /// The same on one line, for tables and other programs.
    func line(of requirement: Requirement) -> String
}
