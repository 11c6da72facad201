/// Finds the requests of the presenter whose answers can come back in another way (`--async`).
///
/// A request and its answer are found after the wiring: either the request takes a block as its last parameter, or its
/// closures tell the presenter by events. `AnswerCount` follows the ways through the request: who awaits needs exactly
/// one answer on each, a publisher of one value at most one. A closure counts as run once, as completion handlers are;
/// one that runs for each element, at each notification, or is given to nobody is not clear. The request keeps its
/// moved code, with a block in the place of the events; beside it stands a method that waits for that block. At the
/// place of the call the block's body stays where it is, behind `let coupon = await …`.
///
/// Two things change for who awaits, and so it has to be asked for: a request begins when the event is over, and a
/// request that has begun keeps its interactor until the answer comes. Arguments are still read at the event (`Task {
/// [interactor, page] in`), and a request that reads what others than the interactor change keeps its block.
struct AnswerFinder {
    let plan: Plan
    let form: AnswerForm

    var controller: Controller { plan.controller }

    /// The answers in the order of the source, and why others stay as they are.
    func found() -> (answers: [Answer], findings: [Finding]) {
        var answers: [Answer] = []
        var findings: [Finding] = []
        guard form != .callbacks, plan.style.mediator == .presenter else { return ([], []) }
        for member in plan.members(of: .interactor) where member.kind == .method {
            do throws(AnswerObstacle) {
                if let answer = try answer(of: member) { answers.append(answer) }
            } catch {
                findings.append(
                    Finding(
                        severity: .note, rule: "answer-stays", line: member.fact.line,
                        message: "'\(member.name)' answers as before: \(error)"))
            }
        }
        return (answers, findings)
    }

    /// The names that the form is written with, which the app may use for something of its own.
    private var words: [String] {
        switch form {
        case .asyncAwait: ["Task"]
        case .combine: ["AnyCancellable", "AnyPublisher", "Future"]
        case .blocks, .callbacks: []
        }
    }

    private func isOfApp(_ name: String) -> Bool {
        controller.files.flatMap(\.types).contains { $0.name == name } || controller.project?.inherits[name] != nil
    }

    /// Nil where a method answers nobody.
    private func answer(of member: Member) throws(AnswerObstacle) -> Answer? {
        guard let answer = try answerOnItsOwn(of: member) else { return nil }
        if let word = words.first(where: isOfApp) { throw .isOfApp(word) }
        return answer
    }

    private func answerOnItsOwn(of member: Member) throws(AnswerObstacle) -> Answer? {
        let asked = plan.crossings.filter { $0.target == member.index }
        let isPassedOn = plan.forwarders.contains { $0.member == member.index && $0.role == .presenter }
        guard !asked.isEmpty || isPassedOn, let signature = member.fact.signature, signature.isVoid else { return nil }
        guard asked.allSatisfy({ $0.reference.labels.count == signature.parameters.count }) else {
            throw .askedInAnotherForm
        }
        if let block = signature.parameters.last, isBlock(block.type) {
            // A block that does not escape has run when the call is over.
            guard form != .blocks, block.type.contains("@escaping") else { return nil }
            guard !isPassedOn || form == .asyncAwait && asked.contains(where: { $0.path.count == 1 }) else {
                throw .askedByOthers
            }
            return try answer(of: member, by: block, asked: asked)
        }
        var events = eventsAnswering(for: member)
        if events.count == 2, isFailure(events[0].event), !isFailure(events[1].event) { events.reverse() }
        return events.isEmpty ? nil : try answer(of: member, by: events, asked: asked)
    }

    private func isBlock(_ type: String) -> Bool {
        type.contains("->") || type.contains("@escaping") || type.lowercased().hasSuffix("completion")
    }

    // MARK: - Blocks

