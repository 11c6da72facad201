/// Finds the routes whose screens can be made by the app's own builders without losing anything.
///
/// A screen that is made and filled by statements right behind one another, in the order of the builder's parameters,
/// which does the same with them, and who has everything else a default for. Values are plain, so that it makes no
/// difference when they are read.
struct BuilderCallFinder {
    private let places: PlaceOfCode
    private let builders: [String: [KnownBuilder]]

    init(places: PlaceOfCode) {
        self.places = places
        builders = places.source.project?.callers.builders ?? [:]
    }

    func calls() -> [BuilderCall] {
        guard !builders.isEmpty, places.source.language.buildersMakeScreens else { return [] }
        return places.source.members.flatMap { member in
            (member.fact.tree?.block).map { calls(in: $0, of: member) } ?? []
        }
    }

    private func calls(in block: BlockFact, of member: Member) -> [BuilderCall] {
        var found: [BuilderCall] = []
        for (index, statement) in block.statements.enumerated() {
            if let call = call(at: statement, before: block.statements[(index + 1)...], of: member) {
                found.append(call)
            }
            found += statement.blocks.flatMap { calls(in: $0, of: member) }
        }
        return found
    }

    private func call(
        at statement: StatementNode, before rest: ArraySlice<StatementNode>, of member: Member
    ) -> BuilderCall? {
        guard let made = Made(statement, among: member.fact.tree?.locals ?? []),
            let known = builders[made.controller]
        else { return nil }
        var settings: [BuilderCall.Setting] = []
        var end = statement.range.upperBound
        for next in rest {
            guard let setting = setting(of: made.local, in: next, behind: end - (settings.isEmpty ? 1 : 0), member)
            else { break }
            settings.append(setting)
            end = next.range.upperBound
        }
        let unit = places.unit(at: statement.range.lowerBound, of: member)
        guard places.roles[unit] == .router,
            settings.allSatisfy({ places.unit(at: $0.start.upperBound, of: member) == unit })
        else { return nil }
        let fitting = known.first { builder in
            let count = fits(builder, made, settings)
            guard count == settings.count else { return false }
            return builder.result == made.controller || usesLittle(made.local, behind: end)
        }
        return fitting.map {
            BuilderCall(
                unit: unit, builder: $0, controller: made.controller, name: made.name,
                hasArguments: !made.labels.isEmpty, settings: settings)
        }
    }

    /// Returns the number of settings that the builder takes; nil where it does not do what the code does.
    private func fits(_ builder: KnownBuilder, _ made: Made, _ settings: [BuilderCall.Setting]) -> Int? {
        let given = builder.parameters.filter { $0.property == nil }.map(\.label)
        guard given == made.labels else { return nil }
        var rest = builder.parameters[...]
        for label in made.labels + settings.map(\.property) {
            let skipped = rest.prefix { $0.label != label }
            guard skipped.allSatisfy({ mayBeLeftOut($0, of: made.controller) }), skipped.count < rest.count else {
                return nil
            }
            rest = rest.dropFirst(skipped.count)
            if let next = rest.first, next.property != nil, !isSame(next, of: made.controller) { return nil }
            rest = rest.dropFirst()
        }
        return rest.allSatisfy({ mayBeLeftOut($0, of: made.controller) }) ? settings.count : nil
    }

    /// Returns true if the screen is the same without it.
    private func mayBeLeftOut(_ parameter: KnownBuilder.Parameter, of controller: String) -> Bool {
        guard parameter.defaultValue == "nil" else { return false }
        if parameter.isGuarded { return true }
        guard let property = property(of: parameter, controller), property.type?.hasSuffix("?") == true else {
            return false
        }
        return property.value == nil || property.value == .nilLiteral
    }

    private func property(of parameter: KnownBuilder.Parameter, _ controller: String) -> DeclaredMember? {
        let types = places.source.project?.types ?? DeclaredTypes()
        let properties = (types.declarations(of: controller) + types.extensions(of: controller)).flatMap(\.members)
            .filter { $0.kind == .property && $0.name == parameter.property }
        return properties.count == 1 ? properties.first : nil
    }

    /// Returns true if a parameter takes whatever the property takes.
    private func isSame(_ parameter: KnownBuilder.Parameter, of controller: String) -> Bool {
        guard let property = property(of: parameter, controller) else { return false }
        if let type = property.type { return type.filter { $0 != " " } == parameter.type }
        if case .literal(let type, _)? = property.value { return type == parameter.type }
        return false
    }

    /// Returns true if the rest of a method wants no more of a screen than any screen has.
    private func usesLittle(_ local: LocalFact, behind end: Int) -> Bool {
        local.uses.filter { $0.range.lowerBound >= end }.allSatisfy { $0.member == nil }
    }

    // MARK: - Statements

    /// `let detail = DetailController(user: user)`.
    private struct Made {
        let local: LocalFact
        let controller: String
        let name: Range<Int>
        let labels: [String]

        init?(_ statement: StatementNode, among locals: [LocalFact]) {
            guard statement.kind == .declaration,
                case .call(.name(let controller, let start), let labels, _)? = statement.head.value,
                !labels.contains("_"), !labels.contains("{"),
                let local = locals.first(where: { statement.range.contains($0.declaration.lowerBound) }),
                !local.isVariable, local.introducer == .plain, local.writtenType == nil
            else { return nil }
            self.local = local
            self.controller = controller
            name = start..<start + controller.utf8.count
            self.labels = labels
        }
    }

    /// `detail.user = user`, with nothing but blanks before it.
    private func setting(
        of local: LocalFact, in statement: StatementNode, behind end: Int, _ member: Member
    ) -> BuilderCall.Setting? {
        let start = statement.range.lowerBound
        guard statement.followsAtOnce,
            case .binary("=", .member(.name(local.name, at: start)?, let property), let value)? = statement.head.value,
            value.isPlain, local.uses.count(where: { statement.range.contains($0.range.lowerBound) }) == 1,
            let name = member.references(in: statement.range).first?.fact.range,
            name.lowerBound == start + local.name.utf8.count + 1,
            statement.head.assignedStart == name.upperBound + " = ".utf8.count
        else { return nil }
        return BuilderCall.Setting(
            property: property, start: end..<name.lowerBound, equals: name.upperBound..<name.upperBound + 3,
            end: statement.range.upperBound)
    }
}

extension Expression {
    /// A name, a property or a block: reading it a moment earlier changes nothing.
    fileprivate var isPlain: Bool {
        if case .closure = self { return true }
        return all.allSatisfy { part in
            switch part {
            case .nilLiteral, .name, .selfValue, .superValue, .member, .type, .chained, .awaited, .choice: true
            case .attempted(_, let attempt): attempt != .forced
            case .literal(_, let text): text?.contains("\\(") != true
            case .binary(let sign, _, _): !sign.contains("=") && !sign.contains("!")
            case .prefix(let sign, _): sign != "!"
            case .cast(_, _, let cast): cast != .forced
            case .call, .element, .forced, .array, .dictionary, .tuple, .closure, .unknown: false
            }
        }
    }
}
