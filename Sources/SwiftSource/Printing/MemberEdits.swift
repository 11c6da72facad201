import Refactor

/// The edits that a member's text needs in its place: crossing references, qualified names, access.
struct MemberEdits {
    let plan: Plan
    let spelling: Spelling

    /// Enters the edits of one member into a list; of a stub only those of its head.
    func enter(_ member: Member, isStub: Bool = false, into edits: inout EditList) {
        guard !isStub else { return enterHead(of: member, into: &edits) }
        let crossings = plan.crossings.filter { $0.member == member.index }
        let bound = plan.heldPorts(of: member)
        AnswerEdits(plan: plan, spelling: spelling, unit: member).enter(into: &edits)
        // First: the argument behind a label may begin with an edit of its own.
        for label in member.receivers where label.isNewLabel { edits.insert(label.text, at: label.range.lowerBound) }
        for crossing in crossings where !isCall(ofPart: crossing, in: member) && !isAnswer(crossing) {
            redirect(crossing, of: member, holding: bound, &edits)
        }
        ClosureCaptures(plan: plan, spelling: spelling, member: member).enter(into: &edits)
        if !bound.isEmpty, member.cut == nil {
            StrongGuard(plan: plan, spelling: spelling, member: member, ports: bound).enter(into: &edits)
        }
        // The name of a held component stands where `self` stood.
        let renamed = crossings.filter(\.isBound).compactMap(\.reference.receiver)
        for receiver in member.receivers where !receiver.isNewLabel && !renamed.contains(receiver.range) {
            let file = plan.controller.file(of: member)
            if !receiver.text.isEmpty { edits.insert(receiver.text, at: receiver.range.lowerBound) }
            edits.remove(receiver.range, besidesCommentsOf: file, because: receiver.isOfCall ? .direct : .receiver)
        }
        for call in plan.builderCalls where call.unit == member.index {
            BuilderCallEdits(call: call).enter(into: &edits)
        }
        for use in plan.sharedServices.flatMap(\.uses) where use.member == member.index {
            edits.replace(use.range, with: use.text, because: .lookedUp)
        }
        CutCalls(plan: plan, spelling: spelling, unit: member).enter(into: &edits)
        if plan.placements[member.index].moves { qualify(member, &edits) }
        if let attribute = stateAttribute(of: member) { edits.insert(attribute + " ", at: member.fact.modifierStart) }
        adjustAccess(of: member, &edits)
        AlignedArguments(bytes: plan.controller.file(of: member).bytes).enter(member, into: &edits)
        let role = plan.placements[member.index].role
        guard member.kind == .property else { return }
        for injection in plan.injections(into: role) where injection.member == member.index {
            inject(injection, into: member, &edits)
        }
    }

    private func enterHead(of member: Member, into edits: inout EditList) {
        let body = member.cut?.range ?? member.fact.body ?? member.fact.range
        for place in member.inner {
            let isFirst = plan.controller.members[place.member].cut?.range == place.cut.range
            edits.remove(place.cut.range, because: isFirst ? nil : .repeated)
        }
        for crossing in plan.crossings
        where crossing.member == member.index && !body.contains(crossing.reference.range.lowerBound) {
            redirect(crossing, of: member, holding: [], &edits)
        }
        AnswerEdits(plan: plan, spelling: spelling, unit: member).enterHead(into: &edits)
        qualify(member, sparing: body, &edits)
        adjustAccess(of: member, &edits)
    }

    private func isAnswer(_ crossing: Crossing) -> Bool {
        plan.answer(given: crossing.member, at: crossing.reference.range.lowerBound) != nil
    }

    /// Returns true if a crossing is the call that stands in the place of a part.
    private func isCall(ofPart crossing: Crossing, in member: Member) -> Bool {
        let offset = crossing.reference.range.lowerBound
        return member.inner.contains { $0.member == crossing.target && $0.cut.range.lowerBound == offset }
    }

