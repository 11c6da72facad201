import Refactor

/// The differences between two module graphs, a line for each; nothing for equal ones.
struct DifferenceText {
    let difference: GraphDifference

    func text() -> String {
        guard !difference.isEmpty else { return "" }
        return (lines + ["", difference.summary]).map(oneLine).joined(separator: "\n") + "\n"
    }

    private var lines: [String] {
        names + edges + holds + difference.newFindings.map { "+ finding \($0.code): \($0.message)" }
            + difference.solvedFindings.map { "- finding \($0.code): \($0.message)" }
    }

    private var names: [String] {
        let styles = Dictionary(difference.union.modules.map { ($0.name, $0.style) }) { first, _ in first }
        return difference.names.sorted { $0.key < $1.key }.map { name, change in
            sign(change) + (styles[name].map { " module \(name) (\($0))" } ?? " service \(name)")
        }
    }

    private var edges: [String] {
        difference.union.mergedEdges.compactMap { edge in
            difference.edges[edge.key].map { change in
                "\(sign(change)) \(edge.from) → \(edge.to): \(edge.kind.rawValue)"
                    + (edge.label.isEmpty ? "" : " \(edge.label)")
            }
        }
    }

    private var holds: [String] {
        difference.union.holds.compactMap { hold in
            difference.holds[hold.key].map { "\(sign($0)) \(hold.from) holds \(hold.to): \(hold.strength.rawValue)" }
        }
    }

    private func sign(_ change: GraphDifference.Change) -> String {
        switch change {
        case .added: "+"
        case .removed: "-"
        case .changed: "~"
        }
    }

    private func oneLine(_ text: String) -> String { String(text.map { $0.isNewline ? " " : $0 }) }
}
