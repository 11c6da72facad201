/// Makes members of cuts: a controller in which each cut is a method, and its place in the code a call of it.
struct CutMembers {
    let controller: Controller
    private let cuts: [Int: [Cut]]
    /// The members that cuts become: of equal ones the first does.
    private let members: [Place: Int]
    private let firsts: Set<Place>
    /// The types nested in the controller.
    private let nested: [Member]

    /// The place where a cut is made.
    private struct Place: Hashable {
        let site: CutSite
        let role: Role
        let isValue: Bool

        init(_ cut: Cut) {
            site = CutSite(host: cut.host, range: cut.range)
            role = cut.role
            isValue = cut.valueType != nil
        }
    }

    init(controller: Controller, cuts: [Cut]) {
        self.controller = controller
        self.cuts = Dictionary(grouping: cuts, by: \.host)
        nested = controller.members.filter { $0.kind == .type }
        var known: [String: Int] = [:]
        var members: [Place: Int] = [:]
        var firsts: Set<Place> = []
        for cut in cuts {
            let place = Place(cut)
            let next = controller.members.count + known.count
            if let twin = known[cut.id] {
                members[place] = twin
            } else {
                known[cut.id] = next
                members[place] = next
                firsts.insert(place)
            }
        }
        self.members = members
        self.firsts = firsts
    }

    /// The controller with the cuts as further members, in the order of the cuts.
    func extended() -> Controller {
        guard !cuts.isEmpty else { return controller }
        var members = controller.members
        for host in controller.members {
            guard let own = cuts[host.index] else { continue }
            for unit in Unit.units(of: host, cuts: own) {
                let index = unit.cut.map(index(of:)) ?? host.index
                if let cut = unit.cut, !firsts.contains(Place(cut)) { continue }
                let member = member(for: unit, at: index)
                if unit.cut == nil { members[index] = member } else { members.append(member) }
            }
        }
        return controller.with(members: members.sorted { $0.index < $1.index })
    }

    private func index(of cut: Cut) -> Int {
        members[Place(cut)] ?? controller.members.count
    }

    private func member(for unit: Unit, at index: Int) -> Member {
        let host = unit.host
        let fact = unit.cut.map { self.fact(of: $0, in: unit) } ?? rest(of: host, in: unit)
        return Member(
            index: index, fact: fact, file: host.file, declaration: host.declaration, section: host.section,
            conformances: unit.cut == nil ? host.conformances : [], references: references(of: unit), cut: unit.cut,
            receivers: unit.cut.map { receivers(of: $0, in: unit) } ?? [],
            inner: unit.inner.map { CutPlace(cut: $0, member: self.index(of: $0)) })
    }

    /// The host's facts, with the identifiers that are left in it.
    private func rest(of host: Member, in unit: Unit) -> MemberFact {
        var fact = host.fact
        fact.identifiers = words(of: unit, in: fact.range)
        return fact
    }

    private func fact(of cut: Cut, in unit: Unit) -> MemberFact {
        var fact = MemberFact(
            id: cut.id, name: cut.name, kind: cut.valueType == nil ? .method : .property, range: cut.range,
            declaration: cut.range, line: cut.line,
            endLine: cut.endLine)
        fact.body = cut.code
        fact.attributes = controller.availability(of: unit.host)
        fact.localNames = unit.host.fact.localNames
        if let type = cut.valueType {
            fact.valueType = type
            fact.accessors = ["get"]
            fact.identifiers = words(of: unit, in: cut.range).union(identifiers(in: type))
            return fact
        }
        let effects = [cut.isAsync ? "async" : "", cut.isThrowing ? "throws" : ""].filter { !$0.isEmpty }
        fact.signature = Signature(
            parameters: zip(cut.parameters, cut.labels).map { value, label in
                Signature.Parameter(
                    label: label == "_" ? nil : label, name: value.name, type: value.type, hasDefault: false,
                    isVariadic: false)
            },
            effects: effects.joined(separator: " "), result: cut.type, generics: "", constraints: "")
        let types = cut.parameters.map(\.type) + [cut.type].compactMap { $0 }
        fact.identifiers = words(of: unit, in: cut.range).union(types.flatMap { identifiers(in: $0) })
        return fact
    }

    private func words(of unit: Unit, in range: Range<Int>) -> Set<String> {
        PartCode(controller.file(of: unit.host)).words(range, without: unit.inner.map(\.range))
    }

    // MARK: - References

    private func references(of unit: Unit) -> [Reference] {
        let own = held(by: unit).map { reference in
            unit.cut == nil ? reference : adapted(reference, in: unit)
        }
        let calls = unit.inner.map { inner in
            Reference(fact: call(of: inner, in: unit), target: .own([index(of: inner)]))
        }
        let types = unit.cut.map { typeReferences(of: $0) } ?? []
        return (own + calls).sorted { $0.fact.range.lowerBound < $1.fact.range.lowerBound } + types
    }

