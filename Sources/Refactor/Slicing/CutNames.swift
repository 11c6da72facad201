/// Gives each cut the name of the method that it becomes.
///
/// The names of all that the controller and its superclasses have are taken, so that no generated method hides one.
struct CutNames {
    private let controller: Controller
    /// The role in whose component each member lives.
    private let homes: [Role]
    private let names: TakenNames
    private let memory: NameMemory
    /// Members that others call, whatever their heads say.
    private let entries: Set<Int>
    private let cuts: [Cut]
    /// The cuts of each host, in their order.
    private let byHost: [Int: [Cut]]
    /// The selectors, without their colons, that set a property of Objective-C.
    private let setters: Set<String>
    /// The names by which the components hold each other.
    static let ports: Set<String> = [
        "interactor", "output", "presenter", "router", "service", "view", "viewController",
    ]

    init(
        of cuts: [Cut], controller: Controller, homes: [Role], names: TakenNames, memory: NameMemory,
        entries: Set<Int> = []
    ) {
        self.entries = entries
        self.cuts = cuts
        self.controller = controller
        self.homes = homes
        self.names = names
        self.memory = memory
        byHost = Dictionary(grouping: cuts, by: \.host)
        setters = Set(controller.members.filter { $0.kind == .property }.map { String($0.fact.setterName.dropLast()) })
    }

    private var isSelector: Bool { controller.language == .objectiveC }

    /// The cuts with their names, given in their order.
    func named() -> [Cut] {
        var taken = names.functions.union(Self.ports)
        var known: [String: [Cut]] = [:]
        return cuts.map { cut in
            // Comments around one of them stay where it is.
            let bare = isSelector ? cut : cut.withoutSurroundings()
            let text = memory.text(of: bare, in: controller)
            if let twin = known[text]?.first(where: { isEqual($0, cut) }) {
                let isSame = memory.text(of: cut, in: controller) == memory.text(of: twin, in: controller)
                return (isSame ? cut : bare).called(twin.name, labels: twin.labels, isSelector: twin.isSelector)
            }
            let named = cut.valueType == nil ? method(for: cut, besides: taken) : getter(for: cut, besides: taken)
            taken.insert(named.name)
            known[text, default: []].append(named)
            return named
        }
    }

    private func getter(for cut: Cut, besides taken: Set<String>) -> Cut {
        let proposal = getterName(of: memory.text(of: cut, in: controller))
        let name = uniqueName(
            isSelector ? Reserved.unowned(proposal) : proposal, labels: [], host: controller.members[cut.host].id,
            isTaken: { taken.contains($0) || names.ofView.contains($0) })
        return cut.called(name, labels: [])
    }

    private func method(for cut: Cut, besides taken: Set<String>) -> Cut {
        let host = controller.members[cut.host]
        if let event = event(for: cut, of: host, besides: taken) { return event }
        let proposal = memory.proposal(for: question(about: cut)) { self.description(of: cut) }
        let freed = isFree(host, for: cut) ? host.name : nil
        let isOwn = { (name: String) in
            cut.role == .view ? names.ofView.contains(name) : controller.names.contains(name) && name != freed
        }
        let first = { [isSelector] (name: String) in
            isSelector ? SelectorName(name, labels: proposal.labels(of: name), cut.parameters).first : name
        }
        let setUp = setUp(by: cut, of: host)
        let name = uniqueName(
            setUp ?? proposal.name.base, labels: proposal.name.labels, host: host.id,
            others: (setUp == nil ? [] : [proposal.name.base]) + proposal.others, last: proposal.last,
            isTaken: {
                let name = first($0)
                return taken.contains(name) || isOwn(name) || sets(name, cut)
                    || !isSelector && names.isMistakable(name)
            })
        guard isSelector else { return cut.called(name, labels: proposal.labels(of: name)) }
        let selector = SelectorName(name, labels: proposal.labels(of: name), cut.parameters)
        var named = cut.called(selector.first, labels: selector.labels, isSelector: true)
        named.isNumbered =
            name.last?.isNumber == true && name != proposal.name.base && !proposal.others.contains(name)
        return named
    }

