/// Makes public what the app needs of a module that leaves its target: the builder, and what the app names already, each
/// with what its head names. All else stays as it is.
package struct PackageOpening {
    /// The module's files with the words that were missing.
    package let files: [EmittedFile]
    /// The types that are public, sorted.
    package let types: [String]
    /// What callers need and cannot be given by a word.
    package private(set) var obstacles: [PackageObstacle] = []
    /// The uses of the module in the app.
    package let use: AppUse

    private let module: ModuleTypes
    private let places: NamePlaces

    /// - Parameters:
    ///   - emission: the module's files, and `emitted` what the parser saw in them.
    ///   - app: the other files of the app.
    package init(of emission: Emission, _ emitted: [SyntaxFacts], in plan: Plan, around app: [SourceFile]) {
        let module = ModuleTypes(of: emitted)
        let use = AppUse(
            of: Set(module.names.filter { module.main(of: $0) != nil } + module.globals.map(\.name)), in: app)
        let members = OpenMembers(of: module, in: plan)
        self.module = module
        self.use = use
        places = NamePlaces(sources: plan.controller.files.map(\.file), emitted: emitted.map(\.file))
        let open = Self.closure(of: Self.roots(of: module, in: plan, use), in: module, showing: members)
        types = open.sorted()
        var edits = AccessEdits()
        for name in module.names { edits.open(name, of: module, where: open, showing: members) }
        files = emission.files.indices.map { index in
            emission.files[index].inserting(edits.texts[index] ?? [:], from: plan.controller.files)
        }
        obstacles = edits.faults.map(obstacle) + hidden(where: open, showing: members, in: plan)
    }

    /// The types that callers name: those that the app does, and the builder or else the controller.
    private static func roots(of module: ModuleTypes, in plan: Plan, _ use: AppUse) -> Set<String> {
        let maker = module.main(of: plan.builderName) == nil ? plan.controller.name : plan.builderName
        return use.named.union([maker]).filter { module.main(of: $0) != nil }
    }

    /// These types with all that their public heads name.
    private static func closure(
        of roots: Set<String>, in module: ModuleTypes, showing members: OpenMembers
    ) -> Set<String> {
        var open = roots
        while true {
            let named = open.reduce(into: members.namesOfForeign(where: open)) { names, type in
                for declaration in module.declarations(of: type) {
                    names.formUnion(members.heads(of: declaration, where: open))
                }
            }
            let more = named.filter { !open.contains($0) && module.main(of: $0) != nil }
            if more.isEmpty { return open }
            open.formUnion(more)
        }
    }

    // MARK: - Obstacles

    private func obstacle(_ fault: AccessEdits.Fault) -> PackageObstacle {
        PackageObstacle(
            kind: .access, name: fault.name, place: places.place(of: fault.place), advice: fault.advice)
    }

    /// What the app needs and no word before a declaration gives it.
    private func hidden(where open: Set<String>, showing members: OpenMembers, in plan: Plan) -> [PackageObstacle] {
        var faults: [AccessEdits.Fault] = []
        let named = types.flatMap(module.declarations).reduce(into: use.named) {
            $0.formUnion(members.heads(of: $1, where: open))
        }
        for global in module.globals where named.contains(global.name) && global.access < .public {
            faults.append(.init(global.name, "callers need it: write 'public' before it"))
        }
        for type in types {
            for name in members.unknownProtocols(of: type) {
                faults.append(.init(name, "'\(type)' adopts it: write 'public' before '\(type)' and what it requires"))
            }
            if use.called.contains(type), !module.hasInitializer(type) {
                faults.append(.init(type, "the app makes it: write 'public' before it, and a public initializer"))
            }
            for name in plan.controller.project?.subclasses[type] ?? [] where module.main(of: name) == nil {
                faults.append(.init(type, "'\(name)' of the app inherits from it: write 'open' before it"))
            }
        }
        return faults.map(obstacle)
    }
}

extension ModuleTypes {
    /// Returns true if other modules can make an object: by an initializer that is written, or by one that is inherited.
    fileprivate func hasInitializer(_ type: String) -> Bool {
        guard let main = main(of: type)?.fact, [.actor, .class, .struct].contains(main.keyword) else { return true }
        let isDerived =
            main.keyword == .class && main.inherits.first.map { SDKType.named($0)?.kind != "protocol" } ?? false
        return isDerived || declarations(of: type).flatMap(\.fact.members).contains { $0.kind == .initializer }
    }
}
