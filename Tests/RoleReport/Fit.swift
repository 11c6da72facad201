import Foundation
import Refactor

/// Weights fitted on some modules.
///
/// Anchors, section titles and nested types keep the weights of the table: the first are certain, the second are not in
/// the modules, the third are too few.
struct Fit {
    private static let kept: Set<String> = ["nested-type"]
    /// A row that one repository's few members would turn against its sentence.
    private static let keptRows: Set<String> = ["result-type/view"]
    /// Rows with fewer examples keep the weights of the table as well.
    private static let fewest = 6

    /// Without one family of evidence, if asked.
    ///
    /// For a measure the weights must come from these modules alone: then what has too few examples weighs nothing,
    /// since the table's own numbers were fitted on all modules.
    static func weights(
        from modules: [FusedModule], isMeasure: Bool = false, without family: EvidenceFamily? = nil
    ) -> RoleWeights {
        var fitted = RoleWeights.standard
        let left = Set(family.map { names(of: [$0]) } ?? [])
        let regression = Regression(
            modules.flatMap(Example.all).map { example in
                Example(
                    family: example.family, repository: example.repository,
                    rows: example.rows.filter { !left.contains($0) }, role: example.role, share: example.share)
            })
        for name in names(of: EvidenceFamily.allCases.filter { ![.anchor, .section].contains($0) })
        where !kept.contains(Sign(name: name, line: 0, reason: "").rule) && !keptRows.contains(name) {
            guard regression.examples[name, default: 0] >= fewest else {
                if isMeasure { fitted.signs[name] = nil }
                continue
            }
            fitted.signs[name] = regression.weights[name].map(points)
        }
        for (row, steps) in regression.weights where row.hasPrefix("start/") {
            fitted.starts[String(row.dropFirst("start/".count))] = points(steps)
        }
        fitted.pairs = pairs(from: modules).merging(isMeasure ? [:] : fitted.pairs) { new, _ in new }
        return family.map { fitted.without($0) } ?? fitted
    }

    private static func names(of families: [EvidenceFamily]) -> [String] {
        evidenceRules.filter { families.contains(type(of: $0).family) }.flatMap { type(of: $0).names }
    }

    private static func points(_ steps: [Double]) -> Score {
        Score(steps.map { Int(($0 * RoleWeights.pointsPerStep).rounded()) })
    }

    /// The log of how much more often than by chance two roles stand at the ends of a kind of use, in tenths, between
    /// -30 and 30; kinds of fewer than 20 uses have none.
    private static func pairs(from modules: [FusedModule]) -> [PairKind: PairTable] {
        var counts: [PairKind: [[Double]]] = [:]
        let sizes = Dictionary(grouping: modules, by: \.repository).mapValues { group in
            Double(group.reduce(0) { $0 + $1.roles.count }).squareRoot()
        }
        let mean = sizes.values.sorted().reduce(0, +) / Double(max(1, sizes.count))
        for module in modules {
            let share = mean / (sizes[module.repository] ?? 1)
            for edge in module.reading.graph.edges {
                guard let kind = PairKind(of: edge, in: module.controller.members),
                    let user = module.roles[edge.from]?.rank, let used = module.roles[edge.to]?.rank
                else { continue }
                counts[kind, default: .init(repeating: [0, 0, 0, 0], count: 4)][user][used] += share
            }
        }
        return counts.compactMapValues(table)
    }

    private static func table(_ counts: [[Double]]) -> PairTable? {
        let sum = counts.reduce(0) { $0 + $1.reduce(0, +) }
        guard sum >= 20 else { return nil }
        let users = counts.map { ($0.reduce(0, +) + 1) / (sum + 4) }
        let used = (0..<4).map { column in (counts.reduce(0) { $0 + $1[column] } + 1) / (sum + 4) }
        return PairTable(
            (0..<4).map { row in
                (0..<4).map { column in
                    let chance = users[row] * used[column] * sum
                    let steps = log((counts[row][column] + 2) / (chance + 2))
                    return Int((min(3, max(-3, steps)) * 10).rounded())
                }
            })
    }
}
