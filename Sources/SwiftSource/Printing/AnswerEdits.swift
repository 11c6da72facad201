import Refactor

/// The edits by which answers of the interactor come as the plan wants them: where they are given and where they are taken.
struct AnswerEdits {
    let plan: Plan
    let spelling: Spelling
    /// The member or cut in which they are.
    let unit: Member

    private var source: SourceFile { plan.controller.file(of: unit) }
    private var bytes: [UInt8] { source.bytes }

    func enter(into edits: inout EditList) {
        guard !plan.answers.isEmpty else { return }
        enterHead(into: &edits)
        for reference in unit.references {
            let place = reference.fact.range.lowerBound
            if let (answer, event) = plan.answer(given: unit.index, at: place) {
                give(event, of: answer, in: reference.fact, &edits)
            } else if let (answer, call) = plan.answeredCall(in: unit.index, at: place), call.statement != nil {
                take(answer, by: call, of: reference.fact, &edits)
            }
        }
        free(&edits)
    }

    /// The blocks that the request takes now.
    func enterHead(into edits: inout EditList) {
        guard unit.cut == nil, let body = unit.fact.body, let answer = plan.answer(of: unit.index),
            let close = bytes[unit.fact.declaration.lowerBound..<body.lowerBound].lastIndex(of: UInt8(ascii: ")")),
            let signature = unit.fact.signature
        else { return }
        let blocks = plan.blocks(of: answer).map { "\($0.name): \(spelling.qualified($0.type))" }
        guard !blocks.isEmpty else { return }
        edits.insert((signature.parameters.isEmpty ? "" : ", ") + blocks.joined(separator: ", "), at: close)
    }

    // MARK: - Giving

    /// `self?.apply(prices)` becomes `completion(prices)`.
    private func give(_ event: Answer.Event, of answer: Answer, in call: ReferenceFact, _ edits: inout EditList) {
        guard plan.controller.members[event.member].cut == nil else { return }
        let text = AnswerText(plan: plan, spelling: spelling, answer: answer)
        let signature = plan.controller.members[event.member].fact.signature
        let file = plan.controller.file(of: unit)
        if let receiver = call.receiver { edits.remove(receiver, besidesCommentsOf: file, because: .receiver) }
        edits.replace(call.range, with: text.opening(event), because: .answer)
        if let label = signature?.parameters.first?.label { removeLabel(label, behind: call.range.upperBound, &edits) }
        if signature?.parameters.isEmpty == true, answer.choice != nil {
            edits.remove(call.range.upperBound..<call.range.upperBound + 2, because: .answer)
        }
        let closing = text.closing(event)
        if !closing.isEmpty, let end = host.fact.tree?.block.statement(at: call.range.lowerBound)?.range.upperBound {
            edits.insert(closing, at: end)
        }
    }

    private func removeLabel(_ label: String, behind name: Int, _ edits: inout EditList) {
        let start = name + 1
        guard let colon = bytes[start...].firstIndex(of: UInt8(ascii: ":")),
            let value = bytes[(colon + 1)...].firstIndex(where: { ![9, 10, 13, 32].contains($0) })
        else { return }
        edits.remove(start..<value, because: .answer)
    }

    private var host: Member { unit.cut.map { plan.controller.members[$0.host] } ?? unit }

    /// Closures that named self for what is an answer now name it no more.
    private func free(_ edits: inout EditList) {
        guard let answer = plan.answer(of: unit.index), !answer.events.isEmpty, let tree = host.fact.tree else {
            return
        }
        let places = Set(answer.events.flatMap(\.places))
        for closure in tree.block.closures where places.contains(where: closure.range.contains) {
            let uses = unit.references.filter { reference in
                closure.range.contains(reference.fact.range.lowerBound) && isOfController(reference)
                    && !places.contains(reference.fact.range.lowerBound)
            }
            guard uses.isEmpty else { continue }
            let bindings = tree.locals.filter { local in
                guard case .selfName = local.origin else { return false }
                return closure.range.contains(local.declaration.lowerBound)
            }
            if bindings.isEmpty { removeCapture(of: closure, &edits) }
            for binding in bindings { test(binding, &edits) }
        }
    }

    private func isOfController(_ reference: Reference) -> Bool {
        switch reference.target {
        case .own, .inherited, .selfValue, .superclass, .unresolved: reference.fact.isOnSelf
        case .nested, .global, .known, .selfType, .foreign: false
        }
    }

