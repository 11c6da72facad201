/// The signs by which a style of wiring is known in code.
struct ModuleDetector: Sendable {
    /// The style's id: `zik-router`, `ribs`, …
    let id: String
    /// Roles of types that inherit from a class, or conform to a protocol, of the style's framework.
    let bases: [String: ModuleRole]
    /// Modules of which an import makes the base classes mean this style; empty where their names are telling.
    let frameworks: Set<String>
    /// The vocabulary of its frameworks.
    let vocabulary: WireVocabulary
    /// The points for the style in a family of types; zero for nothing.
    let points: @Sendable (ModuleFamily, AppFacts) -> Int

    init(
        _ id: String, bases: [String: ModuleRole] = [:], frameworks: Set<String> = [],
        vocabulary: WireVocabulary = WireVocabulary(),
        points: @escaping @Sendable (ModuleFamily, AppFacts) -> Int
    ) {
        self.id = id
        self.bases = bases
        self.frameworks = frameworks
        self.vocabulary = vocabulary
        self.points = points
    }

    func isUsed(in facts: AppFacts) -> Bool { frameworks.isEmpty || !frameworks.isDisjoint(with: facts.imports) }

    /// The role of a type by what it inherits.
    func role(of name: String, in facts: AppFacts) -> ModuleRole? {
        let found = Set(facts.ancestors(of: name).compactMap { $0 == name ? nil : bases[$0] })
        return ModuleRole.allCases.first { found.contains($0) }
    }
}

extension ModuleFamily {
    /// Returns true if a member of one of some roles inherits one of some names.
    func inherits(_ bases: Set<String>, as roles: [ModuleRole]? = nil, in facts: AppFacts) -> Bool {
        let names = roles.map { $0.flatMap { self.names($0) } } ?? allNames
        return names.contains { facts.isA($0, bases) }
    }

    /// Returns true if a member of a role has a property of that name.
    func holds(_ property: String, in role: ModuleRole, _ facts: AppFacts) -> Bool {
        names(role).contains { name in
            facts.lineage(of: name).contains {
                $0.properties.contains { $0.name.lowercased() == property.lowercased() }
            }
        }
    }

    /// Returns true if all its files are Objective-C.
    func isObjectiveC(_ facts: AppFacts) -> Bool {
        allNames.allSatisfy { facts.types[$0].map { !$0.file.hasSuffix(".swift") } ?? false }
    }
}
