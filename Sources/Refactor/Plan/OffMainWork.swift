/// Work that code hands to other threads: `queue.async { … }`, `Task.detached { … }`.
///
/// There the compiler does not take for granted that a class is the main actor's, unless its isolation is
/// `@preconcurrency`, as that of UIKit's own classes is (SE-0337).
enum OffMainWork {
    /// Returns true if a call hands work to anything but the main queue.
    static func isHanded(by reference: ReferenceFact) -> Bool {
        guard reference.usage == .call, case .expression = reference.base else { return false }
        switch reference.name {
        case "concurrentPerform", "detached": return true
        // Closures on `DispatchQueue.main` are known to be the main actor's.
        case "async", "asyncAfter", "asyncAndWait", "sync":
            return reference.path.suffix(2) != ["DispatchQueue", "main"]
        default: return false
        }
    }
}

extension Controller {
    /// Returns true if code that runs on other threads moves, or uses what does.
    func worksOffMain(_ placements: [Placement]) -> Bool {
        guard language == .swift else { return false }
        let moved = Set(placements.filter(\.moves).map(\.member))
        let hosts = Set(members.filter { moved.contains($0.index) }.compactMap { $0.cut?.host })
        return members.contains { member in
            member.fact.references.contains(where: OffMainWork.isHanded)
                && (moved.contains(member.index) || hosts.contains(member.index)
                    || member.references.contains { $0.isOf(moved) })
        }
    }
}

extension Reference {
    fileprivate func isOf(_ members: Set<Int>) -> Bool {
        guard case .own(let targets) = target else { return false }
        return !members.isDisjoint(with: targets)
    }
}