    /// `let api = API()` becomes `let api: API`; the value goes to the builder. Where the style has it so, it becomes
    /// `var api: APIProtocol = API()`.
    private func inject(_ injection: Injection, into member: Member, _ edits: inout EditList) {
        let bytes = plan.controller.file(of: member).bytes
        let value = injection.value
        var start = value.range.lowerBound
        while start > 0, bytes[start - 1] == 32 || bytes[start - 1] == UInt8(ascii: "=") { start -= 1 }
        let colon = bytes[member.fact.declaration.lowerBound..<start].lastIndex(of: UInt8(ascii: ":"))
        if let colon {
            // What is known by a protocol now is no longer declared by its class.
            let type = bytes[(colon + 1)..<start].firstIndex { $0 != 32 }.map { $0..<start } ?? start..<start
            if injection.service != nil { edits.replace(type, with: injection.type, because: .injected) }
        } else {
            edits.insert(": \(spelling.qualified(injection.type))", at: start)
        }
        switch plan.style.wiring.injection {
        case .initializer:
            edits.remove(start..<value.range.lowerBound, because: .injected)
            edits.remove(value.range, because: nil)
        case .property:
            open(member, &edits)
            edits.insert(value.prefix, at: value.range.lowerBound)
            edits.insert(value.suffix, at: value.range.upperBound)
        }
    }

    /// Lets others replace what a property holds.
    private func open(_ member: Member, _ edits: inout EditList) {
        let isWidened = plan.widenings.contains { $0.member == member.index }
        if !isWidened, let access = member.fact.accessRange { edits.remove(access, because: .access) }
        let start = member.fact.accessRange?.upperBound ?? member.fact.modifierStart
        let text = plan.controller.file(of: member).text(start..<member.fact.declaration.upperBound)
        guard member.fact.isConstant, let word = text.ranges(of: "let ").first else { return }
        let offset = start + text[..<word.lowerBound].utf8.count
        edits.replace(offset..<(offset + 3), with: "var", because: .injected)
    }

    private func redirect(_ crossing: Crossing, of member: Member, holding bound: [Port], _ edits: inout EditList) {
        guard let port = crossing.path.first else { return }
        complete(crossing, &edits)
        if crossing.isBound {
            return redirect(crossing.reference, to: spelling.heldName(of: port, in: member), &edits)
        }
        if crossing.isCaptured { return redirect(crossing.reference, to: spelling.property(of: port) + "?", &edits) }
        if crossing.reference.name == "self" {
            return edits.insert("?." + spelling.property(of: port), at: crossing.reference.range.upperBound)
        }
        let isShadowed = member.fact.localNames.contains(spelling.property(of: port)) || bound.contains(port)
        let needsSelf = crossing.reference.base == .none && isShadowed
        let access = (needsSelf ? "self." : "") + spelling.access(through: port)
        if crossing.reference.usage == .shorthand {
            edits.insert(" = \(access)\(crossing.reference.name)", at: crossing.reference.range.upperBound)
        } else {
            edits.insert(access, at: crossing.reference.range.lowerBound)
        }
    }

    /// A protocol has no default arguments: `load()` becomes `view?.load(page: 1)`.
    private func complete(_ crossing: Crossing, _ edits: inout EditList) {
        guard crossing.reference.usage == .call, let target = crossing.target,
            let signature = plan.controller.members[target].fact.signature,
            let omitted = OmittedArguments(of: crossing.reference, to: signature)
        else { return }
        for (offset, text) in omitted.insertions { edits.insert(text, at: offset) }
    }

    /// Through a local name for another component: `load()` and `self.load()` become `view.load()`, `self` becomes `view`.
    private func redirect(_ reference: ReferenceFact, to name: String, _ edits: inout EditList) {
        if reference.usage == .shorthand {
            edits.insert(" = \(name).\(reference.name)", at: reference.range.upperBound)
        } else if reference.name == "self" {
            edits.replace(reference.range, with: name, because: .renamed)
        } else if let receiver = reference.receiver {
            let word = receiver.lowerBound..<receiver.lowerBound + "self".utf8.count
            edits.replace(word, with: name, because: .renamed)
        } else {
            edits.insert(name + ".", at: reference.range.lowerBound)
        }
    }

    /// Types nested in the controller, its static members and `Self` are spelled in full outside of it.
    private func qualify(_ member: Member, sparing body: Range<Int>? = nil, _ edits: inout EditList) {
        let isInExtension = member.kind == .type
        for reference in member.references where !isInExtension {
            if let body, body.contains(reference.fact.range.lowerBound) { continue }
            switch reference.target {
            case .own(let targets) where reference.fact.base == .none && isStatic(targets):
                edits.insert(plan.controller.name + ".", at: reference.fact.range.lowerBound)
            case .nested where reference.fact.base == .none:
                edits.insert(plan.controller.name + ".", at: reference.fact.range.lowerBound)
            case .known, .unresolved:
                guard reference.fact.base == .none, reference.name.first?.isUppercase == true,
                    let outer = spelling.outerClass(ofType: reference.name)
                else { continue }
                edits.insert(outer + ".", at: reference.fact.range.lowerBound)
            case .selfType:
                edits.replace(reference.fact.range, with: plan.controller.name, because: .renamed)
            default: continue
            }
        }
    }

