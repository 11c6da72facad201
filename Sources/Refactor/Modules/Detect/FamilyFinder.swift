/// Finds the types that belong together: by the stems of their names, and by who is made together with whom.
struct FamilyFinder {
    private let facts: AppFacts
    private let roles: RoleReading
    private var families: [String: ModuleFamily] = [:]
    /// The key of the family of each type.
    private var keys: [String: String] = [:]
    private var weak: Set<String> = []

    init(_ roles: RoleReading) {
        facts = roles.facts
        self.roles = roles
    }

    /// All families, sorted by stem; not all of them are modules.
    static func families(_ roles: RoleReading) -> [ModuleFamily] {
        var finder = FamilyFinder(roles)
        finder.group()
        finder.joinByBodies()
        finder.dropWeak()
        return finder.families.keys.sorted().compactMap { finder.families[$0] }.map { finder.named($0) }
    }

    // MARK: - By name

    private mutating func group() {
        let apart = stemsApart
        for name in facts.names {
            guard let reading = roles.reading(of: name), !isBase(name, reading) else { continue }
            let key = key(of: name, reading, apart)
            families[key, default: ModuleFamily(stem: reading.stem, members: [:])]
                .members[reading.role, default: []].insert(name)
            keys[name] = key
            if reading.isWeak { weak.insert(name) }
        }
    }

    /// The targets, by stem, in which a type has a name that a type of another target has too.
    private var stemsApart: [String: [(target: [String], qualifier: String)]] {
        var found: [String: [(target: [String], qualifier: String)]] = [:]
        for name in facts.names {
            guard let qualifier = facts.qualifier(of: name), let reading = roles.reading(of: name),
                target(of: name) != target(of: String(name.dropFirst(qualifier.count + 1)))
            else { continue }
            found[reading.stem.lowercased(), default: []].append((target(of: name), qualifier))
        }
        return found
    }

    private func target(of name: String) -> [String] {
        facts.targets.target(of: TargetFolders.folders(of: facts.types[name]?.file ?? ""))
    }

    /// Two targets with types of the same name do not share a module.
    private func key(
        of name: String, _ reading: RoleReading.Reading, _ apart: [String: [(target: [String], qualifier: String)]]
    ) -> String {
        let stem = reading.stem.lowercased()
        if let qualifier = facts.qualifier(of: name) { return stem + " " + qualifier }
        guard let others = apart[stem] else { return stem }
        let target = target(of: name)
        return others.first { $0.target == target }.map { stem + " " + $0.qualifier } ?? stem
    }

    /// Returns true if a type is no part of a module, since others inherit it and it has no name of its own.
    private func isBase(_ name: String, _ reading: RoleReading.Reading) -> Bool {
        if reading.role == .view, !reading.stem.isEmpty, facts.implementers(of: name).isEmpty { return false }
        return ["", "Abstract", "Base", "Common", "Core", "Generic"].contains(reading.stem)
            || reading.role != .view && !facts.implementers(of: name).isEmpty && reading.stem.hasPrefix("Base")
    }

    // MARK: - By bodies

    private mutating func joinByBodies() {
        for name in facts.names {
            let made = roles.made(in: name)
            for made in made where made.steps > 1 { join(made.types, madeBy: name) }
            if let key = keys[name], families[key]?.members[.builder]?.contains(name) == true {
                join(made.flatMap(\.types), madeBy: name)
            }
        }
        for name in facts.names where roles.reading(of: name)?.role == .view { join(heldTogetherBy: name) }
        for name in facts.names where roles.reading(of: name)?.role == .view { join(presenterOf: name) }
        for (router, views) in roles.registrations.views.sorted(by: { $0.key < $1.key }) where views.count == 1 {
            let together = Set(([router] + views).compactMap { keys[$0] }).sorted()
            if together.count > 1, canJoin(together) { unite(together) }
        }
    }

    /// Joins the types that one body makes, where each role is made once: they belong together.
    private mutating func join(_ types: [String], madeBy owner: String) {
        var made: [ModuleRole: Set<String>] = [:]
        for name in types {
            guard let key = keys[name], let family = families[key] else { continue }
            for role in ModuleFamily.core where family.members[role]?.contains(name) == true {
                made[role, default: []].insert(name)
            }
        }
        unite(made, by: owner)
    }

    /// Unites what is made together, and its maker, if it is a builder.
    private mutating func unite(_ made: [ModuleRole: Set<String>], by owner: String) {
        guard made.count >= 2, made.values.allSatisfy({ $0.count == 1 }),
            made[.presenter] != nil || made[.interactor] != nil
        else { return }
        var parts = made.values.flatMap { $0 }.sorted()
        if let key = keys[owner], let family = families[key], family.has(.builder) || family.has(.router),
            made.count >= 2, !isCentral(owner)
        {
            parts.append(owner)
        }
        let together = Set(parts.compactMap { keys[$0] }).sorted()
        guard together.count > 1, canJoin(together), areTied(made.values.flatMap { $0 }.sorted()) else { return }
        unite(together)
    }

