import Refactor

/// The outline of what a method of a component asks of others: what happens each time it runs, and what may.
struct ObjCOutline: Equatable {
    /// The messages that are sent each time, in their order, up to the first thing that may not happen.
    var certain: [String] = []
    /// Those that are sent each time, behind things that may not happen.
    var later: [String] = []
    var possible: [String] = []
    /// Services that it asks besides.
    var services: Set<String> = []

    var isAsking: Bool { !(certain + later + possible).isEmpty }

    /// Everything that may stand in the log.
    var all: [String] {
        (certain + later + possible).reduce(into: []) { found, entry in
            if !found.contains(entry) { found.append(entry) }
        }
    }

    /// Appends what happens next each time.
    mutating func add(_ next: ObjCOutline) {
        if possible.isEmpty && later.isEmpty { certain += next.certain } else { later += next.certain }
        later += next.later
        possible += next.possible
        services.formUnion(next.services)
    }

    /// Appends what perhaps happens next.
    mutating func addPossible(_ next: ObjCOutline) {
        possible += next.certain + next.later + next.possible
        services.formUnion(next.services)
    }
}
