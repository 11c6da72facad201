/// Nodes and steps between them; finds the steps that close a cycle.
///
/// Graphviz would break cycles as well, but only after it was told on which side of its label a line stands.
package struct Flow {
    package struct Step: Sendable, Equatable {
        package let from: String
        package let to: String

        package init(from: String, to: String) {
            self.from = from
            self.to = to
        }
    }

    private let nodes: [String]
    private let steps: [Step]
    private let outgoing: [String: [Int]]

    package init(nodes: [String], steps: [Step]) {
        self.nodes = nodes
        self.steps = steps
        outgoing = Dictionary(grouping: steps.indices) { steps[$0].from }
    }

    /// The positions of the steps that lead back to a node on the way to them, walking in the order of the nodes.
    package var backSteps: Set<Int> {
        var result: Set<Int> = []
        var seen: Set<String> = []
        for node in nodes where seen.insert(node).inserted {
            walk(from: node, seen: &seen, backSteps: &result)
        }
        return result
    }

    /// Goes as deep as there is way, without recursion: chains of modules can be long.
    private func walk(from start: String, seen: inout Set<String>, backSteps: inout Set<Int>) {
        var path = [(node: start, next: 0)]
        var onPath: Set<String> = [start]
        while let (node, next) = path.last {
            let choices = outgoing[node] ?? []
            guard next < choices.count else {
                onPath.remove(node)
                path.removeLast()
                continue
            }
            path[path.count - 1].next += 1
            let target = steps[choices[next]].to
            if seen.insert(target).inserted {
                onPath.insert(target)
                path.append((target, 0))
            } else if onPath.contains(target), target != node {
                backSteps.insert(choices[next])
            }
        }
    }
}
