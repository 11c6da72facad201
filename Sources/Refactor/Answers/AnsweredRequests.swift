/// Spells the requests whose answers reach the presenter in another form than by events.
struct AnsweredRequests {
    let plan: Plan

    /// A request as the presenter asks for it.
    func asked(_ member: Int) -> MemberFact {
        let fact = plan.controller.members[member].fact
        guard let answer = plan.answer(of: member), let signature = fact.signature else { return fact }
        switch plan.answerForm {
        case .callbacks: return fact
        case .blocks: return implemented(member)
        case .asyncAwait:
            return fact.spelled(
                with: request(signature, answer), effects: "async", result: answer.types.isEmpty ? nil : answer.type)
        case .combine:
            return fact.spelled(
                with: request(signature, answer), effects: "", result: "AnyPublisher<\(answer.type), Never>")
        }
    }

    /// A member as it is written: with a block for what it told by events.
    func implemented(_ member: Int) -> MemberFact {
        let fact = plan.controller.members[member].fact
        guard let answer = plan.answer(of: member), !answer.events.isEmpty, let signature = fact.signature else {
            return fact
        }
        let written = fact.spelled(with: signature.parameters + blocks(of: answer), effects: "", result: nil)
        return written.named(fact.name + "(" + written.labels + ")")
    }

    /// The blocks that a request takes instead of telling events.
    func blocks(of answer: Answer) -> [Signature.Parameter] {
        guard !answer.events.isEmpty else { return [] }
        guard plan.answerForm == .blocks, answer.events.count > 1 else {
            return [block("completion", answer.types)]
        }
        return answer.events.map { event in
            let fact = plan.controller.members[event.member].fact
            return block(fact.name, fact.signature?.parameters.map(\.type) ?? [])
        }
    }

    private func block(_ name: String, _ types: [String]) -> Signature.Parameter {
        Signature.Parameter(
            label: name, name: name, type: "@escaping (\(types.joined(separator: ", "))) -> Void", hasDefault: false,
            isVariadic: false)
    }

    /// Returns the parameters of a request, without the block that took the answer.
    private func request(_ signature: Signature, _ answer: Answer) -> [Signature.Parameter] {
        answer.origin == .block ? Array(signature.parameters.dropLast()) : signature.parameters
    }
}

extension MemberFact {
    fileprivate func spelled(with parameters: [Signature.Parameter], effects: String, result: String?) -> MemberFact {
        var fact = self
        fact.signature = Signature(
            parameters: parameters, effects: effects, result: result, generics: signature?.generics ?? "",
            constraints: signature?.constraints ?? "")
        return fact.named(name + "(" + fact.labels + ")")
    }

    fileprivate func named(_ id: String) -> MemberFact {
        var fact = self
        fact.id = id
        return fact
    }

    fileprivate var labels: String {
        signature?.parameters.map { ($0.label ?? "_") + ":" }.joined() ?? ""
    }
}
