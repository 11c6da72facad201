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
    package func asked(_ member: Int) -> MemberFact { AnsweredRequests(plan: self).asked(member) }

    /// A member as it is written: with a block for what it told by events.
    package func implemented(_ member: Int) -> MemberFact { AnsweredRequests(plan: self).implemented(member) }

    /// The blocks that a request takes instead of telling events.
    package func blocks(of answer: Answer) -> [Signature.Parameter] { AnsweredRequests(plan: self).blocks(of: answer) }
}
