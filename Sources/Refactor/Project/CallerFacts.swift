/// What an app does with some of its screens: who makes them, what is set on them, what is listened to.
package struct CallerFacts: Sendable, Equatable {
    /// Properties that are set on objects of a class, by the class, in the order of the files.
    package internal(set) var uses: [String: [CallerUse]] = [:]
    /// Places where an object of a class is made, or taken out of a storyboard or a segue, by the class.
    package internal(set) var makers: [String: [String]] = [:]
    /// Names near which something is observed: `userDidLogin` in `addObserver(forName: .userDidLogin, …)`.
    package internal(set) var observed: [String: [String]] = [:]

    /// Functions of the app that make a screen, by its class.
    package internal(set) var builders: [String: [KnownBuilder]] = [:]

    package init() {}
}

/// Reads which of some classes an app makes and what it sets on their objects.
///
/// Lexical, as all of the look at an app: a name counts as an object of the class from where the class stands beside it
/// (`let detail = … as? DetailController`, `detail: DetailController`, `DetailController *detail`) to the end of its
/// block, or until it means something else. `makers` are the names of types that may build a screen, by its class.
func callerFacts(of files: [SourceFile], to classes: Set<String>, makers: [String: [String]]) -> CallerFacts {
    var facts = CallerFacts()
    for (controller, names) in makers.sorted(by: { $0.key < $1.key }) {
        for name in names {
            for file in files where file.path.hasSuffix(".swift") && file.contains(name) && !file.contains("#if") {
                let found = BuilderScan(file, builder: name, controller: controller).found
                if !found.isEmpty { facts.builders[controller, default: []] += found }
            }
        }
    }
    guard !classes.isEmpty else { return facts }
    let words = classes.sorted() + CallerScan.observers
    for file in files where words.contains(where: { file.contains($0) }) {
        var scan = CallerScan(file, classes: classes)
        scan.read()
        facts.uses.merge(scan.found.uses) { $0 + $1 }
        facts.makers.merge(scan.found.makers) { $0 + $1 }
        facts.observed.merge(scan.found.observed) { $0 + $1 }
    }
    return facts
}

extension SourceFile {
    /// Whether the bytes of a text stand in it.
    fileprivate func contains(_ text: String) -> Bool {
        let wanted = Array(text.utf8)
        guard let first = wanted.first, bytes.count >= wanted.count else { return false }
        return bytes.withUnsafeBufferPointer { bytes in
            for start in 0...(bytes.count - wanted.count) where bytes[start] == first {
                var length = 1
                while length < wanted.count, bytes[start + length] == wanted[length] { length += 1 }
                if length == wanted.count { return true }
            }
            return false
        }
    }
}
