/// The types that the files of a module declare and extend, with the files that they stand in.
struct ModuleTypes {
    struct Declaration {
        let file: Int
        let fact: TypeFact
    }

    private let byName: [String: [Declaration]]
    private let files: [SyntaxFacts]

    init(of emitted: [SyntaxFacts]) {
        files = emitted
        let all = emitted.indices.flatMap { file in emitted[file].types.map { Declaration(file: file, fact: $0) } }
        byName = Dictionary(grouping: all) { $0.fact.name }
    }

    /// All names, those of other modules' types that are extended too, sorted.
    var names: [String] { byName.keys.sorted() }

    /// A type's declaration and its extensions.
    func declarations(of name: String) -> [Declaration] { byName[name] ?? [] }

    /// The declaration itself; nil for what the module only extends.
    func main(of name: String) -> Declaration? { byName[name]?.first { $0.fact.keyword != .extension } }

    /// What the module declares at file level besides types.
    var globals: [GlobalFact] {
        files.flatMap(\.globals).filter { $0.isTopLevel && byName[$0.name] == nil }
    }

    /// The names in the cases of an enum and in what else of a body is no member.
    func namesBesideMembers(of declaration: Declaration) -> Set<String> {
        let file = files[declaration.file].file
        let members = declaration.fact.members.map(\.range)
        return Set(identifiers(in: file.text(declaration.fact.body, without: members)))
    }
}

extension MemberFact {
    /// The names that whoever uses it has to know: those of its parameters, its result or its type; of a property
    /// without a written type, those of its value.
    var headNames: Set<String> {
        if kind == .property, valueType == nil { return identifiers.union([initialType].compactMap { $0 }) }
        let constraints = [signature?.generics, signature?.constraints].compactMap { $0 }
        return Set((headTypes + constraints).flatMap { Refactor.identifiers(in: $0) })
    }
}
