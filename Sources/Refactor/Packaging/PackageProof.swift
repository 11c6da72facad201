/// Holds what the files of a module use against what a package of theirs can reach: the SDK, the module itself, and the
/// modules that it imports.
///
/// It goes by names: a type or a function that the app declares counts as the app's; a member that the app adds to another's
/// type does not where the module or the SDK has one of that name, labels included, unless the type before it tells.
package struct PackageProof {
    package private(set) var obstacles: [PackageObstacle] = []
    /// Types that nobody knows: neither the app nor the tables of the SDK, and no import may bring them.
    package private(set) var unknown: [String] = []

    private let app: AppDeclarations
    private let places: NamePlaces
    private let ownTypes: Set<String>
    private let ownNames: Set<String>
    private let inherited: [String]

    /// - Parameters:
    ///   - emitted: the files of the module as they are written.
    ///   - files: the other files of the app, of which `plan.controller.project` tells.
    ///   - modules: what packages give, of the modules that are imported.
    package init(
        of emitted: [SyntaxFacts], in plan: Plan, around files: [SourceFile], reaching modules: Set<String>
    ) {
        let own = projectFacts(of: emitted.map(\.file))
        let project = plan.controller.project ?? own
        app = AppDeclarations(of: project, in: files, besides: modules)
        places = NamePlaces(sources: plan.controller.files.map(\.file), emitted: emitted.map(\.file))
        let members = own.types.names.union(own.types.extendedNames).flatMap { name in
            (own.types.declarations(of: name) + own.types.extensions(of: name)).flatMap(\.members)
        }
        ownTypes = Set(own.types.names.flatMap { $0.split(separator: ".").map(String.init) })
        ownNames = own.globals.union(members.map(\.name)).union(emitted.flatMap(\.types).flatMap(\.members).map(\.name))
        inherited = plan.controller.ancestors
        let imports = emitted.flatMap(\.imports)
        let isForeign = imports.contains { !SDKModules.contains($0.module) }
        judge(imports: imports, reaching: modules)
        let used = emitted.reduce(into: Set<UsedName>()) { $0.formUnion($1.usedNames()) }
        let parameters = Set(emitted.flatMap(\.types).flatMap(\.generics))
        for name in used.sorted(by: { ($0.name, $0.path.count) < ($1.name, $1.path.count) }) {
            switch name.kind {
            case .type: judge(type: name.name, mayBeForeign: isForeign || parameters.contains(name.name))
            case .bare: judge(bare: name)
            case .ownMember, .member: judge(member: name)
            }
        }
        obstacles.sort { ($0.kind.rank, $0.name) < ($1.kind.rank, $1.name) }
        unknown = Set(unknown).sorted()
    }

    // MARK: - Kinds of names

    private mutating func judge(imports: [ImportFact], reaching modules: Set<String>) {
        for module in Set(imports.map(\.module)).sorted() {
            guard !modules.contains(module), !SDKModules.contains(module) else { continue }
            add(
                .module, module, declared: nil,
                "no Swift package of the project has it: add one, or make it a package of the project")
        }
    }

    private mutating func judge(type name: String, mayBeForeign: Bool) {
        guard !ownTypes.contains(name), name != "Self" else { return }
        if let place = app.place(ofType: name) {
            let isScreen = app.isScreen(name)
            add(
                .type, name, declared: place,
                isScreen
                    ? "it is another screen: hand in a closure that shows it, or make it a package too"
                    : "move it to a package that both import, or pass it behind a protocol")
        } else if !app.declares(name), !mayBeForeign, !Self.isKnown(name) {
            unknown.append(name)
        }
    }

    /// A type of the SDK or of the standard library; `DEBUG` behind `#if` is no type.
    private static func isKnown(_ name: String) -> Bool {
        StandardNames.types.contains(name) || SDKType.named(name) != nil || !name.contains(where: \.isLowercase)
            || ["CA", "CF", "CG", "IB"].contains { name.hasPrefix($0) } || ["NSInteger", "NSUInteger"].contains(name)
    }

    private mutating func judge(bare name: UsedName) {
        let isInherited = inherited.contains { !SDKMember.members(of: $0, named: name.name).isEmpty }
        guard !ownNames.contains(name.name), !isInherited else { return }
        if let place = app.place(ofGlobal: name.name) {
            add(
                .function, name.name, declared: place,
                "move it to a package that both import, or hand in what it gives")
        } else {
            judge(member: name)
        }
    }

    private mutating func judge(member name: UsedName) {
        let found = app.added(name.name).filter { added in
            guard let labels = name.labels, let signature = added.member.signature else { return true }
            return signature.accepts(labels: labels)
        }
        let onType = found.first { [$0.owner] == name.path && $0.member.isStatic && !isOfSDK(name.name, on: $0.owner) }
        let isKnown = ownNames.contains(name.name) || SDKMemberNames.mayBeMeant(by: name.name, labels: name.labels)
        guard let first = onType ?? (isKnown ? nil : found.first) else { return }
        add(
            .member, name.name, declared: first.place,
            "the app adds it to \(first.owner): move that to a package that both import")
    }

    private func isOfSDK(_ name: String, on type: String) -> Bool {
        SDKType.chain(of: type).contains { !SDKMember.members(of: $0.name, named: name).isEmpty }
    }

    // MARK: - Results

    private mutating func add(_ kind: PackageObstacle.Kind, _ name: String, declared: String?, _ advice: String) {
        guard !obstacles.contains(where: { ($0.kind, $0.name) == (kind, name) }) else { return }
        obstacles.append(
            PackageObstacle(kind: kind, name: name, place: places.place(of: name), declared: declared, advice: advice))
    }
}

extension PackageObstacle.Kind {
    /// What is most work to change comes first.
    fileprivate var rank: Int {
        switch self {
        case .module: 0
        case .type: 1
        case .function: 2
        case .member: 3
        case .access: 4
        }
    }
}
