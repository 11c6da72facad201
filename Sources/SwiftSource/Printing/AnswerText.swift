import Refactor

/// The spelling of an answer: what gives it, what takes it, and the method that waits for it.
struct AnswerText {
    let plan: Plan
    let spelling: Spelling
    let answer: Answer

    private var form: AnswerForm { plan.answerForm }
    private var request: MemberFact { plan.controller.members[answer.request].fact }

    // MARK: - Giving

    /// `completion`, `completion(.success`.
    func opening(_ event: Answer.Event) -> String {
        guard !areBlocks else { return fact(of: event).name }
        guard isChoice else { return "completion" }
        let isBare = parameters(of: event).isEmpty && answer.isResult
        return "completion(.\(answer.word(for: event, in: plan.controller))" + (isBare ? "(" : "")
    }

    func closing(_ event: Answer.Event) -> String {
        guard isChoice, !areBlocks else { return "" }
        return parameters(of: event).isEmpty && answer.isResult ? "))" : ")"
    }

    /// True if there is a block for each event.
    private var areBlocks: Bool { form == .blocks && answer.events.count > 1 }

    /// True if the answer is one of several things.
    private var isChoice: Bool { answer.isResult || answer.choice != nil }

    /// The enumeration of what may be answered.
    func choice() -> [String] {
        guard let name = answer.choice else { return [] }
        let cases = answer.events.map { event in
            let types = parameters(of: event).map { spelling.qualified($0.type) }
            return "case \(fact(of: event).name)" + (types.isEmpty ? "" : "(\(types.joined(separator: ", ")))")
        }
        return ["/// What `\(request.name)` answers.", "enum \(name) {"] + cases.map { spelling.indent + $0 } + ["}"]
    }

    /// A call that gives the answer.
    func giving(_ event: Answer.Event, _ values: [String]) -> String {
        let isBare = values.isEmpty && answer.choice != nil
        return opening(event) + (isBare ? "" : "(\(values.joined(separator: ", ")))") + closing(event)
    }

    private func fact(of event: Answer.Event) -> MemberFact { plan.controller.members[event.member].fact }

    private func parameters(of event: Answer.Event) -> [Signature.Parameter] {
        fact(of: event).signature?.parameters ?? []
    }

    // MARK: - Taking

    /// Returns the text before and behind a call whose answer events took.
    func taking(isNested: Bool, indent: String) -> (prefix: String, suffix: String) {
        let inner = spelling.newline + indent + spelling.indent
        let end = spelling.newline + indent + "}"
        guard let first = answer.events.first else { return ("", "") }
        let names = parameters(of: first).map(\.name)
        switch form {
        case .callbacks: return ("", "")
        case .blocks where areBlocks:
            let blocks = answer.events.map { inner + "\(fact(of: $0).name): \(block(for: $0))" }
            return ("", blocks.joined(separator: ",") + spelling.newline + indent)
        case .blocks: return ("", " { [weak self]\(list(names)) in" + inner + told(first, names) + end)
        case .combine where isChoice:
            let cases = cases(indent + spelling.indent)
            return ("", ".sink { [weak self] answer in\(inner)switch answer {\(cases)\(inner)}\(end)" + store(isNested))
        case .combine:
            return ("", ".sink { [weak self]\(list(names)) in" + inner + told(first, names) + end + store(isNested))
        case .asyncAwait:
            let head = task(["weak self", interactor(isNested)], isNested) + inner
            if isChoice {
                return (head + "switch await ", " {" + cases(indent + spelling.indent) + inner + "}" + end)
            }
            return (head + binding(names) + "await ", inner + told(first, names) + end)
        }
    }

    /// The same around a call that is written anew.
    func taking(_ call: String, isNested: Bool, indent: String) -> String {
        let (prefix, suffix) = taking(isNested: isNested, indent: indent)
        let isBare = call.hasSuffix("()")
        if areBlocks { return call.dropLast() + (isBare ? "" : ",") + suffix + ")" }
        return prefix + (form == .blocks && isBare ? String(call.dropLast(2)) : call) + suffix
    }

    private func cases(_ indent: String) -> String {
        answer.events.map { event in
            let names = parameters(of: event).map(\.name)
            let pattern = names.isEmpty ? "" : "(\(names.map { "let " + $0 }.joined(separator: ", ")))"
            let word = answer.word(for: event, in: plan.controller)
            return "\(spelling.newline)\(indent)case .\(word)\(pattern): \(told(event, names))"
        }.joined()
    }

    private func list(_ names: [String]) -> String { names.isEmpty ? "" : " " + names.joined(separator: ", ") }

    private func block(for event: Answer.Event) -> String {
        let places = parameters(of: event).indices.map { "$\($0)" }
        return "{ [weak self] in \(told(event, places)) }"
    }

