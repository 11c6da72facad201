import Rainbow
import Refactor

/// The account of an adapter for a person: who does whose work, and what is missing.
struct AdapterText {
    let adaptation: Adaptation

    func lines() -> [String] {
        var lines = ["\("adapted".bold)  \(adaptation.required) by \(adaptation.provided): \(form)"]
        lines += Table.lines(adaptation.matches.map { ["\($0.required.id)", "← \($0.provided.id)", $0.reason] })
        if !adaptation.gaps.isEmpty {
            lines.append("missing".bold + "  fails at run time until somebody provides it")
            lines += Self.rows(adaptation.gaps)
        }
        if !adaptation.spared.isEmpty {
            lines.append("left out".bold + "  optional, or with an implementation of its own")
            lines.append("  " + adaptation.spared.map(\.id).joined(separator: ", "))
        }
        if !adaptation.unused.isEmpty {
            lines.append("not asked for".bold + "  of \(adaptation.provided)")
            lines.append("  " + adaptation.unused.map(\.id).joined(separator: ", "))
        }
        return lines + adaptation.remarks.map { "note".bold + "  " + $0 }
    }

    private var form: String {
        switch adaptation.form {
        case .conformance(let type): "\(type) conforms as it is"
        case .extension(let type): "\(type) conforms and passes on to its own members"
        case .proxy: "\(adaptation.name) holds the provided object and passes on to it"
        }
    }

    /// Why nothing was written: a line each for what is missing.
    static func refusal(of adaptation: Adaptation) -> String {
        let count = adaptation.gaps.count
        let head =
            "nothing was written, '\(adaptation.provided)' does not provide \(count) "
            + "member\(count == 1 ? "" : "s") that '\(adaptation.required)' asks for; "
            + "--map pairs members, --allow-missing lets them fail at run time:"
        return ([head] + rows(adaptation.gaps)).joined(separator: "\n")
    }

    private static func rows(_ gaps: [AdapterGap]) -> [String] {
        Table.lines(gaps.map { [$0.required.id, $0.reason] })
    }
}