    /// `[weak self] `.
    private func removeCapture(of closure: BlockFact, _ edits: inout EditList) {
        guard let captures = closure.closure?.captures, ["weak self", "unowned self"].contains(source.text(captures))
        else {
            return
        }
        var range = captures.lowerBound - 1..<captures.upperBound + 1
        while bytes[range.upperBound] == 32 { range = range.lowerBound..<range.upperBound + 1 }
        edits.remove(range, because: .answer)
    }

    /// `guard let self = self else { return }` becomes `guard self != nil else { return }`.
    private func test(_ binding: LocalFact, _ edits: inout EditList) {
        let line = source.lineStart(before: binding.declaration.lowerBound)
        let text = source.text(line..<binding.declaration.lowerBound)
        guard text.hasSuffix("let "),
            let stop = bytes[binding.declaration.upperBound...].firstIndex(of: UInt8(ascii: "{"))
        else { return }
        let rest = source.text(binding.declaration.upperBound..<stop)
        guard let other = rest.firstRange(of: "else") else { return }
        let value = rest[..<other.lowerBound]
        let end = binding.declaration.upperBound + value.utf8.count - (value.hasSuffix(" ") ? 1 : 0)
        let name = identifiers(in: String(value)).last ?? "self"
        edits.replace(binding.declaration.lowerBound - 4..<end, with: "\(name) != nil", because: .answer)
    }

    // MARK: - Taking

    private func take(_ answer: Answer, by call: Answer.Call, of reference: ReferenceFact, _ edits: inout EditList) {
        guard let statement = call.statement else { return }
        let text = AnswerText(plan: plan, spelling: spelling, answer: answer)
        let indent = indentation(before: statement.lowerBound)
        if plan.answerForm == .asyncAwait, let receiver = reference.receiver {
            edits.remove(receiver, besidesCommentsOf: plan.controller.file(of: unit), because: .receiver)
        }
        guard let block = call.block else {
            let (prefix, suffix) = text.taking(isNested: call.isNested, indent: indent)
            edits.insert(prefix, at: statement.lowerBound)
            return append(suffix, to: answer, statement, &edits)
        }
        if bytes[block.head.lowerBound - 1] != UInt8(ascii: ")") { edits.insert("()", at: block.head.lowerBound) }
        if plan.answerForm == .combine {
            edits.insert(".sink", at: block.head.lowerBound)
            edits.insert(text.store(call.isNested), at: statement.upperBound)
            return
        }
        edits.insert(text.task(call, block, indent: indent), at: statement.lowerBound)
        edits.remove(block.head, because: .answer)
        unfold(block, indent: indent, &edits)
    }

    /// Appends what follows a call, or stands before its closing parenthesis.
    private func append(_ suffix: String, to answer: Answer, _ statement: Range<Int>, _ edits: inout EditList) {
        let isEmpty = bytes[statement.upperBound - 2] == UInt8(ascii: "(")
        if suffix.hasPrefix(" {"), plan.answerForm == .blocks, isEmpty {
            edits.remove(statement.upperBound - 2..<statement.upperBound, because: .answer)
            edits.insert(suffix, at: statement.upperBound)
        } else if plan.answerForm == .blocks, answer.events.count > 1 {
            edits.insert((isEmpty ? "" : ", ") + suffix, at: statement.upperBound - 1)
        } else {
            edits.insert(suffix, at: statement.upperBound)
        }
    }

    /// A body on one line gets lines of its own.
    private func unfold(_ block: Answer.Block, indent: String, _ edits: inout EditList) {
        let body = block.head.upperBound..<block.end
        guard !bytes[body].contains(10), let start = bytes[body].firstIndex(where: { $0 != 32 }),
            let last = bytes[body].lastIndex(where: { $0 != 32 })
        else { return }
        let blanks = [(body.lowerBound..<start, spelling.indent), (last + 1..<body.upperBound, "")]
        for (range, further) in blanks {
            let text = spelling.newline + indent + further
            if range.isEmpty {
                edits.insert(text, at: range.lowerBound)
            } else {
                edits.replace(range, with: text, because: .blankLines)
            }
        }
    }

    /// Returns the indentation of a statement in its emitted place, where it begins a line.
    private func indentation(before offset: Int) -> String {
        let blanks = source.text(source.lineStart(before: offset)..<offset).prefix { $0 == " " || $0 == "\t" }
        return IndentationShift(plan: plan, spelling: spelling, member: unit).shifted(String(blanks))
    }
}

extension BlockFact {
    /// The closures inside, those inside of others too.
    fileprivate var closures: [BlockFact] {
        statements.flatMap(\.blocks).flatMap { ($0.kind == .closure ? [$0] : []) + $0.closures }
    }
}
