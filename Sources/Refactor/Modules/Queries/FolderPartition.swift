/// Modules by the folders that they stand in, some of them opened.
struct FolderPartition {
    private(set) var groups: [String: [String]] = [:]
    private var folders: [String: [String]] = [:]
    let count: Int

    init(_ modules: [(name: String, file: String)]) {
        count = modules.count
        for (name, file) in modules {
            folders[name] = file.split(separator: "/").dropLast().map(String.init)
        }
        groups[""] = modules.map(\.name)
    }

    /// Opens the largest groups first, as long as there are no more than so many.
    mutating func open(to limit: Int) {
        var closed: Set<String> = []
        while true {
            let largest = groups.filter { $0.value.count > 1 && !closed.contains($0.key) }
                .max { ($0.value.count, $1.key) < ($1.value.count, $0.key) }
            guard let (path, members) = largest else { return }
            let parts = roomy(parts(of: path, members), of: path, members, to: limit - groups.count)
            // What is left of an opened folder stays under its own name.
            if parts.count < 2 && parts[path] != nil || groups.count - 1 + parts.count > limit {
                closed.insert(path)
                continue
            }
            groups[path] = nil
            for (part, names) in parts { groups[part, default: []] += names }
            closed.insert(path)
        }
    }

    /// Where there is no room for all parts of a group that has a third of all modules, the largest stand by themselves.
    private func roomy(
        _ parts: [String: [String]], of path: String, _ members: [String], to room: Int
    ) -> [String: [String]] {
        guard parts.count > room + 1, members.count * 3 > count else { return parts }
        let sizes = parts.filter { $0.key != path && $0.value.count > 1 }
            .sorted { ($1.value.count, $0.key) < ($0.value.count, $1.key) }
        let opened = Dictionary(uniqueKeysWithValues: sizes.prefix(max(room, 0)).map { ($0.key, $0.value) })
        let taken = Set(opened.values.flatMap { $0 })
        return opened.merging([path: members.filter { !taken.contains($0) }]) { first, _ in first }
    }

    private func parts(of path: String, _ members: [String]) -> [String: [String]] {
        let depth = path.isEmpty ? 0 : path.split(separator: "/").count
        return Dictionary(grouping: members) { name in
            let own = folders[name] ?? []
            return own.count > depth ? own.prefix(depth + 1).joined(separator: "/") : path
        }
    }

    /// The folders of a group down to the first that no other group stands below.
    private func tellingParts(of path: String) -> [String] {
        let parts = path.split(separator: "/").map(String.init)
        for depth in 1..<max(parts.count, 1) {
            let folder = parts.prefix(depth).joined(separator: "/")
            let others = groups.keys.filter { $0 != path && ($0 == folder || $0.hasPrefix(folder + "/")) }
            if others.isEmpty { return Array(parts.prefix(depth)) }
        }
        return parts
    }

    /// Short names of the groups: the last folder, with those before it where two are called alike.
    func names(besides taken: Set<String>) -> [String: String] {
        var taken = taken
        var found: [String: String] = [:]
        for path in groups.keys.sorted() {
            let parts = tellingParts(of: path)
            let endings = parts.indices.reversed().map { parts[$0...].joined(separator: "/") }
            var name = (endings + [path + " (modules)"]).first { !$0.isEmpty && !taken.contains($0) } ?? path
            while !taken.insert(name).inserted { name += " " }
            found[path] = name
        }
        return found
    }
}