    private func answer(
        of member: Member, by block: Signature.Parameter, asked: [Crossing]
    ) throws(AnswerObstacle) -> Answer {
        guard let types = BlockType.parameters(of: block.type) else { throw .unknownBlock(block.type) }
        try checkSignature(of: member)
        guard let port = try self.port(to: member, asked) else {
            throw .askedByOthers
        }
        var calls: [Answer.Call] = []
        for crossing in asked where crossing.path.count == 1 {
            calls.append(
                try AnswerCallReader(plan: plan, form: form, unit: controller.members[crossing.member])
                    .call(of: crossing.reference, taking: types.count))
        }
        if let name = stateReadLater(by: member) { throw .readLater(name) }
        let isHeld = calls.contains { $0.block?.holds == true }
        guard AnswerCertainty(controller: controller, form: form).isFit(member, block: block.name, forCertain: isHeld)
        else { throw .notEachTime }
        return Answer(request: member.index, origin: .block, port: port, types: types, calls: calls)
    }

    /// Checks that a method beside it that waits can take the parameters and pass them on, under a name of its own.
    private func checkSignature(of member: Member) throws(AnswerObstacle) {
        guard let signature = member.fact.signature, signature.effects.isEmpty else { throw .askedInAnotherForm }
        let values = signature.parameters.filter { !($0 == signature.parameters.last && isBlock($0.type)) }
        let areKept = values.allSatisfy { value in
            !value.type.hasPrefix("inout ") && !value.isVariadic && !value.type.contains("@autoclosure")
                && (!isBlock(value.type) || value.type.contains("@escaping") || value.type.hasSuffix("?"))
        }
        guard areKept else { throw .askedInAnotherForm }
        let labels = values.map { $0.label ?? "_" }
        let isTwice = controller.members.contains { other in
            other.index != member.index && other.name == member.name
                && other.fact.signature?.parameters.map { $0.label ?? "_" } == labels
        }
        if isTwice { throw .nameIsTaken(member.name) }
    }

    /// State that a request reads when it begins, which is later for who awaits, and that others change.
    private func stateReadLater(by member: Member) -> String? {
        guard form == .asyncAwait else { return nil }
        var open = [member.index]
        var seen: Set<Int> = [member.index]
        while let next = open.popLast() {
            for crossing in plan.crossings where crossing.member == next {
                guard let target = crossing.target, controller.members[target].kind == .property else { continue }
                return controller.members[target].name
            }
            for target in controller.members[next].ownTargets where plan.placements[target].role == .interactor {
                if isChangedByOthers(target) { return controller.members[target].name }
                if seen.insert(target).inserted { open.append(target) }
            }
        }
        return nil
    }

    /// Returns true if others than the interactor write one of its properties.
    private func isChangedByOthers(_ member: Int) -> Bool {
        plan.boundaries.contains { boundary in
            boundary.port.to == .interactor
                && boundary.requirements.contains { $0.member == member && $0.isWritten }
        }
    }

    /// The way from the presenter, which is the only one to ask, for itself or for others.
    private func port(to member: Member, _ asked: [Crossing]) throws(AnswerObstacle) -> Port? {
        let forwarders = plan.forwarders.filter { $0.member == member.index }
        let ports = asked.compactMap(\.path.last) + forwarders.map(\.port).filter { $0.to == .interactor }
        guard let first = ports.first, first.from == .presenter, ports.allSatisfy({ $0 == first }) else {
            throw .askedByOthers
        }
        guard form != .asyncAwait || first.hold == .strong else { throw .isNotHeld }
        let name = controller.property(of: first, module: plan.module)
        if member.fact.signature?.parameters.contains(where: { $0.name == name }) == true {
            throw .nameIsTaken(name)
        }
        return first
    }

    // MARK: - Events

    /// Returns the events that a method tells the presenter in its closures: those that it tells there at least once.
    private func eventsAnswering(for member: Member) -> [(event: Answer.Event, crossings: [Crossing])] {
        let told = plan.crossings.filter { crossing in
            guard crossing.member == member.index, let target = crossing.target, let first = crossing.path.first else {
                return false
            }
            let fact = controller.members[target].fact
            return first.to == .presenter && first.hold == .weak && first.protocolPattern != nil && fact.kind == .method
                && fact.signature?.isVoid == true && crossing.reference.usage == .call
        }
        let depth = member.cut?.closureDepth ?? 0
        var targets: [Int] = []
        for crossing in told where crossing.reference.closureDepth > depth {
            if let target = crossing.target, !targets.contains(target) { targets.append(target) }
        }
        return targets.map { target in
            let crossings = told.filter { $0.target == target }
            return (
                Answer.Event(member: target, places: crossings.map(\.reference.range.lowerBound)), crossings
            )
        }
    }

