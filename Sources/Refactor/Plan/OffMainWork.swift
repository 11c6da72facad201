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
    /// True if any of its code runs on other threads.
    var worksOffMain: Bool {
        language == .swift && sourceMembers.contains { $0.fact.references.contains(where: OffMainWork.isHanded) }
    }
}
