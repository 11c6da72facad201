/// Gives each cut the name of the method that it becomes.
///
/// The names of all that the controller and its superclasses have are taken, so that no generated method hides one.
struct CutNames {
    let controller: Controller
    /// Where each member lives.
    let homes: [Role]
    let names: TakenNames
    /// How the components hold each other.
    static let ports: Set<String> = [
        "interactor", "output", "presenter", "router", "service", "view", "viewController",
    ]

    /// The cuts with their names, given in their order.
    func named(_ cuts: [Cut]) -> [Cut] {
        var taken = names.functions.union(Self.ports)
        var known: [Cut] = []
        return cuts.map { cut in
            var named = cut
            if let twin = known.first(where: { isEqual($0, cut, among: cuts) }) {
                named.name = twin.name
                named.proposedName = twin.name
                named.labels = twin.labels
                return named
            }
            let host = controller.members[cut.host]
            if cut.valueType != nil {
                named.name = uniqueName(
                    getterName(of: text(of: cut)), labels: [], host: host.id, others: [],
                    among: taken.union(names.ofView))
                named.proposedName = named.name
                taken.insert(named.name)
                known.append(named)
                return named
            }
            let description = description(of: cut, among: cuts)
            let proposal = SliceName(of: description)
            let isFree = isFree(host, for: cut, cuts)
            let own = Set(controller.members.map(\.name)).subtracting(isFree ? [host.name] : [])
            named.name = uniqueName(
                proposal.base, labels: proposal.labels, host: host.id, others: OtherNames.of(description),
                last: OtherNames.last(of: description),
                among: taken.union(cut.role == .view ? names.ofView : own))
            named.labels =
                SliceName(base: named.name, parameters: description.parameters, result: description.result).labels
            named.proposedName = named.name
            taken.insert(named.name)
            known.append(named)
            return named
        }
    }

    /// Whether a cut may have the name of the method that it is cut out of: that one stays in the view, and nobody
    /// reaches it through a component that would have to pass it on under the same name.
    private func isFree(_ host: Member, for cut: Cut, _ cuts: [Cut]) -> Bool {
        guard cut.role != .view, homes[host.index] == .view else { return false }
        return controller.members.allSatisfy { caller in
            caller.references.allSatisfy { reference in
                guard case .own(let targets) = reference.target, targets.contains(host.index) else { return true }
                return [.presenter, .view].contains(role(at: reference.fact.range.lowerBound, of: caller, cuts))
            }
        }
    }

    /// The component in which a byte of a member's code ends up.
    private func role(at offset: Int, of member: Member, _ cuts: [Cut]) -> Role {
        let around = cuts.filter { $0.host == member.index && $0.range.contains(offset) }
        return around.min { $0.range.count < $1.range.count }?.role ?? homes[member.index]
    }

    /// Whether two cuts have the same text and need the same values, so that one method does for both.
    private func isEqual(_ first: Cut, _ second: Cut, among cuts: [Cut]) -> Bool {
        guard first.role == second.role, first.valueType == second.valueType else { return false }
        if first.valueType != nil {
            return availability(of: first) == availability(of: second) && text(of: first) == text(of: second)
        }
        guard first.parameters == second.parameters,
            first.result == second.result,
            first.returns == second.returns, first.isThrowing == second.isThrowing, first.isAsync == second.isAsync,
            first.selfSpelling == second.selfSpelling,
            first.closureDepth == 0 || first.closureDepth == second.closureDepth,
            !cuts.contains(where: { second.contains($0) || first.contains($0) })
        else { return false }
        return availability(of: first) == availability(of: second) && text(of: first) == text(of: second)
            && !hasLongLiteral(first)
    }

    private func text(of cut: Cut) -> String {
        withoutIndentation(controller.file(of: controller.members[cut.host]).text(cut.range))
    }

    private func hasLongLiteral(_ cut: Cut) -> Bool {
        controller.members[cut.host].fact.tree?.longLiterals.contains { cut.range.overlaps($0) } ?? false
    }

    private func availability(of cut: Cut) -> [String] { controller.availability(of: controller.members[cut.host]) }

    private func description(of cut: Cut, among cuts: [Cut]) -> CutDescription {
        let host = controller.members[cut.host]
        let file = controller.file(of: host)
        let given = cuts.filter { cut.contains($0) }
        let around = CutSurroundings(of: cut.code, in: host.fact.tree?.block, file: file)
        let own = around.statements.filter { statement in
            !given.contains {
                $0.code.lowerBound <= statement.range.lowerBound && statement.range.upperBound <= $0.code.upperBound
            }
        }
        let statements =
            own.isEmpty
            ? around.statements.map { file.text($0.range) }
            : own.map { file.text($0.range, without: given.filter { $0.valueType == nil }.map(\.code)) }
        return CutDescription(
            role: cut.role, host: CutDescription.Host(id: host.id, isEntry: isEntry(host)),
            coversWholeBody: cut.isWholeBody || isEvent(cut, of: host, among: cuts),
            completionOf: around.call, answer: isTold(cut, among: cuts) ? around.answer : nil, branch: around.branch,
            statements: statements,
            parameters: cut.parameters.map { CutDescription.Value(name: $0.name, type: $0.type) },
            result: cut.result.map { CutDescription.Value(name: $0.name, type: $0.type) })
    }

    /// Whether a part of the presenter stands in the interactor's code.
    private func isTold(_ cut: Cut, among cuts: [Cut]) -> Bool {
        guard cut.role == .presenter else { return false }
        let around = cuts.filter { $0.contains(cut) }.min { $0.range.count < $1.range.count }
        return (around?.role ?? homes[cut.host]) == .interactor
    }

    /// The one part of an entry that the presenter gets stands for the entry.
    private func isEvent(_ cut: Cut, of host: Member, among cuts: [Cut]) -> Bool {
        guard cut.role == .presenter, cut.closureDepth == 0, isEntry(host) else { return false }
        return cuts.first { $0.host == cut.host && $0.role == .presenter } == cut
    }

    private func isEntry(_ host: Member) -> Bool {
        host.fact.has(modifier: "override") || !host.fact.attributes.isEmpty || !host.conformances.isEmpty
    }
}
