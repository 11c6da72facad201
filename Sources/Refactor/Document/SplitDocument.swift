/// The output of `refactor verify --format json`: whether a split keeps what the original says.
package struct SplitDocument: Codable, Equatable, Sendable {
    package struct FaultEntry: Codable, Equatable, Sendable {
        /// `lost`, `doubled`, `changed` or `added`.
        package let rule: String
        /// Of the original, and of the split for what was added.
        package let file: String
        package let line: Int
        package let message: String
    }

    package struct SignatureEntry: Codable, Equatable, Sendable {
        package let file: String
        package let line: Int
        package let old: String
        package let new: String
    }

    package let schema: Int
    /// True if nothing was found.
    package let kept: Bool
    package let base: [String]
    package let files: [String]
    package let statements: Int
    package let declarations: Int
    package let comments: Int
    package let faults: [FaultEntry]
    /// Functions that take or give something else; no faults.
    package let signatures: [SignatureEntry]

    package init(of check: SplitCheck) {
        schema = 1
        kept = check.faults.isEmpty
        base = check.base.map(\.path)
        files = check.split.map(\.path)
        statements = check.statements
        declarations = check.declarations
        comments = check.comments
        faults = check.faults.map {
            FaultEntry(rule: $0.rule.rawValue, file: $0.file, line: $0.line, message: $0.description)
        }
        signatures = check.signatures.map {
            SignatureEntry(file: $0.file, line: $0.line, old: $0.old, new: $0.new)
        }
    }
}
