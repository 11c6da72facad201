import Refactor

/// Writes the test of a method: what it is given, the call, what it asked.
struct MethodTestText {
    let context: TestContext
    let component: TestedComponent
    let subject: MethodTests.Subject

    private var outline: CallOutline { subject.outline }
    private var dialect: TestDialect { context.dialect }

    func lines() -> [String] {
        let signature = subject.fact.signature
        let effects = [signature?.isAsync == true ? "async" : "", isTrying ? "throws" : ""]
        let available = subject.fact.attributes.filter { $0.hasPrefix("available(") }.map { "@" + $0 }
        let head = dialect.test(
            subject.stem, attributes: available, effects: effects.filter { !$0.isEmpty }.joined(separator: " "))
        let parts = [arrangement, call, expectations].filter { !$0.isEmpty }
        let body = Array(parts.joined(separator: [""]))
        return head + context.indented(body) + ["}"]
    }

    /// The types of the app whose samples stand in it.
    var samples: [String] {
        let filled = outline.fillings.compactMap { context.maker.value(of: $0.element) }
        let answers = answer.map { [$0.value] } ?? []
        return (subject.values.map(\.value) + filled + answers).flatMap(\.samples)
    }

    // MARK: - Arrange

    private var arrangement: [String] {
        var lines = outline.fillings.map { filling -> String in
            let owner = filling.owner.map { component.variable(of: $0) } ?? component.variable
            let element = context.maker.value(of: filling.element).map(context.values.text) ?? ""
            return "\(owner).\(context.spelling.escaped(filling.property)) = [\(element)]"
        }
        if !lines.isEmpty { lines.append("log.calls = []") }
        if let (call, value) = answer {
            let count = call.member.fact.signature?.parameters.count ?? 0
            let closure = context.values.closure(count, context.values.text(value))
            lines.append("\(component.variable(of: call.property)).\(call.member.stem)Stub = \(closure)")
        }
        return lines + references.map { "var \($0.parameter.name) = \(context.values.text($0.value))" }
    }

    private var references: [(parameter: Signature.Parameter, value: MadeValue)] {
        subject.values.filter { $0.parameter.type.hasPrefix("inout ") }
    }

    /// The answer that a method only passes on, and what the test lets it be.
    private var answer: (call: AskedCall, value: MadeValue)? {
        guard let call = outline.answer, !call.member.isGeneric, let result = subject.fact.signature?.result,
            subject.fact.signature?.isVoid == false, context.maker.isComparable(result),
            let value = context.maker.value(of: result, named: "answer")
        else { return nil }
        return (call, value)
    }

    // MARK: - Act

    /// True if an error would be news: one that made-up values may lead to is not.
    private var isTrying: Bool { subject.fact.signature?.isThrowing == true && !outline.mayThrow }

    private var call: [String] {
        let signature = subject.fact.signature
        let arguments = subject.values.map { parameter, value in
            let text = parameter.type.hasPrefix("inout ") ? "&" + parameter.name : context.values.text(value)
            return parameter.label.map { "\($0): \(text)" } ?? text
        }
        let attempt = signature?.isThrowing != true ? "" : isTrying ? "try " : "try? "
        let effects = attempt + (signature?.isAsync == true ? "await " : "")
        let isSilent = signature?.isVoid != false || subject.fact.attributes.contains("discardableResult")
        let result = expectedAnswer != nil ? "let answer = " : isSilent ? "" : "_ = "
        let name = context.spelling.escaped(subject.fact.name)
        return context.spelling.list(
            open: "\(result)\(effects)\(component.variable).\(name)(", arguments, close: ")", indent: "")
    }

    // MARK: - Assert

    private var expectations: [String] {
        var lines = outline.claims.flatMap(claim)
        if let expectedAnswer { lines += dialect.equal("answer", expectedAnswer) }
        for group in outline.countedCalls { lines += arguments(of: group) }
        return hints.before + lines + hints.after
    }

    /// The result of the method, where that is known.
    private var expectedAnswer: String? {
        if let answer { return context.values.text(answer.value) }
        let result = outline.mayThrow ? "" : subject.fact.signature?.result ?? ""
        return context.maker.isComparable(result) ? outline.given : nil
    }

    private func claim(_ claim: CallOutline.Claim) -> [String] {
        let quoted = { (entries: [String]) in entries.map { "\"\($0)\"" } }
        switch claim {
        case .exactly(let entries): return dialect.equal("log.calls", quoted(entries))
        case .first(let entries): return dialect.equal("Array(log.calls.prefix(\(entries.count)))", quoted(entries))
        case .some(let entry): return dialect.isTrue("log.calls.contains(\"\(entry)\")")
        case .onlyOf(let entries): return dialect.only("log.calls", quoted(entries))
        }
    }

    /// Returns the arguments that came in with calls that are made each time.
    private func arguments(of group: [AskedCall]) -> [String] {
        guard let first = group.first, !first.member.isGeneric else { return [] }
        let recorded = first.member.recorded(by: context.maker)
        let record = "\(component.variable(of: first.property)).\(first.member.stem)Arguments"
        return recorded.flatMap { one -> [String] in
            let type = context.spelling.qualified(one.parameter.type)
            let values = group.compactMap { call in
                one.index < call.arguments.count ? text(of: call.arguments[one.index]) : nil
            }
            guard values.count == group.count, !one.parameter.isVariadic, context.maker.isComparable(type) else {
                return []
            }
            let left = recorded.count > 1 ? "\(record).map { $0.\(context.spelling.escaped(one.name)) }" : record
            return dialect.equal(left, values)
        }
    }

    private func text(of argument: AskedCall.Argument) -> String? {
        switch argument {
        case .literal(let text): return text
        case .parameter(let name):
            guard let found = subject.values.first(where: { $0.parameter.name == name }),
                !found.parameter.type.hasPrefix("inout "), context.maker.isComparable(found.parameter.type)
            else { return nil }
            return context.values.text(found.value)
        case .unknown: return nil
        }
    }

    private var hints: (before: [String], after: [String]) {
        let isOpen = outline.certain.isEmpty && outline.later.isEmpty && !outline.possible.isEmpty
        let answers = (outline.certain + outline.later).compactMap { call -> String? in
            let recorded = call.member.recorded(by: context.maker)
            guard !call.member.isGeneric,
                let closure = recorded.first(where: { $0.parameter.type.contains("@escaping") })
            else {
                return nil
            }
            let record = "\(component.variable(of: call.property)).\(call.member.stem)Arguments[0]"
            return "// Next: call \(recorded.count > 1 ? "\(record).\(closure.name)" : record), and say what follows."
        }
        return (isOpen ? ["// Next: set up what this depends on, and say which of these is asked."] : [], answers)
    }
}