    private func answer(
        of member: Member, by events: [(event: Answer.Event, crossings: [Crossing])], asked: [Crossing]
    ) throws(AnswerObstacle) -> Answer {
        let port = try port(to: member, asked)
        let isNeeded = plan.members(of: .interactor).contains { $0.ownTargets.contains(member.index) }
        guard !isNeeded, let port, member.fact.signature?.effects == "", member.fact.signature?.constraints == "" else {
            throw .askedByOthers
        }
        for (event, crossings) in events { try check(event, crossings) }
        let types = try types(of: events.map(\.event), for: member)
        if let name = blockNames(for: events.map(\.event)).first(where: { isTaken($0, in: member) }) {
            throw .nameIsTaken(name)
        }
        let places = events.flatMap(\.event.places)
        guard AnswerCertainty(controller: controller, form: form).isFit(member, telling: places) else {
            throw .notEachTime
        }
        if form != .blocks { try checkSignature(of: member) }
        if let name = stateReadLater(by: member) { throw .readLater(name) }
        var calls: [Answer.Call] = []
        for crossing in asked where crossing.path.count == 1 {
            calls.append(
                try AnswerCallReader(plan: plan, form: form, unit: controller.members[crossing.member])
                    .plainCall(of: crossing.reference))
        }
        return Answer(
            request: member.index, origin: .events(events.map(\.event)), port: port, types: types, calls: calls)
    }

    private func isTaken(_ name: String, in member: Member) -> Bool {
        let host = member.cut.map { controller.members[$0.host] } ?? member
        return host.fact.localNames.contains(name)
    }

    private func blockNames(for events: [Answer.Event]) -> [String] {
        form == .blocks && events.count > 1 ? events.map { controller.members[$0.member].name } : ["completion"]
    }

    private func check(_ event: Answer.Event, _ crossings: [Crossing]) throws(AnswerObstacle) {
        let target = controller.members[event.member]
        guard !crossings.contains(where: { $0.isBound || $0.isCaptured }) else { throw .holdsThePresenter }
        guard let signature = target.fact.signature, signature.generics.isEmpty, signature.effects.isEmpty,
            !signature.parameters.contains(where: { isBlock($0.type) || $0.isVariadic || $0.type.hasPrefix("inout ") })
        else { throw .eventOfAnotherForm(target.name) }
        guard target.cut == nil else { return }
        // Labels in the source's own calls are bytes that would have to go.
        let labels = signature.parameters.compactMap(\.label)
        let areWhole = crossings.allSatisfy {
            $0.reference.isStatement && $0.reference.labels.count == signature.parameters.count
                && !$0.reference.labels.contains("{")
        }
        guard areWhole, labels.isEmpty || signature.parameters.count == 1 else {
            throw .eventOfAnotherForm(target.name)
        }
    }

    /// Returns the types of one answer: the values of the only event, a result of a success and a failure, or a choice.
    private func types(of events: [Answer.Event], for member: Member) throws(AnswerObstacle) -> [String] {
        let parameters = events.map { controller.members[$0.member].fact.signature?.parameters.map(\.type) ?? [] }
        if parameters.count == 1 { return parameters[0] }
        if form == .blocks { return [] }
        if parameters.count == 2, parameters[0].count < 2, parameters[1].count == 1, isError(parameters[1][0]) {
            return ["Result<\(parameters[0].first ?? "Void"), \(parameters[1][0])>"]
        }
        let names = events.map { controller.members[$0.member].name }
        let name = plan.module + member.name.prefix(1).uppercased() + member.name.dropFirst() + "Answer"
        guard Set(names).count == names.count, !plan.isTaken(typeName: name) else { throw .nameIsTaken(name) }
        return [name]
    }

    private func isFailure(_ event: Answer.Event) -> Bool {
        let types = controller.members[event.member].fact.signature?.parameters.map(\.type) ?? []
        return types.count == 1 && types.allSatisfy(isError)
    }

    private func isError(_ type: String) -> Bool {
        let words = Refactor.identifiers(in: type)
        return words.last?.hasSuffix("Error") == true && !type.hasSuffix("?") && !type.contains("<")
    }
}
