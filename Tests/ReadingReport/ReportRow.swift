import Foundation
import ObjCSource
import Refactor

/// The figures of one folder.
struct ReportRow {
    let name: String
    var files = 0
    var bytes = 0
    var counted = 0
    var parsed = 0
    var damaged = 0
    var refused = 0
    var seconds = 0.0
    var slowest = 0.0
    var damage: [(place: String, text: String)] = []
    var refusals: [String] = []

    init(name: String) { self.name = name }

    init(folder: String) {
        self.init(name: folder.split(separator: "/").last.map(String.init) ?? folder)
        for path in Self.sources(below: folder) {
            guard let data = FileManager.default.contents(atPath: path) else { continue }
            read(SourceFile(path: path, bytes: Array(data)))
        }
    }

    private static func sources(below folder: String) -> [String] {
        let paths = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
        return paths.filter { path in [".m", ".mm", ".h"].contains { path.hasSuffix($0) } }.sorted()
            .map { folder + "/" + $0 }
    }

    private mutating func read(_ file: SourceFile) {
        let start = DispatchTime.now().uptimeNanoseconds
        let statistics = ReadingStatistics(of: file)
        let time = Double(DispatchTime.now().uptimeNanoseconds - start) / 1e9
        files += 1
        bytes += file.bytes.count
        seconds += time
        slowest = max(slowest, time)
        counted += statistics.methodsCounted
        parsed += statistics.methodsParsed
        damaged += statistics.methodsDamaged
        damage += statistics.damage.map { line, text in
            ("\(file.path):\(line)", text.split(whereSeparator: \.isNewline).joined(separator: " ⏎ "))
        }
        if let refusal = statistics.refusal {
            refused += 1
            refusals.append(refusal.description)
        }
    }

    mutating func add(_ other: ReportRow) {
        files += other.files
        bytes += other.bytes
        counted += other.counted
        parsed += other.parsed
        damaged += other.damaged
        refused += other.refused
        seconds += other.seconds
        slowest = max(slowest, other.slowest)
    }

    static let head = ["folder", "files", "MB", "counted", "parsed", "damaged", "refused", "slowest s", "MB/s"]
        .enumerated().map { pad($1, $0) }.joined(separator: " ")

    var line: String {
        let megabytes = Double(bytes) / 1e6
        let cells = [
            name, "\(files)", String(format: "%.2f", megabytes), "\(counted)", "\(parsed)", "\(damaged)", "\(refused)",
            String(format: "%.3f", slowest), String(format: "%.1f", seconds > 0 ? megabytes / seconds : 0),
        ]
        return cells.enumerated().map { Self.pad($1, $0) }.joined(separator: " ")
    }

    private static func pad(_ text: String, _ column: Int) -> String {
        let blanks = String(repeating: " ", count: max((column == 0 ? 44 : 9) - text.count, 0))
        return column == 0 ? text + blanks : blanks + text
    }
}
