import Refactor

/// The imports of the controller's files, for the files that get its code.
struct SourceImports {
    let spelling: ObjCSpelling

    private var controller: Controller { spelling.plan.controller }

    /// All imports but those of the controller's own headers, each once; one inside `#if` is three lines, so that it
    /// comes along where its header exists.
    func foreign() -> [String] { lines(candidates()) }

    /// The same without those that the code of a component certainly does not need.
    func foreign(for role: Role) -> [String] {
        let imports = candidates()
        guard let project = controller.project, !project.headers.isEmpty else { return lines(imports) }
        let frameworks = Set(imports.filter { !$0.isQuoted && !$0.isConditional }.map(\.module))
        let need = ImportNeed(
            headers: project.headers, paths: project.paths, words: words(of: role), globals: globals(of: role),
            messages: messages(of: role), frameworks: frameworks)
        return lines(need.needed(of: imports))
    }

    /// The first words of what a component's code sends to objects of others.
    private func messages(of role: Role) -> Set<String> {
        let sent = spelling.plan.members(of: role).flatMap(\.references).filter { reference in
            if case .foreign = reference.target { true } else { false }
        }
        return Set(sent.map { String($0.fact.name.prefix { $0 != ":" }) })
    }

    /// The words of a component's code that are no members of objects, and those of the types that it uses elsewhere.
    private func globals(of role: Role) -> Set<String> {
        let own = spelling.plan.members(of: role)
        let named = own.flatMap(\.references).filter { reference in
            switch reference.target {
            case .global, .known, .unresolved: reference.fact.base == .none
            case .foreign, .inherited, .nested, .own, .selfType, .selfValue, .superclass: false
            }
        }
        let names = named.map { String($0.fact.name.prefix { $0 != ":" }) }
        let heads = own.flatMap(\.fact.headTypes).flatMap { TypeText($0).words }
        return usedTypes(by: own, role).union(heads).union(names).subtracting([controller.name])
    }

    /// The imports behind which some names stand; nil when one of them is in no header that is known.
    func foreign(declaring names: Set<String>) -> [String]? {
        guard let project = controller.project else { return nil }
        let imports = candidates()
        let frameworks = Set(imports.filter { !$0.isQuoted }.map(\.module))
        let need = ImportNeed(
            headers: project.headers, paths: project.paths, words: names, globals: names, frameworks: frameworks)
        return need.isEachFound(in: imports) ? lines(need.needed(of: imports)) : nil
    }

    /// Every word of a component's code, and the types of what it uses elsewhere.
    private func words(of role: Role) -> Set<String> {
        let members = spelling.plan.members(of: role)
        let own = Set(controller.members.map { String($0.name.prefix { $0 != ":" }) })
        return members.reduce(into: usedTypes(by: members, role)) { words, member in
            words.formUnion(member.fact.identifiers.subtracting(member.fact.localNames).subtracting(own))
        }
    }

    /// The words of the types of what a component uses or passes on.
    private func usedTypes(by members: [Member], _ role: Role) -> Set<String> {
        let plan = spelling.plan
        let passedOn = plan.forwarders.filter { $0.role == role }.map(\.member)
        let moved = Set(members.map(\.index))
        let used = plan.crossings.filter { moved.contains($0.member) }.compactMap(\.target)
        let types = Set(passedOn + used).flatMap { controller.members[$0].fact.headTypes }
        return Set(types.flatMap { TypeText($0).words })
    }

    private func candidates() -> [ImportFact] {
        let own = spelling.files.headerNames
        var seen: Set<String> = []
        return controller.files.flatMap(\.imports).filter { item in
            !own.contains(item.fileName) && !protocolHeaders.contains(item.fileName) && seen.insert(item.text).inserted
        }
    }

    private func lines(_ imports: [ImportFact]) -> [String] {
        imports.map { $0.isConditional ? guarded($0) : $0.text }
    }

    /// The controller's own headers that declare one of these names.
    func declaringHeaders(of names: Set<String>) -> [String] {
        headers.filter { facts in
            facts.globals.contains { $0.isTopLevel && $0.name != controller.name && names.contains($0.name) }
        }.map { line(for: $0.file.name) }
    }

    /// The imports of headers that are called as what they declare: `Listing.h` for `Listing`; nil when a name has none.
    func headers(named names: Set<String>) -> [String]? {
        let found = candidates().filter { item in
            !item.isConditional && item.isQuoted && names.contains { $0 + ".h" == item.fileName }
        }
        return Set(found.map(\.fileName)).count == names.count ? found.map(\.text) : nil
    }

    func isDeclaredInHeader(_ name: String) -> Bool {
        headers.contains { facts in facts.globals.contains { $0.isTopLevel && $0.name == name } }
    }

    /// The controller's own headers that a component needs: for the class itself, or for what they declare.
    func ownHeaders(for role: Role) -> [String] {
        let usesClass = spelling.plan.members(of: role).contains { member in
            member.references.contains { $0.fact.base == .ownType || $0.fact.name == controller.name }
        }
        let declaring = declaringHeaders(of: words(of: role))
        guard usesClass, let own = spelling.files.headerImport, !declaring.contains(own) else { return declaring }
        return [own] + declaring
    }

    /// Returns the lines before the import of the controller's header in its source: the header may count on them.
    func beforeOwnHeader() -> [String] {
        for facts in controller.files where !facts.file.name.hasSuffix(".h") {
            guard let own = facts.imports.firstIndex(where: { spelling.files.headerNames.contains($0.fileName) }) else {
                continue
            }
            return facts.imports[..<own].filter { !$0.isConditional }.map(\.text)
        }
        return []
    }

    private var headers: [SyntaxFacts] { controller.files.filter { $0.file.name.hasSuffix(".h") } }

    private func line(for header: String) -> String {
        controller.files.flatMap(\.imports).first { $0.fileName == header }?.text ?? "#import \"\(header)\""
    }

    private var protocolHeaders: Set<String> {
        Set(spelling.plan.style.ports.compactMap { spelling.header(of: $0) }.map { $0 + ".h" })
    }

    private func guarded(_ item: ImportFact) -> String {
        let isModule = item.path == item.module && !item.isQuoted
        let header =
            isModule ? "<\(item.module)/\(item.module).h>" : item.isQuoted ? "\"\(item.path)\"" : "<\(item.path)>"
        return ["#if __has_include(\(header))", item.text, "#endif"].joined(separator: spelling.newline)
    }
}
