/// Numbers about the modules of a graph that architects ask for.
package struct ModuleFigures {
    private let modules: [String: AppModule]
    private let incoming: [String: Set<String>]
    private let outgoing: [String: Set<String>]
    private let depths: [String: Int]
    private let lines: [String: Int]

    package init(_ graph: ModuleGraph) {
        self.init(graph, lines: graph.modules.reduce(into: [:]) { $0[$1.name] = $1.lines })
    }

    /// Those of groups: each has the lines of the modules that were folded into it.
    init(_ graph: ModuleGraph, lines: ModuleFigures, folded: [String: String]) {
        var sums: [String: Int] = [:]
        for (module, count) in lines.lines { sums[folded[module] ?? module, default: 0] += count }
        self.init(graph, lines: sums)
    }

    private init(_ graph: ModuleGraph, lines: [String: Int]) {
        modules = Dictionary(graph.modules.map { ($0.name, $0) }) { first, _ in first }
        var (incoming, outgoing) = ([String: Set<String>](), [String: Set<String>]())
        for edge in graph.edges where edge.from != edge.to && edge.kind != .output {
            outgoing[edge.from, default: []].insert(edge.to)
            incoming[edge.to, default: []].insert(edge.from)
        }
        (self.incoming, self.outgoing) = (incoming, outgoing)
        depths = Self.depths(from: graph.programs.sorted(), outgoing)
        self.lines = lines
    }

    private static func depths(from roots: [String], _ next: [String: Set<String>]) -> [String: Int] {
        var found = Dictionary(roots.map { ($0, 0) }) { first, _ in first }
        var open = roots
        while !open.isEmpty {
            var further: [String] = []
            for name in open {
                for target in (next[name] ?? []).sorted() where found[target] == nil {
                    found[target] = (found[name] ?? 0) + 1
                    further.append(target)
                }
            }
            open = further
        }
        return found
    }

    /// Returns the number of modules that lead to it or use it.
    package func fanIn(of module: String) -> Int { incoming[module]?.count ?? 0 }

    /// Returns the number of modules and services that it leads to or uses.
    package func fanOut(of module: String) -> Int { outgoing[module]?.count ?? 0 }

    /// The part of all its ties that lead out, from 0, which is stable, to 1; 0 for a module without any.
    package func instability(of module: String) -> Double {
        let (ins, outs) = (Double(fanIn(of: module)), Double(fanOut(of: module)))
        return ins + outs == 0 ? 0 : (outs / (ins + outs) * 100).rounded() / 100
    }

    /// Returns the number of steps from the app; nil where none lead there.
    package func depth(of module: String) -> Int? { depths[module] }

    /// The lines of its controller, where that is plain or massive.
    package func controllerLines(of module: String) -> Int { modules[module]?.controllerLines ?? 0 }

    /// Returns the lines of all types of a module.
    package func lines(of module: String) -> Int { lines[module] ?? 0 }

    /// Returns the number of types that play a role in it.
    package func types(of module: String) -> Int {
        modules[module]?.roles.values.reduce(0) { $0 + $1.count } ?? 0
    }
}
