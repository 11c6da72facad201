/// Work that code hands to other threads: `queue.async { … }`, `Task.detached { … }`.
///
/// There the compiler does not take for granted that a class is the main actor's, unless its isolation is
/// `@preconcurrency`, as that of UIKit's own classes is (SE-0337).
enum OffMainWork {
    /// Returns true if a source hands work to anything but the main queue.
    static func isIn(_ source: ArraySlice<UInt8>) -> Bool {
        let tokens = CutToken.tokens(of: source)
        return tokens.indices.contains { index in
            guard index > 0, index + 1 < tokens.count, tokens[index - 1].isMark(".") || tokens[index - 1].isMark("?."),
                tokens[index + 1].isMark("(") || tokens[index + 1].isMark("{")
            else { return false }
            switch tokens[index].text {
            case "concurrentPerform", "detached": return true
            case "async", "asyncAfter", "asyncAndWait", "sync": return !isMainQueue(tokens[..<(index - 1)])
            default: return false
            }
        }
    }

    /// `DispatchQueue.main`, whose closures the compiler knows to be the main actor's.
    private static func isMainQueue(_ base: ArraySlice<CutToken>) -> Bool {
        base.suffix(3).map(\.text) == ["DispatchQueue", ".", "main"]
    }
}

extension Controller {
    /// True if any of its code runs on other threads.
    var worksOffMain: Bool {
        language == .swift && sourceMembers.contains { OffMainWork.isIn(file(of: $0).bytes[$0.fact.range]) }
    }
}
