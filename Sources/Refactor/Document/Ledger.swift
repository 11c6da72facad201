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

    /// The Swift package that the module is, or why it cannot be one.
    package struct Package: Codable, Equatable, Sendable {
        package let name: String
        /// The least version of iOS.
        package let platform: String
        /// The modules of other packages that it imports.
        package let dependencies: [String]
        /// The types that are public.
        package let open: [String]
        /// Types that nobody knows, so that nothing is proved of them.
        package let unknown: [String]
        /// Places of the app that name the module, the first of each file.
        package let users: [String]
        package let obstacles: [Obstacle]
    }

    package struct Obstacle: Codable, Equatable, Sendable {
        /// The kind of the name: `type`, `function`, `member`, `module`, `access`.
        package let kind: String
        package let name: String
        /// The file and the line of its use.
        package let place: String
        package let declared: String?
        package let advice: String
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
    /// Nil where no package was asked for.
    package var package: Package?
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
                id: $0.sourceID, role: plan.placements[$0.index].role.rawValue, lines: plan.lines(of: $0),
                of: $0.cut.map { members[$0.host].id })
        }
        stayed = plan.remains.map { remain in
            Stayed(
                id: members[remain.member].sourceID, role: remain.role.rawValue, lines: remain.lines.count,
                reason: remain.reason.code, because: remain.reason.sentence)
        }
        widened =
            plan.widenings.map {
                Widened(id: members[$0.member].sourceID, from: $0.from.rawValue, to: $0.to.rawValue)
            }
            + plan.openedGlobals.map {
                Widened(id: $0.fact.name, from: $0.fact.access.rawValue, to: Access.internal.rawValue)
            }
        generated = emission.generated
        _refused = NullEncoded(wrappedValue: refused)
    }
}

extension Ledger.Package {
    /// The account of a module's package, for the least version of iOS that it is written for.
    package init(_ package: ModulePackage, platform: String) {
        name = package.name
        self.platform = platform
        dependencies = package.dependencies.map(\.product)
        open = package.open
        unknown = package.unknown
        users = package.users
        obstacles = package.obstacles.map {
            Ledger.Obstacle(
                kind: $0.kind.rawValue, name: $0.name, place: $0.place, declared: $0.declared, advice: $0.advice)
        }
    }
}
