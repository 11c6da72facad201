/// A closure of a member that may run after the member has ended.
package struct LaterClosure: Equatable {
    let fact: ClosureFact
    /// The bytes between its braces.
    let range: Range<Int>
    /// True if it keeps the controller alive.
    let isStrong: Bool
    /// True if it captured the controller weakly, but may hold it while it waits: `guard let self`, then `await`.
    let isWaiting: Bool
    /// True if another closure of the member is around it.
    let isNested: Bool
}

extension LaterClosure {
    /// Returns true if who gets a closure calls it before returning.
    static func runsAtOnce(_ closure: ClosureFact) -> Bool { closure.callee.map(atOnce.contains) ?? false }

    /// The name that readers give a callee that is known to walk through a collection, whatever it is called.
    package static let walk = "forEach"

    /// The functions that call a closure before returning.
    private static let atOnce: Set<String> = [
        "allSatisfy", "autoreleasepool", "compactMap", "compactMapValues", "contains", "drop", "filter", "first",
        "firstIndex", "flatMap", "forEach", "last", "lastIndex", "map", "mapValues", "max", "min", "partition",
        "performWithoutAnimation", "prefix", "reduce", "removeAll", "sort", "sorted", "split", "sync",
        "withUnsafeBytes",
        // Objective-C
        "dispatch_apply", "dispatch_sync", "enumerateIndexesUsingBlock", "enumerateKeysAndObjectsUsingBlock",
        "enumerateObjectsUsingBlock", "enumerateObjectsWithOptions", "enumerateKeysAndObjectsWithOptions",
        "filteredArrayUsingBlock", "indexOfObjectPassingTest", "indexesOfObjectsPassingTest", "objectsPassingTest",
        "performBlockAndWait", "sortUsingComparator", "sortedArrayUsingComparator", "keysSortedByValueUsingComparator",
        "mas_makeConstraints", "mas_remakeConstraints", "mas_updateConstraints",
    ]

    /// The closures of a member that may run later, outer ones before those in them.
    ///
    /// A cut has those of its statements; those around it belong to the code that calls it.
    static func all(in member: Member, of controller: Controller) -> [LaterClosure] {
        let host = member.cut.map { controller.members[$0.host] } ?? member
        guard let tree = host.fact.tree else { return [] }
        let code = member.cut?.code ?? tree.block.range
        var reader = LaterClosureReader(references: host.references, code: code)
        reader.read(tree.block.statements, isNested: false, isUnowned: false)
        return reader.found.filter { closure in
            !member.inner.contains { $0.cut.code.contains(closure.range.lowerBound) }
        }
    }
}

/// Walks the statements of a method and collects its closures.
private struct LaterClosureReader {
    let references: [Reference]
    let code: Range<Int>
    var found: [LaterClosure] = []

    /// `isUnowned`: around the statements self is held by a reference that never gets stronger.
    mutating func read(_ statements: [StatementNode], isNested: Bool, isUnowned: Bool) {
        for block in statements.flatMap(\.blocks) {
            guard let fact = block.closure else {
                read(block.statements, isNested: isNested, isUnowned: isUnowned)
                continue
            }
            let isNamed = Self.isNamed(block.statements.first?.selfSpelling)
            let isStrong = fact.hold == .strong || fact.hold == .asAround && isNamed && !isUnowned
            let isHere = code.lowerBound <= block.range.lowerBound && block.range.upperBound <= code.upperBound
            if isHere, runsLater(block, fact) {
                let waits = block.statements.contains { $0.exits.contains(.suspension) }
                found.append(
                    LaterClosure(
                        fact: fact, range: block.range, isStrong: isStrong, isWaiting: fact.hold == .weak && waits,
                        isNested: isNested))
            }
            let isUnownedInside = fact.hold == .weak ? isNamed : isUnowned && fact.hold == .asAround
            read(block.statements, isNested: isNested || isHere, isUnowned: isUnownedInside)
        }
    }

    private static func isNamed(_ spelling: StatementNode.SelfSpelling?) -> Bool {
        switch spelling {
        case .implicit?, .named?: true
        case .optional?, .some(.none), nil: false
        }
    }

    /// Returns true if a closure runs later: where members are named bare, the compiler knows that it does not outlive
    /// the call; a task's does.
    private func runsLater(_ block: BlockFact, _ fact: ClosureFact) -> Bool {
        guard let callee = fact.callee else { return true }
        if LaterClosure.runsAtOnce(fact) { return false }
        guard fact.hold == .asAround, !Self.implicit.contains(callee) else { return true }
        return !references.contains { reference in
            guard block.range.contains(reference.fact.range.lowerBound), reference.fact.base == .none,
                reference.fact.usage != .type, !reference.fact.isWeaklyCaptured
            else { return false }
            switch reference.target {
            case .own, .inherited: return true
            case .foreign, .global, .known, .nested, .selfType, .selfValue, .superclass, .unresolved: return false
            }
        }
    }

    /// Closures that may name members bare though they run later.
    private static let implicit: Set<String> = ["Task", "addTask", "detached", "immediate"]
}
