/// Finds properties whose type says nothing, but of which work is asked: those hold services, whatever their name.
///
/// Work is asked by a call with a completion, or by a verb of fetching, storing or subscribing.
struct ServiceUses {
    /// For each such property, by index, what it is asked for.
    let asked: [Int: String]

    init(controller: Controller, values: [KnownType]) {
        var asked: [Int: String] = [:]
        for member in controller.members {
            for (use, next) in zip(member.references, member.references.dropFirst()) {
                guard case .own(let targets) = use.target, let target = targets.first, asked[target] == nil,
                    controller.members[target].kind == .property, values[target].found == .unknown,
                    case .foreign(let root) = next.target, root == use.name, Self.asksForWork(next.fact)
                else { continue }
                asked[target] = next.name
            }
        }
        self.asked = asked
    }

    /// Returns true if a call gives work: it has a completion, or its value goes nowhere.
    static func isWork(_ use: ReferenceFact) -> Bool {
        guard use.usage == .call else { return use.usage == .write || use.usage == .readWrite }
        return use.isStatement || hasCompletion(use)
    }

    private static func hasCompletion(_ use: ReferenceFact) -> Bool {
        let labels = Set(use.labels.flatMap(words(of:)))
        return use.labels.contains("{")
            || !labels.isDisjoint(with: ["completion", "success", "failure", "handler", "callback", "done"])
    }

    private static func asksForWork(_ use: ReferenceFact) -> Bool {
        guard use.usage == .call, !APINames.areKnown(use.name), let verb = words(of: use.name).first else {
            return false
        }
        if hasCompletion(use), !use.labels.contains("{") { return true }
        let isWork = [.fetch, .persist, .subscribe, .compute].contains(VerbClass(word: verb)) && verb != "add"
        return isWork && (use.labels.contains("{") || use.labels.isEmpty || !use.isStatement)
    }
}
