import GraphRender
import Refactor

/// The colours of a map after a number that architects ask for, instead of after the kinds of its nodes.
struct PictureHeat {
    enum Measure: String, CaseIterable {
        case fanIn = "fan-in"
        case fanOut = "fan-out"
        case instability
        case depth
        case lines
    }

    let measure: Measure
    /// The numbers of all modules, however many a picture folds.
    let figures: ModuleFigures

    /// Colours the modules of a picture and says the number of each; a folded node has that of its modules together.
    func paint(_ graph: inout Graph, _ excerpt: GraphExcerpt) {
        let folded = ModuleFigures(excerpt.graph)
        let services = Set(excerpt.graph.services.map(\.name))
        var values: [Int: Double] = [:]
        for (index, node) in graph.nodes.enumerated() where !services.contains(node.id) {
            let members = excerpt.groups[node.id] ?? []
            values[index] = members.isEmpty ? value(node.id, figures) : value(node.id, members, folded)
        }
        let most = measure == .instability ? 1 : values.values.max() ?? 0
        for (index, value) in values {
            graph.nodes[index].heat = Self.level(value, of: most, isEven: measure == .instability)
            graph.nodes[index].lines.insert("\(measure.rawValue) \(text(value))", at: 0)
        }
        graph.heatWords = (0...4).map { words($0, most: most) }
    }

    private func value(_ module: String, _ figures: ModuleFigures) -> Double? {
        switch measure {
        case .fanIn: Double(figures.fanIn(of: module))
        case .fanOut: Double(figures.fanOut(of: module))
        case .instability: figures.instability(of: module)
        case .depth: figures.depth(of: module).map(Double.init)
        case .lines: Double(figures.lines(of: module))
        }
    }

    private func value(_ group: String, _ members: [String], _ folded: ModuleFigures) -> Double? {
        guard measure == .lines else { return value(group, folded) }
        return Double(members.reduce(0) { $0 + figures.lines(of: $1) })
    }

    // MARK: - Levels

    /// Few have much: the levels of counts grow with the square.
    private static func level(_ value: Double, of most: Double, isEven: Bool) -> Int {
        guard most > 0 else { return 0 }
        let part = value / most
        return (0...4).last { part >= Self.bound($0, isEven: isEven) } ?? 0
    }

    private static func bound(_ level: Int, isEven: Bool) -> Double {
        isEven ? Double(level) / 5 : Double(level * level) / 25
    }

    private func words(_ level: Int, most: Double) -> String {
        if measure == .instability {
            return "\(measure.rawValue) \(text(Double(level) / 5)) to \(text(Double(level + 1) / 5))"
        }
        let low = (most * Self.bound(level, isEven: false)).rounded(.up)
        let next = (most * Self.bound(level + 1, isEven: false)).rounded(.up)
        let high = level == 4 ? most : next - 1
        return high < low
            ? ""
            : high == low ? "\(measure.rawValue) \(text(low))" : "\(measure.rawValue) \(text(low)) to \(text(high))"
    }

    private func text(_ value: Double) -> String {
        measure == .instability ? "\((value * 100).rounded() / 100)" : grouped(Int(value))
    }
}