    /// What an initializer leaves to others: `setUpForEditing` of `initForEditing`; what it is given stands in the labels.
    private func setUp(by cut: Cut, of host: Member) -> String? {
        let isInner = byHost[cut.host]?.contains { $0.range != cut.range && $0.contains(cut) } == true
        guard host.kind == .initializer, cut.role != .origin, !isInner else { return nil }
        let rest = host.name.dropFirst("init".count)
        return cut.parameters.isEmpty && !rest.hasPrefix("With") ? "setUp" + rest : "setUp"
    }

    /// The event of the mediator for a method that others call, or that has nothing else in it, and that hands on all that
    /// it is given: the same selector.
    private func event(for cut: Cut, of host: Member, besides taken: Set<String>) -> Cut? {
        guard isSelector, entries.contains(host.index) && isEvent(cut) || cut.isWholeBody && !cut.parameters.isEmpty,
            isFree(host, for: cut), cut.type == nil,
            let parameters = host.fact.signature?.parameters, cut.parameters.map(\.name) == parameters.map(\.name)
        else { return nil }
        let words = host.id.split(separator: ":", omittingEmptySubsequences: false).map(String.init)
        guard let first = words.first, !taken.contains(first), !sets(first, cut),
            words.count == max(2, parameters.count + 1) || parameters.isEmpty
        else { return nil }
        let labels = parameters.isEmpty ? [] : ["_"] + words.dropFirst().dropLast()
        return cut.called(first, labels: labels, isSelector: true)
    }

    /// Returns true if a selector with what a cut takes would set a property.
    private func sets(_ name: String, _ cut: Cut) -> Bool {
        isSelector && cut.parameters.count == 1 && setters.contains(name)
    }

    /// Returns true if a cut may have the name of the method that it is cut out of: that one stays in the view, and
    /// nobody reaches it through a component that would have to pass it on under the same name.
    private func isFree(_ host: Member, for cut: Cut) -> Bool {
        guard cut.role != .view, homes[host.index] == .view else { return false }
        return memory.uses[host.index].allSatisfy { [.presenter, .view].contains(role(at: $0.offset, of: $0.member)) }
    }

    /// The component in which a byte of a member's code ends up.
    private func role(at offset: Int, of member: Int) -> Role {
        let around = byHost[member, default: []].filter { $0.range.contains(offset) }
        return around.min { $0.range.count < $1.range.count }?.role ?? homes[member]
    }

    /// Returns true if two cuts of the same text need the same values, so that one method does for both.
    private func isEqual(_ first: Cut, _ second: Cut) -> Bool {
        guard first.role == second.role, first.valueType == second.valueType, !areEvents(first, second) else {
            return false
        }
        guard meanings(of: first) == meanings(of: second) else { return false }
        if first.valueType != nil { return availability(of: first) == availability(of: second) }
        guard first.parameters == second.parameters,
            first.result == second.result,
            first.returns == second.returns, first.isThrowing == second.isThrowing, first.isAsync == second.isAsync,
            !isSelector || first.selfSpelling == second.selfSpelling && first.closureDepth == second.closureDepth,
            !holdsOthers(first), !holdsOthers(second)
        else { return false }
        return availability(of: first) == availability(of: second) && !hasLongLiteral(first)
    }

    /// Returns true if each stands for another method: what happens then is the same today, but neither is the other.
    private func areEvents(_ first: Cut, _ second: Cut) -> Bool {
        guard !isSelector, first.role == .presenter, first.host != second.host else { return false }
        let standsForHost = { (cut: Cut) in cut.isWholeBody || self.isEvent(cut) }
        return standsForHost(first) && standsForHost(second)
            && controller.members[first.host].name != controller.members[second.host].name
    }

