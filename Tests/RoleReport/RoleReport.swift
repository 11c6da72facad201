import Foundation
import Refactor

/// Measures the decisions on modules whose roles are known, and prints what the fit of the weights reads.
///
/// `RoleReport FOLDER… [--families FILE] [--rows] [--wrong]`
/// - `--families FILE` a repository and its family on each line; a repository alone is its own family.
/// - `--rows` prints each module as a line of JSON, for `scripts/fit-roles.py`, in the place of figures.
/// - `--wrong` names every wrong decision with its evidence.
@main
struct RoleReport {
    static func main() throws {
        var arguments = CommandLine.arguments.dropFirst().flatMap { argument in
            argument.hasPrefix("--families=")
                ? ["--families", String(argument.dropFirst("--families=".count))] : [argument]
        }
        var families: [String: String] = [:]
        if let place = arguments.firstIndex(of: "--families"), place + 1 < arguments.count {
            families = try Self.families(in: arguments[place + 1])
            arguments.removeSubrange(place...(place + 1))
        }
        let folders = arguments.filter { !$0.hasPrefix("--") }
        guard !folders.isEmpty else {
            print("usage: RoleReport FOLDER… [--families FILE] [--rows] [--wrong]")
            return
        }
        for folder in folders {
            let modules = try FusedModule.all(in: folder, families: families)
            if arguments.contains("--rows") {
                print(try Rows.text(of: modules))
                continue
            }
            let report = Report(modules.filter { $0.dialect == "viper" })
            print(report.text(titled: (folder as NSString).lastPathComponent))
            if arguments.contains("--wrong") { for wrong in report.wrong { print(wrong.text) } }
        }
    }

    private static func families(in file: String) throws -> [String: String] {
        var families: [String: String] = [:]
        for line in try String(contentsOfFile: file, encoding: .utf8).split(separator: "\n") {
            let words = line.split(separator: " ")
            if words.count == 2 { families[String(words[0])] = String(words[1]) }
        }
        return families
    }
}
