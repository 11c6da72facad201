/// The counts of each group's members in the sections of a title: what an app means by its own titles.
package struct TitleCounts: Sendable, Equatable {
    private var counts: [String: [MarkGroup: Int]] = [:]

    package init() {}

    /// Words of titles that say who may call a member, or which protocol it serves, and not what it does.
    private static let empty = [
        "private", "public", "internal", "open", "helper", "util", "misc", "other", "method", "function", "func",
        "delegate", "datasource", "私有", "公有", "公共", "其他", "其它", "代理", "приват", "публич", "вспомог", "прочее",
        "делегат",
    ]

    /// Counts the sections of a controller.
    package mutating func add(_ controller: Controller, _ assignments: [Assignment]) {
        for section in controller.sections where section.mark != nil && Self.says(section.title) {
            for index in section.members {
                let member = controller.members[index]
                let group =
                    member.kind == .type
                    ? .entity : member.fact.isStored ? .state : MarkGroup(assignments[index].responsibility)
                counts[section.title, default: [:]][group, default: 0] += 1
            }
        }
    }

    private static func says(_ title: String) -> Bool {
        let word = title.lowercased().filter { !$0.isWhitespace }
        return !word.isEmpty && !empty.contains { word.contains($0) }
    }

    /// The title of each group: the one under which most of its members stand. A title serves one group, the one that
    /// most of its members belong to, and at least three of five do.
    package func titles() -> MarkTitles {
        var best: [MarkGroup: (title: String, count: Int)] = [:]
        for (title, groups) in counts.sorted(by: { $0.key < $1.key }) {
            let all = groups.values.reduce(0, +)
            guard let (group, count) = groups.max(by: { ($0.value, $1.key) < ($1.value, $0.key) }), count > 1,
                count * 5 >= all * 3, count > best[group]?.count ?? 0
            else { continue }
            best[group] = (title, count)
        }
        return MarkTitles(best.mapValues(\.title))
    }
}