    /// Returns the meanings of the names in a cut.
    private func meanings(of cut: Cut) -> [Target] {
        controller.members[cut.host].references(in: cut.range).map(\.target)
    }

    private func holdsOthers(_ cut: Cut) -> Bool { byHost[cut.host, default: []].contains { cut.contains($0) } }

    private func hasLongLiteral(_ cut: Cut) -> Bool {
        controller.members[cut.host].fact.tree?.longLiterals.contains { cut.range.overlaps($0) } ?? false
    }

    private func availability(of cut: Cut) -> [String] { controller.availability(of: controller.members[cut.host]) }

    // MARK: - Descriptions

    private func question(about cut: Cut) -> NameMemory.Question {
        NameMemory.Question(
            host: cut.host, code: cut.code, role: cut.role, parameters: cut.parameters, result: cut.result,
            coversWholeBody: cut.isWholeBody || isEvent(cut), isTold: isTold(cut),
            parts: given(by: cut).map { NameMemory.Question.Part(code: $0.code, isValue: $0.valueType != nil) })
    }

    private func given(by cut: Cut) -> [Cut] { byHost[cut.host, default: []].filter { cut.contains($0) } }

    private func description(of cut: Cut) -> CutDescription {
        let host = controller.members[cut.host]
        let code = code(of: host)
        let given = given(by: cut)
        let around = CutSurroundings(of: cut.code, in: host.fact.tree?.block, file: controller.file(of: host))
        let own = around.statements.filter { statement in
            !given.contains {
                $0.code.lowerBound <= statement.range.lowerBound && statement.range.upperBound <= $0.code.upperBound
            }
        }
        let parts = given.filter { $0.valueType == nil }.map(\.code)
        let statements =
            own.isEmpty
            ? around.statements.map { code.phrase($0.range) } : own.map { code.phrase($0.range, without: parts) }
        return CutDescription(
            role: cut.role,
            host: CutDescription.Host(id: host.id, isEntry: isEntry(host), lines: max(0, host.lineCount - 2)),
            coversWholeBody: cut.isWholeBody || isEvent(cut),
            completionOf: around.call.map(code.phrase), answer: isTold(cut) ? around.answer : nil,
            branch: around.branch, within: around.within, statements: statements,
            parameters: cut.parameters.map { CutDescription.Value(name: $0.name, type: $0.type) },
            result: cut.result.map { CutDescription.Value(name: $0.name, type: $0.type) })
    }

    private func code(of host: Member) -> PartCode {
        let aliases = host.fact.tree?.locals.filter { $0.origin == .selfName }.map(\.name) ?? []
        return PartCode(controller.file(of: host), aliases: isSelector ? Set(aliases) : nil)
    }

    /// Returns true if a part of the presenter stands in the interactor's code.
    private func isTold(_ cut: Cut) -> Bool {
        guard cut.role == .presenter else { return false }
        let around = byHost[cut.host, default: []].filter { $0.contains(cut) }
            .min { $0.range.count < $1.range.count }
        return (around?.role ?? homes[cut.host]) == .interactor
    }

    private func isEntry(_ host: Member) -> Bool { entries.contains(host.index) || controller.isEntry(host) }

    /// The one part of an entry that the presenter gets stands for the entry.
    private func isEvent(_ cut: Cut) -> Bool {
        let host = controller.members[cut.host]
        guard cut.role == .presenter, cut.closureDepth == 0, isEntry(host) else { return false }
        return byHost[cut.host, default: []].first { $0.role == .presenter } == cut
    }
}

extension Cut {
    /// The cut with a name that the tool gave it.
    fileprivate func called(_ name: String, labels: [String], isSelector: Bool = false) -> Cut {
        var cut = self
        cut.isSelector = isSelector
        cut.name = name
        cut.proposedName = name
        cut.labels = labels
        return cut
    }
}
