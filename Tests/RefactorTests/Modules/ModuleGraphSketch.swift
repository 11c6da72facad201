import Refactor

/// Module graphs written as lines: `Home > Login: route push via LoginBuilder`.
///
/// A name in lower case is a service. Every module has a view and a presenter that hold each other as they should.
enum ModuleGraphSketch {
    static func graph(_ lines: String...) -> ModuleGraph {
        var names: Set<String> = []
        var graph = ModuleGraph()
        for line in lines {
            let halves = line.split(separator: ":").map { $0.trimmed }
            let ends = halves[0].split(separator: ">").map { $0.trimmed }
            names.formUnion(ends)
            guard ends.count == 2, halves.count == 2 else { continue }
            let words = halves[1].split(separator: " ").map(String.init)
            graph.edges.append(
                ModuleEdge(
                    from: ends[0], to: ends[1], kind: ModuleEdge.Kind(rawValue: words[0]) ?? .route,
                    label: words.count > 1 ? words[1] : "", via: words.count > 3 ? words[3] : ""))
        }
        let isService = { (name: String) in name.first?.isLowercase == true }
        graph.services = names.filter(isService).map { ModuleService(name: $0, types: [$0 + "Service"]) }
        for name in names where !isService(name) {
            let roles: [ModuleRole: [String]] = [.view: [name + "View"], .presenter: [name + "Presenter"]]
            graph.modules.append(AppModule(name: name, style: "viper", roles: roles, file: "App/\(name)/\(name).swift"))
            graph.holds += [
                HeldReference(from: name + "View", to: name + "Presenter", strength: .strong),
                HeldReference(from: name + "Presenter", to: name + "View", strength: .weak),
            ]
        }
        return graph.sorted()
    }

    /// A root with so many leaves, each of which leads to so many others.
    static func tree(_ width: Int, depth: Int) -> ModuleGraph {
        var lines: [String] = []
        var border = ["App"]
        for level in 0..<depth {
            let next = border.enumerated().flatMap { index, parent in
                (0..<width).map { (parent, "M\(level)x\(index)x\($0)") }
            }
            lines += next.map { "\($0) > \($1): route push" }
            border = next.map(\.1)
        }
        return lines.reduce(into: ModuleGraph()) { graph, line in
            let part = ModuleGraphSketch.graph(line)
            graph.edges += part.edges
            graph.modules += part.modules.filter { module in !graph.modules.contains { $0.name == module.name } }
        }.sorted()
    }
}

extension Substring {
    fileprivate var trimmed: String {
        String(drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
    }
}
