/// The account of an emission: what moved, what stayed and why, what was widened and what was written anew.
package struct Ledger: Codable, Equatable, Sendable {
    package struct Moved: Codable, Equatable, Sendable {
        package let id: String
        package let role: String
        package let lines: Int
        /// Of a part, the member that it was cut out of; nil for a whole member.
        package let of: String?
    }

    package struct Stayed: Codable, Equatable, Sendable {
        package let id: String
        package let role: String
        package let lines: Int
        /// A word of the fixed list.
        package let reason: String
        /// The sentence for a person.
        package let because: String
    }

    package struct Widened: Codable, Equatable, Sendable {
        package let id: String
        package let from: String
        package let to: String
    }

    /// The files written for the test target.
    package struct Tests: Codable, Equatable, Sendable {
        package let folder: String
        package let files: [String]
        /// The methods without a test, with the cause; a phrase each.
        package let omitted: [String]

        package init(folder: String, tests: ModuleTestFiles) {
            self.folder = folder
            files = tests.files.map(\.path)
            omitted = tests.omissions
        }
    }

    package let controller: String
    package let files: [String]
    /// Headers that do not change and so are not written; nil when there are none.
    package let unchanged: [String]?
    package let moved: [Moved]
    package let stayed: [Stayed]
    package let widened: [Widened]
    package let generated: [String]
    /// Nil where no tests were asked for.
    package var tests: Tests?
    /// For 'git apply', of a dry run, which writes nothing.
    package var diff: String?
    @NullEncoded package var refused: String?

    /// The account of a plan and what was written of it, other files of the style besides.
    package init(plan: Plan, emission: Emission, besides others: [String] = [], refused: String? = nil) {
        controller = plan.controller.name
        let written = emission.filesToWrite(from: plan.controller.files).map(\.path)
        files = refused == nil ? written + others : []
        let left = emission.files.map(\.path).filter { !written.contains($0) }
        unchanged = left.isEmpty || refused != nil ? nil : left
        let members = plan.controller.members
        moved = members.filter { plan.placements[$0.index].moves && refused == nil }.map {
            Moved(
                id: $0.id, role: plan.placements[$0.index].role.rawValue, lines: plan.lines(of: $0),
                of: $0.cut.map { members[$0.host].id })
        }
        stayed = plan.remains.map { remain in
            Stayed(
                id: members[remain.member].id, role: remain.role.rawValue, lines: remain.lines.count,
                reason: remain.reason.code, because: remain.reason.sentence)
        }
        widened = plan.widenings.map {
            Widened(id: members[$0.member].id, from: $0.from.rawValue, to: $0.to.rawValue)
        }
        generated = emission.generated
        _refused = NullEncoded(wrappedValue: refused)
    }
}