    /// Returns true for a router that shows the screens of many modules: it is a part of none of them.
    private func isCentral(_ owner: String) -> Bool {
        guard roles.reading(of: owner)?.role == .router else { return false }
        let views = roles.made(in: owner).flatMap(\.types).filter { roles.reading(of: $0)?.role == .view }
        return Set(views.compactMap { keys[$0] }).count > Self.mostShown
    }

    /// The screens that the router of one module makes itself at most.
    private static let mostShown = 4

    /// `VIPERBuilder<LoginInteractor, LoginPresenter, LoginRouter>`: the view's own builder names the parts.
    private mutating func join(heldTogetherBy view: String) {
        for property in facts.types[view]?.properties ?? [] where (property.type?.arguments.count ?? 0) >= 2 {
            let parts = property.type?.arguments.flatMap { facts.known($0, in: view) } ?? []
            let together = Set(([view] + parts).compactMap { keys[$0] }).sorted()
            let roles = Set(parts.compactMap { self.roles.reading(of: $0)?.role })
            if roles.count >= 2, together.count > 1, canJoin(together) { unite(together) }
        }
    }

    /// A view that holds the presenter of a family without a view is its view, whatever their names.
    private mutating func join(presenterOf view: String) {
        guard let key = keys[view], families[key]?.has(.presenter) == false else { return }
        var found: Set<String> = []
        for property in facts.types[view]?.properties ?? []
        where !property.isStatic && property.type?.isIndirect != true {
            for held in facts.known(property.type, in: view) {
                let candidates = facts.isProtocol(held) ? facts.implementers(of: held) : [held]
                let presenters = candidates.filter { roles.reading(of: $0)?.role == .presenter && isOf(view, $0) }
                if presenters.count == 1, let other = keys[presenters[0]] { found.insert(other) }
            }
        }
        guard found.count == 1, let other = found.first, families[other]?.has(.view) == false else { return }
        let together = [key, other].sorted()
        if canJoin(together) { unite(together) }
    }

    /// Returns true if a presenter knows a view by more than what it tells others: one that only presents something for
    /// its delegate is no part of the module of that.
    private func isOf(_ view: String, _ presenter: String) -> Bool {
        let heritage = facts.lineage(of: presenter)
        let mentions = heritage.flatMap { $0.properties.map(\.type) + $0.methods.flatMap(\.parameters).map(\.type) }
        let words = mentions.compactMap { $0 }.flatMap(\.allNames).filter { !$0.hasSuffix("Delegate") }
        return words.contains { word in facts.known(word, in: presenter).map { facts.isA(view, [$0]) } ?? false }
            || !heritage.flatMap(\.methods).flatMap(\.steps).contains { step in
                step.value.calls.contains { NavigationCall.direct($0)?.kind == .route }
            }
    }

    /// Returns true if types know each other, at least through others of them: what one body makes may be parts of two
    /// modules.
    private func areTied(_ names: [String]) -> Bool {
        var open = Array(names.prefix(1))
        var rest = Set(names.dropFirst())
        while let name = open.popLast() {
            let found = rest.filter { keys[$0] == keys[name] || roles.knows(name, $0) || roles.knows($0, name) }
            rest.subtract(found)
            open += found.sorted()
        }
        return rest.isEmpty
    }

    /// Families join that do not both have a role: two screens stay two.
    private func canJoin(_ together: [String]) -> Bool {
        for role in ModuleFamily.core {
            let having = together.filter { key in
                (families[key]?.members[role] ?? []).contains { role != .view || !weak.contains($0) }
            }
            if having.count > 1 { return false }
        }
        return true
    }

    private mutating func unite(_ together: [String]) {
        guard let first = together.first, var united = families[first] else { return }
        for key in together.dropFirst() {
            guard let other = families.removeValue(forKey: key) else { continue }
            united.join(other)
            for names in other.members.values {
                for name in names { keys[name] = first }
            }
        }
        families[first] = united
    }

    // MARK: - In the end

    /// Weak members stay where the family is a module without them, and a view only where there is no controller.
    private mutating func dropWeak() {
        for (key, family) in families {
            var family = family
            let views = family.members[.view] ?? []
            if views.contains(where: { !weak.contains($0) }) {
                family.members[.view] = views.filter { !weak.contains($0) }
            }
            let isKept =
                ModuleFamily.core.contains { role in
                    (family.members[role] ?? []).contains { !weak.contains($0) }
                }
            if !isKept, family.coreCount < 2 {
                families[key] = nil
            } else {
                families[key] = family
            }
        }
    }

    /// The name that most of the telling roles bear.
    private func named(_ family: ModuleFamily) -> ModuleFamily {
        var votes: [String: Int] = [:]
        for (role, weight) in [(ModuleRole.presenter, 3), (.interactor, 3), (.view, 2), (.router, 2), (.builder, 1)] {
            for name in family.names(role) {
                if let stem = roles.reading(of: name)?.stem { votes[stem, default: 0] += weight }
            }
        }
        var family = family
        family.stem = votes.max { ($0.value, $1.key) < ($1.value, $0.key) }?.key ?? family.stem
        return family
    }
}
