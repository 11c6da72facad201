import Refactor

/// A module graph as text: each module with its roles, what leads from it, and where the code says so.
struct ModuleGraphText {
    let excerpt: GraphExcerpt

    func text() -> String {
        let graph = excerpt.graph.sorted()
        let figures = ModuleFigures(graph)
        let blocks =
            [[head(graph)], groups(of: graph)] + graph.modules.map { block(for: $0, in: graph, figures) }
            + services(of: graph)
        let parts = blocks + [findings(of: graph), excerpt.graph.notes, excerpt.remarks]
        return parts.filter { !$0.isEmpty }.map { $0.joined(separator: "\n") }.joined(separator: "\n\n") + "\n"
    }

    private func head(_ graph: ModuleGraph) -> String {
        let styles = Dictionary(grouping: graph.modules, by: \.style).mapValues(\.count)
        let list = styles.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.map { "\(oneLine($0.key)) \($0.value)" }
        let counts = [
            amount(graph.modules.count, "module"), amount(graph.services.count, "service"),
            amount(graph.edges.count, "edge"), amount(graph.holds.count, "reference", "references"),
        ]
        return counts.joined(separator: ", ") + (list.isEmpty ? "" : " (\(list.joined(separator: ", ")))")
    }

    /// A line for each target, package or feature folder.
    private func groups(of graph: ModuleGraph) -> [String] {
        let groups = ModuleGroups(graph)
        guard !groups.groups.isEmpty else { return [] }
        let rows = groups.groups.map { group in
            [
                oneLine(group.name), amount(group.modules.count, "module"),
                numbers(of: group.name, groups.figures), oneLine(group.folder),
            ]
        }
        return ["Groups"] + Table.lines(rows)
    }

    private func numbers(of name: String, _ figures: ModuleFigures) -> String {
        let depth = figures.depth(of: name).map { ", depth \($0)" } ?? ""
        let lines = figures.lines(of: name)
        return "fan-in \(figures.fanIn(of: name)), fan-out \(figures.fanOut(of: name)), instability "
            + "\(figures.instability(of: name))\(depth)" + (lines == 0 ? "" : ", \(amount(lines, "line"))")
    }

    private func block(for module: AppModule, in graph: ModuleGraph, _ figures: ModuleFigures) -> [String] {
        let place = module.file.isEmpty ? "" : "  \(oneLine(module.file)):\(module.line)"
        let lines = module.controllerLines > 0 ? "  \(amount(module.controllerLines, "line"))" : ""
        let roles = ModuleRole.allCases.compactMap { role in
            module.roles[role].flatMap {
                $0.isEmpty ? nil : "  \(role.rawValue): \(oneLine($0.joined(separator: ", ")))"
            }
        }
        let members = excerpt.groups[module.name].map { ["  stands for \(oneLine($0.joined(separator: ", ")))"] } ?? []
        let services = excerpt.inlined[module.name].map { ["  uses \(oneLine($0.joined(separator: ", ")))"] } ?? []
        let rows = graph.edges.filter { $0.from == module.name }.map(row)
        let types = Set(module.roles.values.flatMap { $0 })
        let holds = graph.holds.filter { types.contains($0.from) }.map { hold in
            "  \(oneLine(hold.from)) holds \(oneLine(hold.to)): \(hold.strength.rawValue)"
        }
        let numbers = graph.isOfFolders ? [] : ["  " + self.numbers(of: module.name, figures)]
        let head = "\(oneLine(module.name))  \(oneLine(module.style))\(lines)\(place)"
        return [head] + numbers + members + roles + services + holds + Table.lines(rows)
    }

    private func row(_ edge: ModuleEdge) -> [String] {
        let via = edge.via.isEmpty ? "" : "via \(oneLine(edge.via))"
        return ["→ \(oneLine(edge.to))", edge.kind.rawValue, oneLine(edge.label), via, oneLine(edge.evidence)]
    }

    private func services(of graph: ModuleGraph) -> [[String]] {
        guard !graph.services.isEmpty else { return [] }
        let rows = graph.services.map { service in
            let users = Set(graph.edges.filter { $0.to == service.name }.map(\.from)).sorted()
            let used = users.isEmpty ? "used by nobody" : "used by \(users.map(oneLine).joined(separator: ", "))"
            return [oneLine(service.name), oneLine(service.types.joined(separator: ", ")), used]
        }
        return [["Services"] + Table.lines(rows)]
    }

    private func findings(of graph: ModuleGraph) -> [String] {
        guard !graph.findings.isEmpty else { return [] }
        let rows = graph.findings.map { [oneLine($0.code), oneLine($0.message), oneLine($0.evidence)] }
        return ["Findings"] + Table.lines(rows)
    }

    /// Names come from sources: a line end in one must not look like a line of ours.
    private func oneLine(_ text: String) -> String {
        String(text.map { $0.isNewline || $0 == "\t" || $0 == "\u{1B}" ? " " : $0 })
    }
}
