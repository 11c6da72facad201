/// The words that make declarations public, by file and place, and the declarations where a word is not enough.
struct AccessEdits {
    /// A declaration that a person has to open.
    struct Fault: Equatable {
        let name: String
        /// The name by which its place is found.
        let place: String
        let advice: String

        init(_ name: String, place: String? = nil, _ advice: String) {
            self.name = name
            self.place = place ?? name
            self.advice = advice
        }
    }

    private(set) var texts: [Int: [Int: String]] = [:]
    private(set) var faults: [Fault] = []

    /// Opens one type with its members, if it is one of those, or what the module adds to a type of others.
    mutating func open(
        _ name: String, of module: ModuleTypes, where open: Set<String>, showing members: OpenMembers
    ) {
        let isForeign = module.main(of: name) == nil
        guard isForeign || open.contains(name) else { return }
        for declaration in module.declarations(of: name) {
            let fact = declaration.fact
            if fact.keyword != .extension {
                insert(before: name, written: fact.access, at: fact.modifierStart, in: declaration.file)
            }
            guard fact.keyword != .protocol, (fact.access ?? .internal) < .public || fact.keyword != .extension else {
                continue
            }
            for member in members.members(of: declaration, where: open) { self.open(member, in: declaration) }
            openNested(of: declaration, where: open, showing: members)
            addInitializer(to: declaration, of: module, builtBy: members.builder)
        }
    }

    private mutating func open(_ member: MemberFact, in declaration: ModuleTypes.Declaration) {
        insert(
            before: member.name, written: member.writtenAccess, at: member.modifierStart, in: declaration.file,
            of: declaration.fact.name)
        guard member.kind == .property, member.valueType == nil, member.headNames.isEmpty else { return }
        faults.append(
            Fault("\(declaration.fact.name).\(member.name)", place: member.name, "the app uses it: write its type"))
    }

    /// Types inside of a type that its public heads name.
    private mutating func openNested(
        of declaration: ModuleTypes.Declaration, where open: Set<String>, showing members: OpenMembers
    ) {
        let heads = members.heads(of: declaration, where: open)
        for member in declaration.fact.members where member.kind == .type && heads.contains(member.name) {
            if member.typeKeyword == "typealias" || member.innerNames == member.caseNames {
                insert(
                    before: member.name, written: member.writtenAccess, at: member.modifierStart, in: declaration.file)
            } else if (member.writtenAccess ?? .internal) < .public {
                faults.append(
                    Fault(
                        "\(declaration.fact.name).\(member.name)", place: member.name,
                        "callers need it: write 'public' before it and its members"))
            }
        }
    }

    /// A builder that is an object can be made by all who import it.
    private mutating func addInitializer(
        to declaration: ModuleTypes.Declaration, of module: ModuleTypes, builtBy builder: String
    ) {
        let fact = declaration.fact
        guard fact.name == builder, [.class, .struct].contains(fact.keyword), fact.inherits.isEmpty,
            !module.declarations(of: builder).flatMap(\.fact.members).contains(where: { $0.kind == .initializer })
        else { return }
        texts[declaration.file, default: [:]][fact.body.lowerBound] = "\n    public init() {}\n"
    }

    private mutating func insert(
        before name: String, written: Access?, at place: Int, in file: Int, of owner: String? = nil
    ) {
        switch written {
        case nil: texts[file, default: [:]][place] = "public "
        case .open, .public: break
        case .fileprivate, .internal, .package, .private:
            let full = owner.map { "\($0).\(name)" } ?? name
            faults.append(
                Fault(full, place: name, "callers need it: write 'public' in the place of '\(written?.rawValue ?? "")'")
            )
        }
    }
}

extension EmittedFile {
    /// The same file with texts written in at places of its bytes.
    func inserting(_ texts: [Int: String], from files: [SyntaxFacts]) -> EmittedFile {
        guard !texts.isEmpty else { return self }
        var result: [Piece] = []
        var start = 0
        for piece in pieces {
            let count = piece.byteCount
            var cut = 0
            for place in texts.keys.sorted() where (start + cut..<start + count).contains(place) {
                result += piece.part(cut..<place - start) + [.generated(texts[place] ?? "")]
                cut = place - start
            }
            result += piece.part(cut..<count)
            start += count
        }
        return EmittedFile(name: name, folder: folder, role: role, pieces: result)
    }
}

extension Piece {
    fileprivate var byteCount: Int {
        switch self {
        case .source(_, let range): range.count
        case .generated(let text): text.utf8.count
        }
    }

    /// A run of its bytes; nothing for an empty one.
    fileprivate func part(_ range: Range<Int>) -> [Piece] {
        guard !range.isEmpty else { return [] }
        switch self {
        case .source(let file, let whole):
            return [
                .source(file: file, range: whole.lowerBound + range.lowerBound..<whole.lowerBound + range.upperBound)
            ]
        case .generated(let text):
            return [.generated(String(decoding: Array(text.utf8)[range], as: UTF8.self))]
        }
    }
}
