import Foundation
import Refactor

/// Measures the decisions on modules whose roles are known, with weights that never saw the family they are scored on.
///
/// `RoleReport FOLDER… [--families FILE] [--with=FOLDER] [--standard] [--ablation] [--fit] [--wrong]`
/// - `--families FILE` a repository and its family on each line; a repository alone is its own family.
/// - `--with=FOLDER` controllers labelled by hand, to fit on as well; they are scored only when named as a folder too.
/// - `--standard` scores with the weights of the table instead of leaving each family out.
/// - `--ablation` one row more for each family of evidence, left out.
/// - `--wrong` names every wrong decision with its evidence.
/// - `--fit` prints `StandardWeights.swift` as fitted on all modules.
@main
struct RoleReport {
    static func main() throws {
        var arguments = Array(CommandLine.arguments.dropFirst())
        let flags = Set(arguments.filter { $0.hasPrefix("--") && $0 != "--families" })
        var families: [String: String] = [:]
        arguments = arguments.flatMap { argument in
            argument.hasPrefix("--families=")
                ? ["--families", String(argument.dropFirst("--families=".count))] : [argument]
        }
        if let place = arguments.firstIndex(of: "--families"), place + 1 < arguments.count {
            families = try Self.families(in: arguments[place + 1])
            arguments.removeSubrange(place...(place + 1))
        }
        let labelled = arguments.filter { $0.hasPrefix("--with=") }.map { String($0.dropFirst("--with=".count)) }
        let folders = arguments.filter { !$0.hasPrefix("--") }
        guard let first = folders.first else {
            print(
                "usage: RoleReport FOLDER… [--families FILE] [--with=FOLDER] [--standard] [--ablation] [--fit] [--wrong]"
            )
            return
        }
        let fused = try FusedModule.all(in: first, families: families).filter { $0.dialect == "viper" }
        let read = try labelled.flatMap { try FusedModule.all(in: $0, families: families) }
        let training = fused + read
        if flags.contains("--fit") { return print(WeightsText.text(of: Fit.weights(from: training))) }
        let folds = Folds(training)
        let weights = flags.contains("--standard") ? { _ in RoleWeights.standard } : folds.weights(without: nil)
        for folder in folders {
            let modules = folder == first ? fused : try FusedModule.all(in: folder, families: families)
            let name = (folder as NSString).lastPathComponent
            let report = Report(modules.filter { $0.dialect == "viper" }, weights: weights)
            print(report.text(titled: name))
            if flags.contains("--wrong") { for wrong in report.wrong { print(wrong.text) } }
        }
        guard flags.contains("--ablation") else { return }
        for family in EvidenceFamily.allCases where family != .anchor && family != .section {
            let report = Report(fused, weights: folds.weights(without: family))
            print(report.line(titled: "without \(family.rawValue)"))
        }
        print(Report(fused, weights: folds.ownWeights()).line(titled: "without neighbours"))
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
