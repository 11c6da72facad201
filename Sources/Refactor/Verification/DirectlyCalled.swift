/// Calls past a method that does nothing any more but pass on: `handleRefresh()` for `refresh()`, where `refresh` now says
/// `presenter.handleRefresh()`.
struct DirectlyCalled {
    /// The calls of each such method, by its name.
    private var targets: [String: String] = [:]
    private let counts: [String: Int]

    init(in split: [Clause]) {
        counts = CallSites.counts(in: split)
        var bodies: [Int: [Int]] = [:]
        for (index, clause) in split.enumerated() {
            if let function = clause.function { bodies[function, default: []].append(index) }
        }
        for (index, clause) in split.enumerated() where clause.opensBlock {
            guard let name = clause.baseName, let body = bodies[index], body.count == 1, let only = body.first,
                case .chain(let names)? = ClauseElement.elements(of: split[only].words).first, names.count == 2,
                let target = names.last, target != name
            else { continue }
            targets[name] = target
        }
    }

    /// Returns true if a call of the original goes past the method that it names: what that one calls is called elsewhere
    /// too.
    func replace(_ clause: Clause) -> Bool {
        guard case .chain(let names)? = ClauseElement.elements(of: clause.words).first, let name = names.last,
            let target = targets[name]
        else { return false }
        return counts[target, default: 0] > 1
    }
}
