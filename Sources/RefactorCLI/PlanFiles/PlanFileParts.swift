import Refactor

/// The entries of a plan file about statements that a person wants in a role.
struct PlanFileParts {
    struct Entry {
        let pin: PartPin
        let line: Int
    }

    /// The roles that statements can have.
    static let roles: [Role] = [.view, .presenter, .interactor, .router]

    let path: String
    let entries: [Entry]

    var pins: [PartPin] { entries.map(\.pin) }

    /// A member that the source does not have, or whose statements are not known, is an error that names the line.
    func check(against controllers: [Controller]) throws(CommandError) {
        let members = controllers.flatMap(\.members)
        for entry in entries where !members.contains(where: { $0.id == entry.pin.member }) {
            let near = nearest(to: entry.pin.member, in: members.map(\.id).sorted())
            throw .planFile(
                path: path, line: entry.line,
                message: "the controller has no member '\(entry.pin.member)'"
                    + (near.map { "; did you mean '\($0)'?" } ?? "; remove the entry or plan again"))
        }
    }

    /// A name that the method of a part cannot have is an error that says why.
    func checkNames(in plans: [Plan]) throws(CommandError) {
        for entry in entries {
            guard let refused = plans.compactMap({ $0.refusedName(of: entry.pin) }).first else { continue }
            throw .planFile(
                path: path, line: entry.line,
                message: "the part cannot be called '\(refused.name)', because \(refused.reason); choose another 'name'"
            )
        }
    }

    /// The lines of a plan's file.
    static func lines(of plan: Plan, quoted: (String) -> String) -> [String] {
        guard !plan.parts.isEmpty else { return [] }
        return ["# Statements that you want in a role. 'stays' says why some are not there.", "parts:"]
            + plan.parts.flatMap { part in
                var lines = [
                    "  - member: \(quoted(part.pin.member))",
                    "    lines: \(part.lines.lowerBound)-\(part.lines.upperBound)",
                ]
                if !part.words.isEmpty { lines.append("    starts: \(quoted(part.words))") }
                lines.append("    role: \(part.pin.role.rawValue)")
                if let name = part.pin.name { lines.append("    name: \(name)") }
                if let stays = part.stays { lines.append("    stays: \(quoted(stays.sentence))") }
                return lines
            }
    }
}
