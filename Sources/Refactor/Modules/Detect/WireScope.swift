/// What names mean at a place in a body.
struct WireScope {
    /// The type whose method it is.
    let owner: String
    /// The types that a local name may stand for.
    var locals: [String: Set<String>] = [:]
    /// What a local name was set to last.
    var wires: [String: Wire] = [:]

    init(owner: String) { self.owner = owner }

    init(of method: AppMethod, owner: String, facts: AppFacts) {
        self.owner = owner
        for parameter in method.parameters {
            locals[parameter.name] = Set(facts.known(parameter.type, in: owner))
        }
    }
}
