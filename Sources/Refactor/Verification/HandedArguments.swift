/// The state of the original that functions of the split are given by whoever calls them:
/// `registerFailure(at:)` that reads `limit` is `registerFailure(at:limit:)`, called with `limit: limit`.
struct HandedArguments {
    /// The original's name of each function that takes more.
    private(set) var names: [String: String] = [:]
    /// By the function's name, the arguments that hand state over: `limit : limit`.
    private(set) var arguments: [String: [[String]]] = [:]

    init(of old: [Clause], in new: [Clause]) {
        let known = Set(old.compactMap(\.functionName))
        let state = Set(old.compactMap(\.propertyName))
        let byBase = Dictionary(grouping: known) { Self.parts(of: $0).base }
        for name in Set(new.compactMap(\.functionName)) where !known.contains(name) {
            let (base, labels) = Self.parts(of: name)
            let shorter = (byBase[base] ?? []).filter { other in
                let own = Self.parts(of: other).labels
                return own.count < labels.count && labels.starts(with: own)
                    && state.isSuperset(of: labels[own.count...])
            }.max { $0.count < $1.count }
            guard let shorter else { continue }
            names[name] = shorter
            for label in labels[Self.parts(of: shorter).labels.count...] {
                arguments[base, default: []] += [[label, ":", label], [label, ":", "self", ".", label]]
            }
        }
    }

    /// `show` with `at` and `limit`, of `show(at:limit:)`
    private static func parts(of name: String) -> (base: String, labels: [String]) {
        guard let open = name.firstIndex(of: "("), name.last == ")" else { return (name, []) }
        let labels = name[name.index(after: open)...].dropLast().split(separator: ":").map(String.init)
        return (String(name[..<open]), labels)
    }
}
