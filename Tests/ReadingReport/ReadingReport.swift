import Foundation
import ObjCSource
import Refactor

/// Reads all Objective-C below some folders and prints how much of it was understood, one row per folder.
///
/// `ReadingReport [--damage N] [--refusals] DIR…`
@main
struct ReadingReport {
    static func main() {
        var arguments = Array(CommandLine.arguments.dropFirst())
        let showsRefusals = arguments.contains("--refusals")
        arguments.removeAll { $0 == "--refusals" }
        var damage = 0
        if let index = arguments.firstIndex(of: "--damage"), index + 1 < arguments.count {
            damage = Int(arguments[index + 1]) ?? 0
            arguments.removeSubrange(index...(index + 1))
        }
        guard !arguments.isEmpty else {
            print("usage: ReadingReport [--damage N] [--refusals] DIR…")
            return
        }
        var total = ReportRow(name: "all")
        print(ReportRow.head)
        for folder in arguments {
            let row = ReportRow(folder: folder)
            print(row.line)
            for (place, text) in row.damage.prefix(damage) { print("    \(place): \(text)") }
            if showsRefusals { for refusal in row.refusals { print("    \(refusal)") } }
            total.add(row)
        }
        print(total.line)
    }
}
