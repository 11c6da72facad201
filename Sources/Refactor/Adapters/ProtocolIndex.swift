/// The protocols and types of the given files, by name.
package struct ProtocolIndex: Sendable {
    package let files: [SyntaxFacts]
    private let places: [String: [(file: Int, type: TypeFact)]]

    package init(_ files: [SyntaxFacts]) {
        self.files = files
        var places: [String: [(file: Int, type: TypeFact)]] = [:]
        for (index, file) in files.enumerated() {
            for type in file.types { places[type.name, default: []].append((index, type)) }
        }
        self.places = places
    }

    package var protocolNames: [String] {
        places.keys.filter { declaration(of: $0)?.type.keyword == .protocol }.sorted()
    }

    package var names: Set<String> { Set(places.keys) }

    /// Returns the declaration of a type; not its extensions.
    func declaration(of name: String) -> (file: SyntaxFacts, type: TypeFact)? {
        let found = places[name]?.first { ![.extension, .implementation].contains($0.type.keyword) }
        return found.map { (files[$0.file], $0.type) }
    }

    func isProtocol(_ name: String) -> Bool { declaration(of: name)?.type.keyword == .protocol }

    /// Everything that a type's declarations and extensions name as parents, in order.
    func parents(of name: String) -> [String] {
        var seen: Set<String> = []
        return (places[name] ?? []).flatMap(\.type.inherits).flatMap { $0.split(separator: "&") }
            .map { String($0.filter { $0 != " " }) }.filter { seen.insert($0).inserted }
    }

    /// A type's parents, theirs and so on, nearest first.
    func ancestors(of name: String) -> [String] {
        var found: [String] = []
        var open = parents(of: name)
        while !open.isEmpty {
            let next = open.removeFirst()
            guard next != name, !found.contains(next) else { continue }
            found.append(next)
            open += parents(of: next) + SDKType.chain(of: next).dropFirst().map(\.name)
        }
        return found
    }

    /// Classes, structs and enums that conform to a protocol, sorted.
    func types(conformingTo name: String) -> [String] {
        places.keys.filter { type in
            guard let keyword = declaration(of: type)?.type.keyword ?? places[type]?.first?.type.keyword else {
                return false
            }
            return keyword != .protocol && ancestors(of: type).contains(name)
        }.sorted()
    }

    // MARK: - Members

    /// Returns the requirements of a protocol: first the inherited ones, then its own; each once.
    func requirements(of name: String) -> [AdapterMember] {
        let lineage = ancestors(of: name).filter(isProtocol).reversed() + [name]
        var found: [AdapterMember] = []
        for owner in lineage {
            guard let (file, type) = declaration(of: owner) else { continue }
            for fact in type.members + type.prototypes where fact.kind != .type {
                let member = member(fact, of: type, in: file)
                if let known = found.firstIndex(where: { $0.isSame(as: member) }) {
                    found[known] = member
                } else {
                    found.append(member)
                }
            }
        }
        return found
    }

    /// The members that a type itself or its extensions declare, if others can see them.
    func members(of name: String) -> [AdapterMember] {
        (places[name] ?? []).flatMap { place in
            (place.type.members + place.type.prototypes).filter {
                $0.kind != .type && $0.writtenAccess?.isFileBound != true
            }.map { member($0, of: place.type, in: files[place.file]) }
        }
    }

    /// Members that extensions of a protocol, or of one that it inherits, give to everybody.
    func implementations(for name: String) -> [AdapterMember] {
        ([name] + ancestors(of: name)).filter(isProtocol).flatMap { owner in
            (places[owner] ?? []).filter { place in
                place.type.keyword == .extension && !head(of: place.type, in: files[place.file]).contains(" where ")
            }.flatMap { place in
                place.type.members.map { member($0, of: place.type, in: files[place.file]) }
            }
        }
    }

    /// Returns true if a file declares that a protocol leads somewhere: `extension RoutableView where Protocol == P`.
    func declares(_ name: String, by routable: String) -> Bool {
        (places[routable] ?? []).contains { place in
            identifiers(in: head(of: place.type, in: files[place.file])).last == name
        }
    }

    /// The class that everything of a protocol must be, if it names one.
    func classNeeded(by name: String) -> String? {
        ([name] + ancestors(of: name)).lazy.compactMap { owner -> String? in
            guard let (file, type) = declaration(of: owner) else {
                return SDKType.named(owner)?.kind == "class" ? owner : nil
            }
            guard type.keyword == .protocol else { return type.keyword == .class ? owner : nil }
            let words = identifiers(in: head(of: type, in: file))
            return words.firstIndex(of: "Self").flatMap { words.indices.contains($0 + 1) ? words[$0 + 1] : nil }
        }.first
    }

    func hasAssociatedTypes(_ name: String) -> Bool {
        ([name] + ancestors(of: name)).filter(isProtocol).contains { owner in
            guard let (file, type) = declaration(of: owner), file.language == .swift else { return false }
            let members = type.members.map(\.range)
            let rest = file.file.text(type.body, without: members)
            return identifiers(in: rest).contains("associatedtype")
        }
    }

    private func head(of type: TypeFact, in file: SyntaxFacts) -> String {
        file.file.text(type.declaration.lowerBound..<max(type.declaration.lowerBound, type.body.lowerBound))
    }

    private func member(_ fact: MemberFact, of type: TypeFact, in file: SyntaxFacts) -> AdapterMember {
        let isObjectiveC = file.language == .objectiveC
        let text = file.file.text(fact.declaration)
        let accessors = text.lastIndex(of: "{").map { String(text[$0...]) } ?? ""
        let head = file.file.text(type.body.lowerBound..<max(type.body.lowerBound, fact.declaration.lowerBound))
        let isBelowOptional =
            isObjectiveC && type.keyword == .protocol
            && head.lastWord(of: ["@optional", "@required"]) == "@optional"
        let isStored = type.keyword != .protocol && fact.isStored
        let isSettable =
            fact.kind == .property && !fact.isConstant
            && (isObjectiveC || isStored || fact.accessors.contains("set"))
        return AdapterMember(
            fact: fact, owner: type.name, isOptional: fact.has(modifier: "optional") || isBelowOptional,
            isSettable: isSettable && !fact.modifiers.contains("private(set)"),
            hasGetterEffects: fact.kind == .property && !isObjectiveC && type.keyword == .protocol
                && !Set(identifiers(in: accessors)).isDisjoint(with: ["async", "throws"]))
    }
}

extension AdapterMember {
    /// Returns true if two declarations are of one member: the same name on the same level.
    func isSame(as other: AdapterMember) -> Bool {
        id == other.id && fact.kind == other.fact.kind && fact.isStatic == other.fact.isStatic
    }
}

extension String {
    /// The one of some words that stands last in the text.
    fileprivate func lastWord(of words: Set<String>) -> String? {
        split { $0.isWhitespace || $0 == ";" }.map(String.init).last(where: words.contains)
    }
}
