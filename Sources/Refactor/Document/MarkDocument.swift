/// The output of `refactor mark --format json`: what moved under which marks, and the new text as a difference.
package struct MarkDocument: Codable, Equatable, Sendable {
    package struct StayEntry: Codable, Equatable, Sendable {
        package let id: String
        package let line: Int
        package let reason: String
    }

    package struct MemberEntry: Codable, Equatable, Sendable {
        package let id: String
        package let line: Int
    }

    package struct ExtensionEntry: Codable, Equatable, Sendable {
        package let head: String
        package let line: Int
        package let members: Int
    }

    package struct ControllerEntry: Codable, Equatable, Sendable {
        package let name: String
        package let members: Int
        package let moved: Int
        package let marks: Int
        package let stays: [StayEntry]
        /// Extensions that stay as they are, though their members are of several groups.
        package let wholeExtensions: [ExtensionEntry]
        /// Members whose group nothing says clearly.
        package let unsure: [MemberEntry]
        /// Members that stand under their neighbours' mark.
        package let strangers: [MemberEntry]
    }

    package struct FileEntry: Codable, Equatable, Sendable {
        package let file: String
        package let changed: Bool
        /// For `git apply`; empty if nothing changed.
        package let diff: String
    }

    package let schema: Int
    /// True if the files were rewritten.
    package let written: Bool
    package let controllers: [ControllerEntry]
    package let files: [FileEntry]

    package init(of marking: Marking, written: Bool, diff: (Marking.File) -> String) {
        schema = 1
        self.written = written
        controllers = marking.accounts.map(Self.entry)
        files = marking.files.map {
            FileEntry(file: $0.path, changed: $0.isChanged, diff: $0.isChanged ? diff($0) : "")
        }
    }

    private static func entry(of account: MarkAccount) -> ControllerEntry {
        ControllerEntry(
            name: account.controller, members: account.members, moved: account.moved, marks: account.marks,
            stays: account.stays.map { StayEntry(id: $0.member, line: $0.line, reason: $0.reason.phrase) },
            wholeExtensions: account.wholeExtensions.map {
                ExtensionEntry(head: $0.head, line: $0.line, members: $0.members)
            },
            unsure: account.unsure.map { MemberEntry(id: $0.member, line: $0.line) },
            strangers: account.strangers.map { MemberEntry(id: $0.member, line: $0.line) })
    }
}
