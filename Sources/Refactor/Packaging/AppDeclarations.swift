/// The declarations of an app that a package of one of its modules cannot see, by name.
struct AppDeclarations {
    /// A member that the app adds to a type which it does not declare, or to one of its protocols.
    struct AddedMember {
        let owner: String
        let member: DeclaredMember
        let place: String
    }

    private let project: ProjectFacts
    private let files: [SourceFile]
    /// The modules that the package imports.
    private let reachable: Set<String>
    private let added: [String: [AddedMember]]

    init(of project: ProjectFacts, in files: [SourceFile], besides reachable: Set<String>) {
        self.project = project
        self.files = files
        self.reachable = reachable
        var added: [String: [AddedMember]] = [:]
        for owner in project.types.extendedNames.sorted() {
            let isForeign = { (name: String) in
                let declared = project.types.declarations(of: name)
                return declared.isEmpty || declared.contains { $0.keyword == .protocol }
            }
            for found in project.types.extensions(of: owner)
            where found.keyword == .extension && isForeign(owner) && !Self.isReachable(found.module, reachable) {
                for member in found.members where !member.isHidden && member.kind != .initializer {
                    added[member.name, default: []].append(
                        AddedMember(owner: owner, member: member, place: Self.path(of: found.place, in: project)))
                }
            }
        }
        self.added = added
    }

    private static func isReachable(_ module: String?, _ reachable: Set<String>) -> Bool {
        module.map(reachable.contains) ?? false
    }

    /// Returns the place of a type of the app's own target; nil where it has none, or where a module of it is imported.
    func place(ofType name: String) -> String? {
        let declared = project.types.declarations(of: name)
        guard !declared.contains(where: { Self.isReachable($0.module, reachable) }) else { return nil }
        return declared.lazy.map { Self.path(of: $0.place, in: project) }.first { !Self.isOfTests($0) }
    }

    /// Code of tests is seen by no app.
    private static func isOfTests(_ path: String) -> Bool {
        path.split(separator: "/").dropLast().contains { $0.hasSuffix("Tests") || $0.hasSuffix("Specs") }
    }

    /// Returns true if the app declares a type, wherever.
    func declares(_ name: String) -> Bool { !project.types.declarations(of: name).isEmpty }

    /// Returns true for a view controller of the app.
    func isScreen(_ name: String) -> Bool {
        var next: String? = name
        for _ in 0..<8 {
            guard let current = next else { return false }
            if SDKType.isKind(current, of: "UIViewController") { return true }
            next = project.superclasses[current]
        }
        return false
    }

    /// Returns the place of a function or a variable at file level, in the same way.
    func place(ofGlobal name: String) -> String? {
        guard project.globals.contains(name) else { return nil }
        var found: String?
        for file in files where file.lexicalLanguage == .swift && !Self.isOfTests(file.path) && file.contains(name) {
            guard let line = line(ofGlobal: name, in: file) else { continue }
            if Self.isReachable(packageModule(ofFile: file.path), reachable) { return nil }
            found = found ?? "\(file.path):\(line)"
        }
        return found
    }

    private func line(ofGlobal name: String, in file: SourceFile) -> Int? {
        var tokens = LexicalTokens(file.bytes)
        var depth = 0
        var previous = ""
        while let token = tokens.next() {
            if token == "{" { depth += 1 }
            if token == "}" { depth -= 1 }
            if depth == 0, token == name, ["func", "let", "var"].contains(previous), !tokens.isInString {
                return file.line(at: tokens.position - 1)
            }
            previous = token
        }
        return nil
    }

    /// Returns the members of a name that the app adds to others.
    func added(_ name: String) -> [AddedMember] { added[name] ?? [] }

    /// `App/Session.swift:4` for `Session.swift:4`.
    private static func path(of place: String, in project: ProjectFacts) -> String {
        guard let colon = place.lastIndex(of: ":") else { return place }
        return (project.paths[String(place[..<colon])] ?? String(place[..<colon])) + place[colon...]
    }
}
