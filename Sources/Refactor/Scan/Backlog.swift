/// The controllers of an app that a team takes apart one by one, and how far each has come.
package struct Backlog: Sendable, Equatable {
    package struct Item: Sendable, Equatable {
        package let name: String
        package var path: String
        package var state: BacklogState
        package var lines: Int
        /// Lines that other roles should have.
        package var beyond: Int
        /// Those it had when it was listed.
        package var first: Int
        package var score: Int
        package var advice: String
        /// A person's note on it.
        package var note: String?

        package init(
            name: String, path: String, state: BacklogState, lines: Int, beyond: Int, first: Int, note: String? = nil
        ) {
            self.name = name
            self.path = path
            self.state = state
            self.lines = lines
            self.beyond = beyond
            self.first = first
            self.note = note
            score = 0
            advice = ""
        }
    }

    /// A controller as it stands in the sources.
    package struct Sighting: Sendable {
        package let entry: ScanEntry
        /// Its path below the list's folder.
        package let path: String
        package let signs: BacklogSigns

        package init(entry: ScanEntry, path: String, signs: BacklogSigns) {
            self.entry = entry
            self.path = path
            self.signs = signs
        }

        package var beyond: Int { entry.advice.roles.leaving + entry.advice.roles.partLines }
    }

    package var items: [Item]

    package init(items: [Item] = []) { self.items = items }

    /// The list with the figures and states of today: what was listed stays, what is worth doing comes in, the one to
    /// take next stands at the top.
    package func updated(by sightings: [Sighting], most: Int? = nil) -> Backlog {
        var left = sightings
        var items = self.items.map { item -> Item in
            guard let index = Self.index(of: item, in: left) else { return item.without() }
            return item.updated(by: left.remove(at: index))
        }
        let new = left.filter(\.signs.isWork).sorted { ScanReport.isBefore($0.entry, $1.entry) }
        let room = most.map { max(0, $0 - items.count { $0.state.isOpen }) } ?? new.count
        items += new.prefix(room).map { sighting in
            Item(
                name: sighting.entry.name, path: sighting.path, state: .open, lines: 0, beyond: 0,
                first: sighting.beyond
            ).updated(by: sighting)
        }
        return Backlog(items: items.sorted(by: Self.isBefore))
    }

    /// By name and path; one that moved is known by its name, where only one has it.
    private static func index(of item: Item, in sightings: [Sighting]) -> Int? {
        let named = sightings.indices.filter { sightings[$0].entry.name == item.name }
        return named.first { sightings[$0].path == item.path } ?? (named.count == 1 ? named.first : nil)
    }

    private static func isBefore(_ left: Item, _ right: Item) -> Bool {
        func rank(_ item: Item) -> (Int, Int, String, String) {
            (item.state.isOpen ? 0 : 1, item.state.isOpen ? -item.score : 0, item.name, item.path)
        }
        return rank(left) < rank(right)
    }
}

extension Backlog.Item {
    fileprivate func updated(by sighting: Backlog.Sighting) -> Backlog.Item {
        var item = self
        item.path = sighting.path
        item.lines = sighting.entry.lines
        item.beyond = sighting.beyond
        item.score = sighting.entry.score
        item.advice = sighting.entry.advice.brief
        // Who says that a split one is done knows better than a figure.
        if state == .done, sighting.signs.isSplit { return item }
        if state != .dropped { item.state = sighting.signs.state(beyond: sighting.beyond, first: first) }
        return item
    }

    /// The item of a controller that is no more.
    fileprivate func without() -> Backlog.Item {
        var item = self
        item.lines = 0
        item.beyond = 0
        if state != .dropped { item.state = .gone }
        return item
    }
}

extension Backlog {
    /// Lines that other roles should have, of all that a person did not drop.
    package var beyond: Int { items.filter { $0.state != .dropped }.reduce(0) { $0 + $1.beyond } }

    /// Those there were when the controllers were listed.
    package var first: Int { items.filter { $0.state != .dropped }.reduce(0) { $0 + $1.first } }
}
