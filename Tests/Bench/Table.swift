import Foundation

/// The figures of one machine as a Markdown table.
struct Table {
    struct Row {
        let name: String
        let value: String
        let note: String

        init(_ name: String, seconds: Double, wall: Double? = nil, memory: Int? = nil) {
            self.name = name
            value = Table.seconds(seconds)
            let parts = [
                wall.map { "\(Table.seconds($0)) by the clock" },
                memory.map { String(format: "at most %.0f MB", Double($0) / 1_000_000) },
            ]
            note = parts.compactMap { $0 }.joined(separator: ", ")
        }

        init(_ name: String, text: String) {
            self.name = name
            value = text
            note = ""
        }
    }

    private var rows: [Row] = []

    mutating func add(_ rows: [Row]) { self.rows += rows }

    static func seconds(_ seconds: Double) -> String { String(format: "%.3f s", seconds) }

    /// Seconds are those of the processors, outside of the system's own code.
    var text: String {
        let cores = ProcessInfo.processInfo.activeProcessorCount
        let head =
            "\(cores) cores, \(ProcessInfo.processInfo.operatingSystemVersionString)\n\n| what | figure | |\n|---|---|---|\n"
        return head + rows.map { "| \($0.name) | \($0.value) | \($0.note) |\n" }.joined()
    }
}
