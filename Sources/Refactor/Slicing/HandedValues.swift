extension Cut {
    /// The property of the view that gives a value of the screen.
    init(asking value: ScreenValue, of member: Member, in statement: StatementNode, closureDepth: Int) {
        self.init(
            host: member.index, role: .origin, range: value.range, code: value.range, line: statement.line,
            endLine: statement.line, closureDepth: closureDepth, selfSpelling: statement.selfSpelling, parameters: [])
        valueType = value.type
        isChained = value.isChained
        isDereferenced = value.isDereferenced
    }

    /// The cut with the values of the screen that its own code or that of others beyond the view reads; nil where one
    /// that cannot be asked for is needed in the view again.
    func handed(_ values: [ScreenValue], without inner: [Cut]) -> Cut? {
        var cut = self
        for value in values where code.contains(value.root) {
            let isInView = inner.contains { $0.role == .origin && $0.code.contains(value.root) }
            guard !isInView else {
                if value.isLocal { return nil }
                continue
            }
            let own = Value(name: value.name, type: value.type)
            if let known = cut.handed.firstIndex(where: { $0.value.name == value.name }) {
                guard cut.handed[known].value == own, cut.handed[known].text == value.text else { return nil }
                cut.handed[known].places.append(value.range)
            } else {
                cut.handed.append(Handed(value: own, text: value.text, places: [value.range]))
                cut.parameters.append(own)
            }
        }
        return cut
    }
}

extension CutRules {
    /// Returns true if a statement's head does nothing that the screen could show, so that what follows may be read
    /// before it.
    ///
    /// The branches of `guard` leave, so that nothing follows them.
    func hasNoVisibleEffect(_ statement: StatementNode) -> Bool {
        guard statement.kind == .guarding || statement.kind == .declaration && statement.blocks.isEmpty else {
            return false
        }
        let blocks = statement.blocks.filter { $0.kind == .branch }.map(\.range)
        return references(in: statement.range).allSatisfy { reference in
            blocks.contains { $0.contains(reference.fact.range.lowerBound) } || hasNoVisibleEffect(reference, depth: 3)
        }
    }

    /// Returns true if no condition of the statement stands in front of a value.
    func isFirst(_ value: ScreenValue, in statement: StatementNode) -> Bool {
        ![.guarding, .choice].contains(statement.kind)
            || statement.head.firstConditionEnd.map { value.range.lowerBound < $0 } ?? true
    }

    /// Returns true if no property that does something is read in front of a value, in the same statement.
    func hasNoVisibleEffect(before value: ScreenValue, in statement: StatementNode) -> Bool {
        references(in: statement.range.lowerBound..<max(statement.range.lowerBound, value.range.lowerBound))
            .allSatisfy { ![.read, .shorthand].contains($0.fact.usage) || hasNoVisibleEffect($0, depth: 3) }
    }

    func hasNoVisibleEffect(_ reference: Reference, depth: Int) -> Bool {
        switch reference.fact.usage {
        case .type, .selector, .keyPath, .capture: return true
        case .read, .shorthand:
            guard case .own(let targets) = reference.target else { return true }
            return targets.allSatisfy { isStored($0) || hasNoVisibleEffect(controller.members[$0], depth: depth) }
        case .write, .readWrite, .reference: return false
        case .call: break
        }
        switch reference.target {
        case .own(let targets):
            guard targets.count == 1, let target = targets.first else { return false }
            let member = controller.members[target]
            return member.kind == .method && hasNoVisibleEffect(member, depth: depth)
        case .foreign(let root): return root.map(isValue) ?? false
        case .known: return Self.plain.contains(reference.name)
        case .inherited, .nested, .global, .selfValue, .selfType, .superclass, .unresolved: return false
        }
    }

    private func hasNoVisibleEffect(_ member: Member, depth: Int) -> Bool {
        depth > 0 && member.references.allSatisfy { isHarmless($0) && hasNoVisibleEffect($0, depth: depth - 1) }
    }

    /// Returns true if reading a property runs nothing.
    private func isStored(_ index: Int) -> Bool {
        let member = controller.members[index]
        return member.kind == .method || member.fact.isStored && !member.fact.has(modifier: "lazy")
    }

    /// Returns true if a method that a statement calls may use something: nothing of the screen.
    private func isHarmless(_ reference: Reference) -> Bool {
        switch reference.target {
        case .inherited, .superclass, .selfValue, .unresolved: return false
        case .own(let targets):
            return targets.allSatisfy { !isOfView(controller.members[$0].fact.valueType ?? "") }
        case .nested, .global, .known, .selfType, .foreign: return true
        }
    }

    /// Returns true if a local name holds text, a number or the like, whose methods are seen by nobody.
    private func isValue(_ root: String) -> Bool {
        let named = tree.locals.filter { $0.name == root }
        return !named.isEmpty
            && named.allSatisfy { local in
                guard let type = type(local) else { return false }
                return Self.plain.contains(type.hasSuffix("?") ? String(type.dropLast()) : type)
            }
    }

    private static let plain: Set<String> = [
        "Bool", "CGFloat", "Character", "Date", "Decimal", "Double", "Float", "Int", "String", "Substring", "URL",
    ]
}