    /// The references in the code of a unit, without those of values that are handed to it.
    private func held(by unit: Unit) -> [Reference] {
        let handed = unit.cut?.handed.flatMap(\.places) ?? []
        let all = unit.cut.map { unit.host.references(in: $0.range) } ?? unit.host.references[...]
        return all.filter { reference in
            let offset = reference.fact.range.lowerBound
            return unit.holds(offset) && !handed.contains { $0.contains(offset) }
        }
    }

    private func call(of inner: Cut, in unit: Unit) -> ReferenceFact {
        let base: ReferenceFact.Base =
            switch inner.holder == nil ? unit.spelling(at: inner) : .implicit {
            case .implicit, .none: .none
            case .named: .ownSelf
            case .optional: .optionalSelf
            }
        guard inner.valueType == nil else {
            return ReferenceFact(
                name: inner.name, base: base, usage: .read, range: inner.range.lowerBound..<inner.range.lowerBound,
                line: inner.line, isChained: inner.isChained, isDereferenced: inner.isDereferenced,
                closureDepth: inner.closureDepth)
        }
        return ReferenceFact(
            name: inner.name, base: base, usage: .call, range: inner.range.lowerBound..<inner.range.lowerBound,
            line: inner.line, labels: inner.labels, isStatement: inner.type == nil,
            closureDepth: inner.closureDepth)
    }

    /// Types nested in the controller that the signature names.
    private func typeReferences(of cut: Cut) -> [Reference] {
        let names = (cut.parameters.map(\.type) + [cut.type].compactMap { $0 }).flatMap { identifiers(in: $0) }
        let end = cut.range.upperBound
        return nested.filter { names.contains($0.name) }.map { type in
            Reference(
                fact: ReferenceFact(
                    name: type.name, base: .ownType, usage: .type, range: end..<end, line: cut.line),
                target: .nested(type.index))
        }
    }

    /// A use of the controller inside a cut is a use of the new method's own object.
    private func adapted(_ reference: Reference, in unit: Unit) -> Reference {
        guard controller.language == .swift, let cut = unit.cut, cut.closureDepth > 0 else { return reference }
        let isDirect = reference.fact.closureDepth == cut.closureDepth
        let edit = reference.fact.receiver.flatMap { self.edit(of: $0, in: unit, by: reference.fact) }
        let base = edit.map { $0.text.isEmpty ? ReferenceFact.Base.none : .ownSelf } ?? reference.fact.base
        return Reference(
            fact: reference.fact.spelled(base: base, isWeak: reference.fact.isWeaklyCaptured && !isDirect),
            target: reference.target)
    }

    private func receivers(of cut: Cut, in unit: Unit) -> [ReceiverEdit] {
        let spelled =
            controller.language == .objectiveC
            ? aliases(in: cut, unit)
            : held(by: unit).compactMap { reference in
                reference.fact.receiver.flatMap { edit(of: $0, in: unit, by: reference.fact) }
                    ?? ownName(for: reference, in: cut)
            }
        let handed = cut.handed.flatMap { handed in
            handed.places.filter { unit.holds($0.lowerBound) }.map {
                ReceiverEdit(range: $0, text: handed.value.name)
            }
        }
        return spelled + handed
    }

    /// The controller as a value, under a name that it has only around the cut: `show(from: strongSelf)`.
    private func ownName(for reference: Reference, in cut: Cut) -> ReceiverEdit? {
        guard reference.target == .selfValue, let name = reference.fact.selfName, name != "self",
            [.named(name), .optional(name)].contains(cut.selfSpelling)
        else { return nil }
        return ReceiverEdit(range: reference.fact.range, text: "self")
    }

    /// Names for self that are declared around a cut of Objective-C: in it the object is self.
    private func aliases(in cut: Cut, _ unit: Unit) -> [ReceiverEdit] {
        let locals = unit.host.fact.tree?.locals.filter { local in
            local.origin == .selfName && !cut.code.contains(local.declaration.lowerBound)
        }
        return (locals ?? []).flatMap(\.uses).map(\.range).filter {
            cut.code.contains($0.lowerBound) && unit.holds($0.lowerBound)
        }.sorted { $0.lowerBound < $1.lowerBound }.map { ReceiverEdit(range: $0, text: "self") }
    }

    private func edit(of receiver: Range<Int>, in unit: Unit, by reference: ReferenceFact) -> ReceiverEdit? {
        guard let cut = unit.cut, cut.selfSpelling != .implicit else { return nil }
        let isDirect = reference.closureDepth == cut.closureDepth
        if isDirect {
            let isShadowed = unit.host.fact.localNames.contains(reference.name)
            return ReceiverEdit(range: receiver, text: isShadowed ? "self." : "")
        }
        guard case .named(let name) = cut.selfSpelling, name != "self", reference.base == .ownSelf,
            reference.selfName == name
        else { return nil }
        return ReceiverEdit(range: receiver, text: "self.")
    }
}

extension ReferenceFact {
    /// The same use with another spelling of the controller in front.
    fileprivate func spelled(base: Base, isWeak: Bool) -> ReferenceFact {
        var fact = self
        fact.base = base
        fact.receiver = base == .ownSelf ? receiver : nil
        fact.isWeaklyCaptured = isWeak
        fact.isOptionalSelf = isWeak && isOptionalSelf
        return fact
    }
}
