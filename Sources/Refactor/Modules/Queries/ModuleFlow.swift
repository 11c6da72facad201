/// The flow among the modules of an excerpt: all edges but services and reports back.
package struct ModuleFlow {
    private let modules: [String]
    private let programs: Set<String>
    private let targets: [String: [String]]
    private let sources: [String: [String]]

    package init(_ excerpt: GraphExcerpt) {
        modules = excerpt.graph.modules.map(\.name).sorted()
        programs = excerpt.graph.programs
        let names = Set(modules)
        let edges = excerpt.graph.edges.filter {
            $0.kind != .service && $0.kind != .output && names.contains($0.to) && names.contains($0.from)
        }
        targets = Dictionary(grouping: edges, by: \.from).mapValues { Set($0.map(\.to)).sorted() }
        sources = Dictionary(grouping: edges, by: \.to).mapValues { Set($0.map(\.from)).sorted() }
    }

    /// Returns true if a module leads to no other.
    package func isLeaf(_ module: String) -> Bool { (targets[module] ?? []).isEmpty }

    /// The modules that lead to a module, sorted.
    package func parents(of module: String) -> [String] { sources[module] ?? [] }

    /// A step of the way through all modules, and the module it started from; none for the first of a way.
    package struct Step: Equatable {
        package let module: String
        package let parent: String?
    }

    /// All modules, those first that few steps lead to: from the app, from what nothing leads to, then from the rest.
    package var walk: [Step] {
        let roots = modules.filter { parents(of: $0).isEmpty }
        let starts = modules.filter(programs.contains) + roots + modules
        var seen: Set<String> = []
        var steps: [Step] = []
        for start in starts where seen.insert(start).inserted {
            var border = [Step(module: start, parent: nil)]
            while !border.isEmpty {
                steps += border
                border = border.flatMap { step in
                    (targets[step.module] ?? []).filter { seen.insert($0).inserted }
                        .map { Step(module: $0, parent: step.module) }
                }
            }
        }
        return steps
    }
}
