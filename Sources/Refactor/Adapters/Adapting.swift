extension AdapterRequest {
    /// Thinks of the adapter: which members belong together, what it is made of, and what is missing.
    package func adaptation(in index: ProtocolIndex) throws(AdapterError) -> Adaptation {
        try check(required, in: index)
        try check(provided, in: index)
        let languages = [required, provided].map { index.file(of: $0)?.language }
        guard languages[0] == languages[1] else { throw .severalLanguages(required, provided) }
        try checkNews(of: provided, in: index)
        let registration = try registration(in: index)
        let type = try providedType(in: index, isNeeded: registration != nil)
        let found = try matches(in: index, of: type)
        let form = form(type, found.matches, found.gaps, registration)
        if form == .proxy, let needed = index.classNeeded(by: required) {
            throw .needsClass(required, superclass: needed)
        }
        let used = found.matches.map(\.provided)
        return Adaptation(
            required: required, provided: provided, form: form, name: name ?? Self.adapterName(for: provided),
            requirements: index.requirements(of: required),
            matches: found.matches, gaps: found.gaps, spared: found.spared,
            unused: index.requirements(of: provided).filter { !used.contains($0) },
            remarks: remarks(in: index), registration: registration,
            surroundings: surroundings(in: index, form, registration))
    }

    private func check(_ name: String, in index: ProtocolIndex) throws(AdapterError) {
        guard let type = index.declaration(of: name)?.type else {
            let known = index.protocolNames
            let holding = known.filter { $0.contains(name) || name.contains($0) }
            throw .unknownProtocol(name, suggestion: holding.count == 1 ? holding.first : nil)
        }
        guard type.keyword == .protocol else { throw .notAProtocol(name, keyword: type.keyword.rawValue) }
        if index.hasAssociatedTypes(name) { throw .hasAssociatedTypes(name) }
    }

    // MARK: - What it is made of

    /// `LoginAdapter` for `LoginModuleInput`: the module's name without what every provided protocol is called.
    static func adapterName(for provided: String) -> String {
        let noise: Set = [
            "Config", "Configuration", "Input", "Interface", "Module", "Protocol", "Provided", "Protocols", "Routable",
        ]
        var parts = nameParts(of: provided)
        while parts.count > 1, let last = parts.last, noise.contains(last) { parts.removeLast() }
        while parts.count > 1, let first = parts.first, noise.contains(first) { parts.removeFirst() }
        return parts.joined() + "Adapter"
    }

    /// A style that registers adapters lets the type itself conform; elsewhere only what needs no code does.
    private func form(
        _ type: String?, _ matches: [AdapterMatch], _ gaps: [AdapterGap], _ registration: AdapterRegistration?
    ) -> Adaptation.Form {
        guard let type else { return .proxy }
        if matches.allSatisfy(\.isExact), gaps.isEmpty { return .conformance(of: type) }
        return registration == nil ? .proxy : .extension(of: type)
    }

    /// The registration of the kind that a person names, or that the files speak of; else the style's first.
    private func registration(in index: ProtocolIndex) throws(AdapterError) -> AdapterRegistration? {
        if let kind {
            guard let found = style.wiring.registrations.first(where: { $0.id == kind }) else {
                throw .unknownKind(kind, known: style.wiring.registrations.map(\.id))
            }
            return found
        }
        let types = providedType.map { [$0] } ?? index.types(conformingTo: provided)
        let names = [required, provided] + types
        let ancestors = Set(names.flatMap(index.ancestors(of:)))
        return style.wiring.registrations.first { registration in
            [required, provided].contains { index.declares($0, by: registration.declaredBy) }
        } ?? style.wiring.registrations.first { !$0.marks.isDisjoint(with: ancestors) }
            ?? style.wiring.registrations.first
    }

    /// The only type behind the provided protocol; nil where a proxy does without.
    private func providedType(in index: ProtocolIndex, isNeeded: Bool) throws(AdapterError) -> String? {
        if let providedType {
            guard index.names.contains(providedType), !index.isProtocol(providedType) else {
                throw .unknownType(providedType)
            }
            try checkNews(of: providedType, in: index)
            return providedType
        }
        let types = index.types(conformingTo: provided)
        guard let type = types.first, types.count == 1 else {
            if isNeeded { throw types.isEmpty ? .noConformingType(provided) : .severalConformingTypes(provided, types) }
            return nil
        }
        try checkNews(of: type, in: index)
        return type
    }

    private func checkNews(of type: String, in index: ProtocolIndex) throws(AdapterError) {
        if index.ancestors(of: type).contains(required) { throw .fulfilledAlready(by: type, required) }
    }

    // MARK: - Members

    private func matches(
        in index: ProtocolIndex, of type: String?
    ) throws(AdapterError) -> (matches: [AdapterMatch], gaps: [AdapterGap], spared: [AdapterMember]) {
        let asked = index.requirements(of: required)
        let given = index.requirements(of: provided)
        let matcher = MemberMatcher(
            required: asked, provided: given,
            types: TypeComparison(index: index, language: index.file(of: required)?.language ?? .swift),
            mapping: try pairs(asked, given))
        var (matches, gaps) = matcher.matches()
        let implemented = index.implementations(for: required)
        let spared = gaps.map(\.required).filter { member in
            member.isOptional || implemented.contains { $0.isSame(as: member) }
        }
        gaps.removeAll { spared.contains($0.required) }
        if let type { gaps += collisions(of: matches, with: index.members(of: type), type) }
        matches.removeAll { match in gaps.contains { $0.required == match.required } }
        return (matches, gaps, spared)
    }

    /// Members that a type has already, under the name of another one's requirement: it cannot have two.
    private func collisions(of matches: [AdapterMatch], with members: [AdapterMember], _ type: String) -> [AdapterGap] {
        guard !style.wiring.registrations.isEmpty else { return [] }
        return matches.filter { match in !match.isExact && members.contains { $0.isSame(as: match.required) } }.map {
            AdapterGap(required: $0.required, reason: "`\(type)` has a member of this name with other types")
        }
    }

    private func pairs(_ asked: [AdapterMember], _ given: [AdapterMember]) throws(AdapterError) -> [Int: Int] {
        var pairs: [Int: Int] = [:]
        for pair in mapping {
            let left = try place(of: pair.required, in: asked, required)
            pairs[left] = try place(of: pair.provided, in: given, provided)
        }
        return pairs
    }

    /// By the full name, else by a base name that stands once.
    private func place(of name: String, in members: [AdapterMember], _ owner: String) throws(AdapterError) -> Int {
        if let found = members.firstIndex(where: { $0.id == name }) { return found }
        let named = members.indices.filter { members[$0].fact.name == name }
        guard let found = named.first, named.count == 1 else {
            let base = name.prefix { $0 != "(" && $0 != ":" }
            let near = members.first { $0.fact.name == base || $0.id.hasPrefix(base) }
            throw .unknownMember(name, in: owner, suggestion: near?.id)
        }
        return found
    }

    // MARK: - What stands around it

    /// Protocols of unknown files, whose members nobody looked at.
    private func remarks(in index: ProtocolIndex) -> [String] {
        [required, provided].flatMap { name in
            index.unknownParents(of: name, knowing: styles.flatMap(\.wiring.registrations)).map {
                "`\(name)` inherits `\($0)`, which is not in the given files; its members were not looked at"
            }
        }
    }

    private func surroundings(
        in index: ProtocolIndex, _ form: Adaptation.Form, _ registration: AdapterRegistration?
    ) -> AdapterSurroundings {
        var result = AdapterSurroundings()
        let type: String? =
            switch form {
            case .conformance(let type), .extension(let type): type
            case .proxy: nil
            }
        // Whoever knows the type knows the protocol that it provides.
        let files = [required, type ?? provided].compactMap(index.file)
        guard let first = files.first else { return result }
        result.language = first.language
        result.indentation = first.indentation
        result.newline = first.newline
        result.writesAny = files.contains(where: \.writesAny)
        result.imports = imports(of: files)
        result.attributes = index.attributes(of: [required, provided])
        result.needsObject = index.needsObject(required)
        result.providesObject = index.isClassBound(provided)
        let keyword = type.flatMap { index.declaration(of: $0)?.type.keyword }
        result.extendsClass = keyword != .struct && keyword != .enum
        let accesses = [required, type].compactMap { $0 }.map { index.declaration(of: $0)?.type.access ?? .internal }
        if type != nil, let least = accesses.min(), least > .internal { result.access = Access.public.rawValue + " " }
        result.needsDeclaration = registration.map { !index.declares(required, by: $0.declaredBy) } ?? false
        return result
    }

    /// Returns the imports of the protocols' files; where there are headers, the headers themselves.
    private func imports(of files: [SyntaxFacts]) -> [String] {
        if files.first?.language.hasHeaders == true {
            return Set(files.map(\.file).filter(\.isHeader).map(\.name)).sorted().map { "\"\($0)\"" }
        }
        return Set(files.flatMap(\.imports).filter { !$0.isConditional }.map(\.text)).sorted()
    }
}

