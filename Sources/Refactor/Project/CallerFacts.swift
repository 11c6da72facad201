/// The uses of some screens in an app: who makes them, what is set on them, what is listened to.
package struct CallerFacts: Sendable, Equatable {
    /// Properties that are set on objects of a class, by the class, in the order of the files.
    package internal(set) var uses: [String: [CallerUse]] = [:]
    /// Places where an object of a class is made, or taken out of a storyboard or a segue, by the class.
    package internal(set) var makers: [String: [String]] = [:]
    /// Names near which something is observed: `userDidLogin` in `addObserver(forName: .userDidLogin, …)`.
    package internal(set) var observed: [String: [String]] = [:]

    /// Functions of the app that make a screen, by its class.
    package internal(set) var builders: [String: [KnownBuilder]] = [:]

    /// The names that stand where an object of a class may be at hand, by the class; none where nobody can tell.
    package internal(set) var reach: [String: Set<String>] = [:]
    /// The same for the properties of classes of Objective-C.
    package internal(set) var objectiveCReach: [String: Set<String>] = [:]

    package init() {}

    /// Enters the names by which some files may use an object of a class that is written in a language.
    mutating func addReach(
        of name: String, _ language: SourceLanguage, in files: [SourceFile],
        mentions: (Set<String>) -> (Int) -> Bool
    ) {
        switch language {
        case .swift: reach[name] = namesInReach(of: name, in: files, mentions: mentions)
        case .objectiveC: objectiveCReach[name] = objectiveCNamesInReach(of: name, in: files, mentions: mentions)
        }
    }
}

/// Reads which of some classes an app makes and what it sets on their objects.
///
/// Lexical, as all of the look at an app: a name counts as an object of the class from where the class stands beside it
/// (`let detail = … as? DetailController`, `detail: DetailController`, `DetailController *detail`) to the end of its
/// block, or until it means something else. `makers` are the names of types that may build a screen, by its class.
func callerFacts(
    of files: [SourceFile], to classes: Set<String>, in language: SourceLanguage, makers: [String: [String]],
    workers: any Workers
) -> CallerFacts {
    var facts = CallerFacts()
    for (controller, names) in makers.sorted(by: { $0.key < $1.key }) {
        for name in names {
            for file in files where file.lexicalLanguage == .swift && file.contains(name) && !file.contains("#if") {
                let found = BuilderScan(file, builder: name, controller: controller).found
                if !found.isEmpty { facts.builders[controller, default: []] += found }
            }
        }
    }
    guard !classes.isEmpty else { return facts }
    for name in classes {
        facts.addReach(of: name, language, in: files) { names in
            { file in names.contains { files[file].contains($0) } }
        }
    }
    let words = classes.sorted() + CallerScan.observers
    let found = workers.map(files) { file -> CallerFacts? in
        guard words.contains(where: { file.contains($0) }) else { return nil }
        var scan = CallerScan(file, classes: classes)
        scan.read()
        return scan.found
    }
    for next in found.compactMap({ $0 }) {
        facts.uses.merge(next.uses) { $0 + $1 }
        facts.makers.merge(next.makers) { $0 + $1 }
        facts.observed.merge(next.observed) { $0 + $1 }
    }
    return facts
}