    /// `self?.didFail(error: error)`.
    private func told(_ event: Answer.Event, _ values: [String]) -> String {
        let arguments = zip(parameters(of: event), values).map { parameter, value in
            parameter.label.map { "\($0): \(value)" } ?? value
        }
        return "self?.\(spelling.escaped(fact(of: event).name))(\(arguments.joined(separator: ", ")))"
    }

    func store(_ isNested: Bool) -> String { ".store(in: &\(isNested ? "self." : "")subscriptions)" }

    // MARK: - Waiting

    /// A name, or another one where a parameter of the request has it.
    private func free(_ name: String, _ other: String) -> String {
        request.signature?.parameters.contains { $0.name == name } == true ? other : name
    }

    /// Returns the lines that pass an answer on to the block of somebody else:
    /// `completion(await interactor.check(code))`.
    func passingOn(_ call: String, to block: String) -> [String] {
        let name = free("answer", "value")
        let values = answer.types.count > 1 ? answer.types.indices.map { "\(name).\($0)" } : [name]
        let inner =
            answer.types.isEmpty
            ? ["await \(call)", "\(block)()"]
            : ["let \(name) = await \(call)", "\(block)(\(values.joined(separator: ", ")))"]
        return ["Task { [\(interactor(false))] in"] + inner.map { spelling.indent + $0 } + ["}"]
    }

    /// `Task { [weak self, interactor] in` and what waits there.
    func task(_ call: Answer.Call, _ block: Answer.Block, indent: String) -> String {
        let early = call.isNested ? block.early.map { "\($0) = self.\($0)" } : block.early
        let captures = [block.captures].filter { !$0.isEmpty } + [interactor(call.isNested)] + early
        return task(captures, call.isNested) + spelling.newline + indent + spelling.indent + binding(block.names)
            + "await "
    }

    /// In a closure, which may run anywhere, it says where it belongs.
    private func task(_ captures: [String], _ isNested: Bool) -> String {
        let isElsewhere = isNested && plan.controller.isMainActor
        return "Task { \(isElsewhere ? "@MainActor " : "")[\(captures.joined(separator: ", "))] in"
    }

    private func binding(_ names: [String]) -> String {
        switch names.count {
        case 0: ""
        case 1: names[0] == "_" ? "_ = " : "let \(names[0]) = "
        default: "let (\(names.joined(separator: ", "))) = "
        }
    }

    /// The interactor as a closure captures it.
    private func interactor(_ isNested: Bool) -> String {
        let name = spelling.property(of: answer.port)
        let isOptional = answer.port.given == .property
        guard isOptional || isNested else { return name }
        return "\(name) = \(isNested ? "self." : "")\(name)\(isOptional ? "!" : "")"
    }

    /// The method of the interactor that the presenter asks, for forms that have one of its own.
    func method() -> [String] {
        let asked = plan.asked(answer.request)
        guard form == .asyncAwait || form == .combine, let signature = asked.signature else { return [] }
        let attributes = spelling.portableAttributes(of: asked)
        let arguments = signature.parameters.map { parameter in
            let value = spelling.escaped(parameter.name)
            return parameter.label.map { "\($0): \(value)" } ?? value
        }
        let name = spelling.escaped(request.name)
        let call = name + (arguments.isEmpty ? "" : "(\(arguments.joined(separator: ", ")))")
        let indent = spelling.indent
        let places = answer.types.indices.map { "$\($0)" }.joined(separator: ", ")
        let value = answer.types.count == 1 ? places : "(\(places))"
        let inner: [String]
        let (continuation, promise) = (free("continuation", "waiting"), free("promise", "answer"))
        switch form {
        case .asyncAwait:
            let resumed = "\(continuation).resume(\(answer.types.isEmpty ? "" : "returning: \(value)"))"
            inner = [
                "await withCheckedContinuation { \(continuation) in", "\(indent)\(call) { \(resumed) }", "}",
            ]
        case .combine:
            inner = [
                "Future { \(promise) in", "\(indent)self.\(call) { \(promise)(.success(\(value))) }", "}",
                ".eraseToAnyPublisher()",
            ]
        case .blocks, .callbacks: inner = []
        }
        return attributes + spelling.head(of: asked, ending: " {") + inner.map { indent + $0 } + ["}"]
    }
}

extension Plan {
    /// The requests of a component that have a method of their own for the answer.
    func waitingMethods(of role: Role, spelling: Spelling) -> [[String]] {
        guard role == .interactor else { return [] }
        return answers.map { AnswerText(plan: self, spelling: spelling, answer: $0).method() }.filter { !$0.isEmpty }
    }

    /// Returns true if a component needs Combine for the answers that it gives or takes.
    func usesPublishers(_ role: Role) -> Bool {
        answerForm == .combine && !answers.isEmpty && [.interactor, .presenter].contains(role)
    }
}
