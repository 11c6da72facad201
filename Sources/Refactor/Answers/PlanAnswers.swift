extension Plan {
    /// The same plan with answers in another form; says which stay as they are.
    package func answering(by form: AnswerForm) -> Plan {
        var plan = self
        let found = AnswerFinder(plan: self, form: form).found()
        plan.answerForm = form
        plan.answers = found.answers
        plan.findings += found.findings
        plan.boundaries = boundaries.compactMap(plan.answered)
        return plan
    }

    /// The answer of a member, where it has one.
    package func answer(of member: Int) -> Answer? { answers.first { $0.request == member } }

    /// The call of the presenter that begins at a place of a unit.
    package func answeredCall(in unit: Int, at place: Int) -> (answer: Answer, call: Answer.Call)? {
        for answer in answers {
            if let call = answer.calls.first(where: { $0.unit == unit && $0.place == place }) { return (answer, call) }
        }
        return nil
    }

    /// The answer that a request gives with a call that begins at a place, and the event that it was.
    package func answer(given unit: Int, at place: Int) -> (answer: Answer, event: Answer.Event)? {
        guard let answer = answer(of: unit) else { return nil }
        return answer.events.first { $0.places.contains(place) }.map { (answer, $0) }
    }

    /// A boundary without the events that are answers now, its requests in the form in which their answers come; nil
    /// where nothing is left.
    func answered(_ boundary: Boundary) -> Boundary? {
        guard !answers.isEmpty else { return boundary }
        var boundary = boundary
        boundary.requirements.removeAll { requirement in
            let told = crossings.filter { $0.target == requirement.member && $0.path.first == boundary.port }
            return !told.isEmpty
                && told.allSatisfy { answer(given: $0.member, at: $0.reference.range.lowerBound) != nil }
                && !forwarders.contains { $0.member == requirement.member && $0.port == boundary.port }
        }
        for index in boundary.requirements.indices {
            let answer = answer(of: boundary.requirements[index].member)
            boundary.requirements[index].isAnswered = answer?.port == boundary.port
        }
        return boundary.requirements.isEmpty ? nil : boundary
    }

    // MARK: - Signatures

    /// Returns the member that a requirement asks for.
    package func asked(_ requirement: Requirement) -> MemberFact {
        requirement.isAnswered ? asked(requirement.member) : controller.members[requirement.member].fact
    }

    /// A request as the presenter asks for it.
    package func asked(_ member: Int) -> MemberFact {
        let fact = controller.members[member].fact
        guard let answer = answer(of: member), let signature = fact.signature else { return fact }
        switch answerForm {
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
    package func implemented(_ member: Int) -> MemberFact {
        let fact = controller.members[member].fact
        guard let answer = answer(of: member), !answer.events.isEmpty, let signature = fact.signature else {
            return fact
        }
        let written = fact.spelled(with: signature.parameters + blocks(of: answer), effects: "", result: nil)
        return written.named(fact.name + "(" + written.labels + ")")
    }

    /// The blocks that a request takes instead of telling events.
    package func blocks(of answer: Answer) -> [Signature.Parameter] {
        guard !answer.events.isEmpty else { return [] }
        guard answerForm == .blocks, answer.events.count > 1 else {
            return [block("completion", answer.types)]
        }
        return answer.events.map { event in
            let fact = controller.members[event.member].fact
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
