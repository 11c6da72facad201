import Foundation
import Refactor

/// Keeps the module graphs of large folders between runs, in the user's cache folder.
///
/// A graph is found again by all that it follows from: the bytes and names of every file that was read, the patterns
/// that chose them, and the program itself. So it is never out of date, and an upgrade begins anew. Whoever cannot read
/// or write the folder does without.
struct GraphCache {
    /// Below that many bytes reading is as fast as remembering.
    static let smallest = 1 << 20
    /// The maximum number of graphs that are kept; the oldest go.
    private static let most = 32

    private let path: String

    /// The place of one graph; nil where there is no folder for caches.
    init?(for files: [SourceFile], chosenBy patterns: [String]) {
        guard let folder = Disk.cacheFolder, let program = Disk.identityOfProgram else { return nil }
        var digest = ContentDigest()
        digest.add(program)
        for pattern in patterns { digest.add(pattern) }
        for file in files {
            digest.add(file.path)
            digest.add(file.bytes)
        }
        path = "\(folder)/graph-\(digest.text).json"
    }

    /// The graph that was kept; nil for none.
    var graph: ModuleGraph? {
        guard let bytes = try? Disk.read(path).bytes else { return nil }
        return try? JSONDecoder().decode(ModuleGraph.self, from: Data(bytes))
    }

    /// Keeps a graph. Another run that does the same at the same time writes the same.
    func keep(_ graph: ModuleGraph) {
        guard let bytes = try? JSONEncoder().encode(graph) else { return }
        Disk.keep(Array(bytes), at: path, most: Self.most)
    }
}