    private func isStatic(_ targets: [Int]) -> Bool {
        targets.first.map { plan.controller.members[$0].fact.isStatic } ?? false
    }

    /// Returns the attribute that its component writes before a variable, where the language lets it: a wrapper stands
    /// before one stored variable, and a macro makes another one, called `_name`, of what is not ignored.
    private func stateAttribute(of member: Member) -> String? {
        let placement = plan.placements[member.index]
        guard let component = plan.style.component(for: placement.role), placement.moves else { return nil }
        let fact = member.fact
        let isSpecial =
            fact.isStatic
            || fact.modifiers.contains { name in
                ["lazy", "weak", "unowned", "nonisolated", "override"].contains { name.hasPrefix($0) }
            }
        let isVariable = member.cut == nil && fact.isStored && !fact.isConstant && !fact.isOneOfSeveral
        guard isVariable else { return nil }
        let isState =
            !isSpecial && fact.attributes.isEmpty && !plan.controller.members.contains { $0.name == "_" + fact.name }
        let attribute = isState ? component.stateAttribute : fact.isStatic ? "" : component.ignoredAttribute
        return attribute.isEmpty ? nil : attribute
    }

    /// Returns true for a variable that others may see and only its own file sets.
    private func isOnlyRead(_ member: Member) -> Bool {
        let fact = member.fact
        guard fact.isStored, !fact.isConstant, !fact.isStatic, !fact.isOneOfSeveral, fact.attributes.isEmpty
        else { return false }
        let isRequired = plan.boundaries.flatMap(\.requirements).contains { $0.member == member.index && $0.isWritten }
        let isInjected = plan.roles.flatMap { plan.injections(into: $0) }.contains { $0.member == member.index }
        return !isRequired && !isInjected
            && !plan.crossings.contains {
                $0.target == member.index && ![.read, .shorthand].contains($0.reference.usage)
            }
            && !plan.crossings.contains { $0.target == member.index && $0.reference.mayMutate }
    }

    /// `public internal(set) var` says nothing more once it is internal.
    private func removeSetterAccess(of member: Member, _ edits: inout EditList) {
        let range = member.fact.modifierStart..<member.fact.declaration.upperBound
        let text = plan.controller.file(of: member).text(range)
        guard member.fact.has(modifier: "internal(set)"), let word = text.ranges(of: "internal(set) ").first else {
            return
        }
        let start = range.lowerBound + text[..<word.lowerBound].utf8.count
        edits.remove(start..<(start + "internal(set) ".utf8.count), because: .access)
    }

    private func adjustAccess(of member: Member, _ edits: inout EditList) {
        guard member.cut == nil else { return }
        let fact = member.fact
        if plan.isolatesMembers(of: plan.placements[member.index].role), member.kind != .type,
            !fact.attributes.contains("MainActor"), !fact.modifiers.contains("nonisolated")
        {
            edits.insert("@MainActor ", at: fact.modifierStart)
        }
        let isWidened = plan.widenings.contains { $0.member == member.index }
        let isPublished =
            (fact.writtenAccess ?? .internal) > .internal && plan.placements[member.index].moves
            && member.kind != .type
        if isWidened, isOnlyRead(member), let range = fact.accessRange, let word = fact.writtenAccess?.rawValue {
            edits.insert("(set)", at: range.lowerBound + word.utf8.count)
        } else if isWidened || isPublished, let range = fact.accessRange {
            edits.remove(range, because: .access)
            if isPublished { removeSetterAccess(of: member, &edits) }
        }
        let declaration = plan.controller.declarations[member.declaration].fact
        let isHiddenByExtension = declaration.keyword == .extension && declaration.access?.isFileBound == true
        if plan.placements[member.index].moves, isHiddenByExtension, !isWidened, member.kind != .type,
            fact.writtenAccess == nil
        {
            edits.insert("private ", at: fact.modifierStart)
        }
    }
}
