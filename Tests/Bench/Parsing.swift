import Foundation
import SwiftParser
import SwiftSyntax

/// The yardstick: a parse of the same files and nothing else.
enum Parsing {
    /// Seconds of the processor for parsing some files; what is no Swift is passed over.
    static func seconds(for files: [String]) throws -> Double {
        let sources = try files.filter { $0.hasSuffix(".swift") }.map {
            String(decoding: try Data(contentsOf: URL(fileURLWithPath: $0)), as: UTF8.self)
        }
        let start = clock()
        var count = 0
        for source in sources { count += Parser.parse(source: source).statements.count }
        precondition(count >= 0, "a parse gives statements")
        return Double(clock() - start) / Double(CLOCKS_PER_SEC)
    }

    /// The sources below a folder, sorted.
    static func sources(below folder: String) -> [String] {
        let names = FileManager.default.enumerator(atPath: folder)?.allObjects as? [String] ?? []
        return names.filter { $0.hasSuffix(".swift") || $0.hasSuffix(".m") || $0.hasSuffix(".h") }.sorted()
            .map { folder + "/" + $0 }.filter { size(of: $0) > 0 }
    }

    static func size(of path: String) -> Int {
        (try? FileManager.default.attributesOfItem(atPath: path)[.size] as? Int) ?? 0
    }
}
