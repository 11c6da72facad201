import Rainbow
import Refactor

/// The account of a module's package for a person.
struct PackageText {
    let package: Ledger.Package

    /// The package that was written.
    func lines() -> [String] {
        let needs = package.dependencies.isEmpty ? "" : ", needs " + package.dependencies.joined(separator: ", ")
        var lines = ["package".bold + "  \(package.name), iOS \(package.platform)\(needs)"]
        if !package.open.isEmpty { lines.append("public".bold + "  " + package.open.joined(separator: ", ")) }
        if !package.unknown.isEmpty {
            lines.append("not proved".bold + "  neither the app nor the SDK's tables know them")
            lines.append("  " + package.unknown.joined(separator: ", "))
        }
        if !package.users.isEmpty {
            lines.append("to do".bold + "  'import \(package.name)' in code, module '\(package.name)' in storyboards")
            lines += package.users.map { "  " + $0 }
        }
        return lines
    }

    /// Everything that stands in the way, with the way out.
    func obstacles() -> String {
        let rows = package.obstacles.map { obstacle in
            let declared = obstacle.declared.map { "in \($0); " } ?? ""
            return [obstacle.place, obstacle.name, declared + obstacle.advice]
        }
        return Table.lines(rows).joined(separator: "\n") + "\n"
    }
}
