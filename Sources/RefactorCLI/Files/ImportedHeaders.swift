import Foundation
import Refactor

/// The app's headers that a controller in Objective-C imports, as far as they lie in its own folder or below.
///
/// They tell which protocols and superclasses have which methods, so that less has to stay without `--project`.
struct ImportedHeaders {
    private let facts: [SyntaxFacts]

    init(of facts: [SyntaxFacts]) { self.facts = facts }

    /// The headers and what they import in turn, sorted by path.
    func files() throws(CommandError) -> [SourceFile] {
        guard let first = facts.first, first.language.hasHeaders else { return [] }
        let folder = Paths.folder(of: first.file.path)
        let known = Disk.headers(below: folder)
        var seen = Set(facts.map(\.file.name))
        var open = facts.flatMap(\.imports).map { Paths.name(of: $0.module) }
        var found: [SourceFile] = []
        while let name = open.popLast() {
            guard let path = known[name], seen.insert(name).inserted else { continue }
            let file = try Disk.read(path)
            found.append(file)
            open += Refactor.projectFacts(of: [file]).headers.values.flatMap(\.imports)
        }
        return found.sorted { $0.path < $1.path }
    }
}