extension ProtocolIndex {
    func file(of name: String) -> SyntaxFacts? { declaration(of: name)?.file }

    /// Parents that are neither declared in the files nor known to ask for nothing.
    func unknownParents(of name: String, knowing registrations: [AdapterRegistration]) -> [String] {
        let known = registrations.reduce(into: Set(["AnyObject", "NSObject", "NSObjectProtocol", "Sendable", "class"]))
        {
            $0.formUnion($1.marks)
        }
        return ancestors(of: name).filter {
            declaration(of: $0) == nil && !known.contains($0) && SDKType.named($0)?.kind != "class"
        }
    }

    func isClassBound(_ name: String) -> Bool {
        let bound: Set = ["AnyObject", "NSObjectProtocol", "class"]
        return needsObject(name) || !bound.isDisjoint(with: ancestors(of: name)) || classNeeded(by: name) != nil
    }

    /// Returns true if only classes of Objective-C can conform.
    func needsObject(_ name: String) -> Bool {
        ancestors(of: name).contains("NSObjectProtocol")
            || ([name] + ancestors(of: name)).contains { owner in
                declaration(of: owner)?.type.attributes.contains { $0 == "objc" || $0.hasPrefix("objc(") } == true
            }
    }

    /// The isolation and availability of protocols, without repeats.
    func attributes(of names: [String]) -> [String] {
        let all = names.flatMap { declaration(of: $0)?.type.attributes ?? [] }
        return Set(all.filter { $0 == "MainActor" || $0.hasPrefix("available(") }).sorted().map { "@" + $0 }
    }
}
