/// The types that a body makes.
struct MadeTypes: Sendable {
    /// The types of the app that it makes, or takes from a storyboard, in the order of the text.
    let types: [String]
    /// The number of its steps.
    let steps: Int

    init(_ method: JoinedMethod, of owner: String, _ facts: AppFacts) {
        types = method.madeTypes(facts, in: owner)
        steps = method.steps.count
    }
}

extension JoinedMethod {
    fileprivate func madeTypes(_ facts: AppFacts, in owner: String) -> [String] {
        var found: [String] = []
        for step in steps {
            step.value.eachCall { call in
                if call.isInitializer, let type = facts.known(call.name, in: owner) { found.append(type) }
                for argument in call.arguments {
                    if case .type(let mention) = argument.value { found += facts.known(mention, in: owner) }
                }
            }
            if step.value.isTaken {
                if case .local(_, let mention) = step.kind { found += facts.known(mention, in: owner) }
                if case .cast(_, let mention) = step.value { found += facts.known(mention, in: owner) }
            }
        }
        return found
    }
}
