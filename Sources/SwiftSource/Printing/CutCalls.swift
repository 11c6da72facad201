import Refactor

/// Writes calls in the places from which statements were cut out.
struct CutCalls {
    let plan: Plan
    let spelling: Spelling
    /// The member or cut in which the places are.
    let unit: Member

    func enter(into edits: inout EditList) {
        for place in unit.inner {
            let cut = place.cut
            let isFirst = plan.controller.members[place.member].cut?.range == cut.range
            let isValue = cut.valueType != nil
            let text = isValue ? receiver(of: cut, at: place.member) + cut.name : line(of: cut, at: place.member)
            edits.insert(text, at: cut.range.lowerBound)
            edits.remove(cut.range, because: isFirst ? nil : .repeated)
            tidy(around: cut, &edits)
        }
    }

    /// Removes the blank lines around a call that is all that is left in its braces.
    private func tidy(around cut: Cut, _ edits: inout EditList) {
        let bytes = plan.controller.file(of: unit).bytes
        let isHeld = plan.crossings.contains { $0.member == unit.index && $0.isBound }
        guard unit.cut == nil, !isHeld, cut.range != cut.code, let body = unit.fact.body else { return }
        let isBlank = { (byte: UInt8) in [9, 10, 13, 32].contains(byte) }
        let before = bytes[body.lowerBound..<cut.range.lowerBound].lastIndex { !isBlank($0) }
        let after = bytes[cut.range.upperBound..<body.upperBound].firstIndex { !isBlank($0) }
        guard let before, let after, bytes[before] == UInt8(ascii: "{"), bytes[after] == UInt8(ascii: "}"),
            let open = bytes[before..<cut.range.lowerBound].firstIndex(of: 10)
        else { return }
        let close = (bytes[cut.range.upperBound..<after].lastIndex(of: 10) ?? cut.range.upperBound - 1) + 1
        for blank in [open + 1..<cut.range.lowerBound, cut.range.upperBound..<close] where !blank.isEmpty {
            edits.remove(blank, because: .blankLines)
        }
    }

    /// Returns true if something else stands before it on its line.
    private func beginsInLine(_ cut: Cut, _ file: SourceFile) -> Bool {
        cut.range.lowerBound == cut.code.lowerBound && file.lineStart(before: cut.code.lowerBound) < cut.code.lowerBound
    }

    /// The call with what stands around it on its line.
    private func line(of cut: Cut, at index: Int) -> String {
        let shift = IndentationShift(plan: plan, spelling: spelling, member: unit)
        let file = plan.controller.file(of: unit)
        let start = file.lineStart(before: cut.code.lowerBound)
        let indent = beginsInLine(cut, file) ? "" : shift.shifted(file.text(start..<cut.code.lowerBound))
        let endsLine = cut.range.upperBound > cut.code.upperBound && file.bytes[cut.range.upperBound - 1] == 10
        let lead = file.text(start..<cut.code.lowerBound).prefix { $0 == " " || $0 == "\t" }
        let call = call(of: cut, at: index, indent: shift.shifted(String(lead)))
        return indent + call + (endsLine ? spelling.newline : "")
    }

    /// The call, also of what answers or is answered.
    private func call(of cut: Cut, at index: Int, indent: String) -> String {
        if let (answer, event) = plan.answer(given: unit.index, at: cut.range.lowerBound) {
            let values = cut.parameters.map { argument($0, of: cut) }
            return AnswerText(plan: plan, spelling: spelling, answer: answer).giving(event, values)
        }
        guard let (answer, taken) = plan.answeredCall(in: unit.index, at: cut.range.lowerBound) else {
            return call(of: cut, at: index)
        }
        let plain = call(of: cut, at: index, isCaptured: plan.answerForm == .asyncAwait)
        return AnswerText(plan: plan, spelling: spelling, answer: answer).taking(
            plain, isNested: taken.isNested, indent: indent)
    }

    private func call(of cut: Cut, at index: Int, isCaptured: Bool = false) -> String {
        var text = ""
        if let result = cut.result {
            // A value that unwraps itself has to say so again.
            let type = result.type.hasSuffix("!") ? ": \(result.type)" : ""
            text += "\(cut.resultIsVariable ? "var" : "let") \(result.name)\(type) = "
        }
        if cut.returns != nil { text += "return " }
        if cut.isThrowing { text += "try " }
        if cut.isAsync { text += "await " }
        let arguments = zip(cut.parameters, cut.labels).map { value, label in
            let argument = transported(argument(value, of: cut), to: value, of: index)
            return label == "_" ? argument : "\(label): \(argument)"
        }.joined(separator: ", ")
        return text + receiver(of: cut, at: index, isCaptured: isCaptured) + "\(cut.name)(\(arguments))"
    }

    /// A local value by its name; one of the screen as it is read there, unless it was handed to this code too.
    private func argument(_ value: Cut.Value, of cut: Cut) -> String {
        guard let handed = cut.handed.first(where: { $0.value == value }),
            unit.cut?.handed.contains(where: { $0.value == value }) != true
        else { return value.name }
        return handed.text
    }

    /// An entity becomes what crosses the boundary in its place, unless this code was given that already.
    private func transported(_ argument: String, to value: Cut.Value, of index: Int) -> String {
        guard let transport = plan.transports.first(where: { $0.takes(value.name, of: index) }),
            !transport.takes(value.name, of: unit.index)
        else { return argument }
        return "\(transport.name)(\(argument))"
    }

    /// The way from here to the component that has the cut: `presenter.`, `self?.view?.`.
    private func receiver(of cut: Cut, at index: Int, isCaptured: Bool = false) -> String {
        guard
            let crossing = plan.crossings.first(where: {
                $0.member == unit.index && $0.target == index && $0.reference.range.lowerBound == cut.range.lowerBound
            }),
            let port = crossing.path.first
        else { return "" }
        if crossing.isBound { return spelling.heldName(of: port, in: unit) + "." }
        if crossing.isCaptured { return spelling.access(throughCaptured: port) }
        let isHeld = plan.crossings.contains { $0.member == unit.index && $0.isBound && $0.path.first == port }
        let isShadowed = isHeld || unit.fact.localNames.contains(spelling.property(of: port))
        if isCaptured { return spelling.access(through: port) }
        let own: String =
            switch spellingOfSelf(at: cut) {
            case .implicit, .none: isShadowed ? "self." : ""
            case .named(let name): name + "."
            case .optional(let name): name + "?."
            }
        return own + spelling.access(through: port)
    }

    private func spellingOfSelf(at inner: Cut) -> StatementNode.SelfSpelling {
        guard let cut = unit.cut else { return inner.selfSpelling }
        return cut.spelling(at: inner)
    }
}
