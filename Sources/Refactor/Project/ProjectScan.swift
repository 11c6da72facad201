/// Reads the rest of an app lightly: which names it mentions, who inherits from whom, what it declares for all.
///
/// A lexical scan, not a parse: it may see a name too many, which only makes the plan more careful. What the app does with
/// objects of a class is looked up for the classes that are named; how it builds screens, for those whose builders' names are
/// given.
package func projectFacts(
    of files: [SourceFile], isWholeApp: Bool = true, callersOf classes: Set<String> = [],
    writtenIn language: SourceLanguage = .swift, buildersOf candidates: [String: [String]] = [:],
    workers: any Workers = SingleWorker()
) -> ProjectFacts {
    let scans = workers.map(workers.runs(of: files) { $0.bytes.count }) { files in
        var scan = ProjectScan()
        for file in files { scan.read(file) }
        return scan
    }
    var scan = scans.first ?? ProjectScan()
    for next in scans.dropFirst() { scan.add(next) }
    var facts = scan.facts(isWholeApp: isWholeApp) { types in
        callerFacts(
            of: files, to: classes, in: language,
            makers: candidates.mapValues { $0.filter { !types.declarations(of: $0).isEmpty } },
            workers: workers)
    }
    // A module of the name `Shop Models` is imported as `Shop_Models`.
    facts.folders = Set(
        files.flatMap { file in
            file.path.split(separator: "/").dropLast().map { String($0.map { $0.isLetter || $0.isNumber ? $0 : "_" }) }
        })
    facts.paths = Dictionary(files.map { ($0.name, $0.path) }, uniquingKeysWith: { first, _ in first })
    return facts
}

private struct ProjectScan: Sendable {
    private var names = HeardNames()
    private var inherits: [String: [String]] = [:]
    /// What the classes themselves inherit first, of Objective-C the last one first: it stands before all that their
    /// extensions add.
    private var superclassesFirst: [String: [String]] = [:]
    private var classes: Set<String> = []
    private var globals: Set<String> = []
    private var imports: Set<String> = []
    private var castTargets: Set<String> = []
    private var extensionMembers: [String: Set<String>] = [:]
    private var headers: [String: HeaderFact] = [:]
    private var macrosOnSelf: Set<String> = []
    private var types: [(name: String, declaration: TypeDeclaration)] = []
    /// A file ends inside a comment or a string, so that it may mention anything.
    private var isCutOff = false
    /// True if `@MainActor` stands before what comes next.
    private var isOnMainActor = false

    /// Adds what was found in further files.
    mutating func add(_ next: ProjectScan) {
        names.formUnion(next.names)
        inherits.merge(next.inherits) { $0 + $1 }
        superclassesFirst.merge(next.superclassesFirst) { $1 + $0 }
        classes.formUnion(next.classes)
        globals.formUnion(next.globals)
        imports.formUnion(next.imports)
        castTargets.formUnion(next.castTargets)
        extensionMembers.merge(next.extensionMembers) { $0.union($1) }
        headers.merge(next.headers) { $0.joined($1) }
        macrosOnSelf.formUnion(next.macrosOnSelf)
        types += next.types
        isCutOff = isCutOff || next.isCutOff
    }

    mutating func read(_ file: SourceFile) {
        isOnMainActor = false
        var tokens = LexicalTokens(file.bytes, file.lexicalLanguage)
        guard file.lexicalLanguage == .swift else {
            while let token = tokens.next() { names.insert(token) }
            if [".h", ".m", ".mm", ".pch"].contains(where: file.path.hasSuffix) {
                readObjectiveC(file)
                isCutOff = isCutOff || tokens.isCutOff
            }
            return
        }
        readDeclarations(&tokens, of: file)
        isCutOff = isCutOff || tokens.isCutOff
    }

    private mutating func readObjectiveC(_ file: SourceFile) {
        let scan = ObjectiveCScan(file.bytes)
        types += scan.types(of: file)
        for found in scan.declarations {
            extensionMembers[found.name, default: []].formUnion(found.members)
            if let superclass = found.superclass {
                classes.insert(found.name)
                superclassesFirst[found.name, default: []].insert(superclass, at: 0)
            }
            inherits[found.name, default: []] += found.protocols
        }
        macrosOnSelf.formUnion(scan.macrosOnSelf)
        guard !file.path.hasSuffix("m") else { return }
        // Two headers of one name are both meant, since nobody knows which one is found.
        headers[file.name] = (headers[file.name] ?? HeaderFact()).joined(scan.header)
    }

    func facts(isWholeApp: Bool, callers: (DeclaredTypes) -> CallerFacts) -> ProjectFacts {
        let types = DeclaredTypes(types)
        let inherits = superclassesFirst.merging(inherits) { $0 + $1 }
        var superclasses: [String: String] = [:]
        var subclasses: [String: [String]] = [:]
        for name in inherits.keys.sorted() where classes.contains(name) {
            guard let first = inherits[name]?.first else { continue }
            superclasses[name] = first
            for base in [first] + types.targets(ofAlias: first) { subclasses[base, default: []].append(name) }
        }
        var facts = ProjectFacts(
            mentionedNames: names.all, subclasses: subclasses, superclasses: superclasses, inherits: inherits,
            globals: globals, extensionMembers: extensionMembers, headers: headers, macrosOnSelf: macrosOnSelf,
            types: types, callers: callers(types), isWholeApp: isWholeApp && !isCutOff)
        facts.imports = imports
        facts.castTargets = castTargets
        return facts
    }

    private mutating func readDeclarations(_ tokens: inout LexicalTokens, of file: SourceFile) {
        var types = SwiftTypeScan(file)
        var depth = 0
        var open: (name: String, depth: Int)?
        var isPrivate = false
        var previous = ""
        while let token = tokens.next() {
            // What stands in a string is mentioned, but declares nothing.
            if tokens.isInString {
                if Self.isName(token) { names.insert(token) }
                previous = ""
                continue
            }
            // `import class Kit.Part` declares nothing.
            if previous == "import", Self.importedKinds.contains(token) { continue }
            switch token {
            case "{":
                depth += 1
                isOnMainActor = false
            case "}":
                depth -= 1
                isOnMainActor = false
                if let current = open, depth <= current.depth { open = nil }
            case "private", "fileprivate": isPrivate = true
            case "MainActor":
                isOnMainActor = true
                names.insert(token)
            default:
                if Self.isName(token) { names.insert(token) }
            }
            if previous == "import", depth == 0 { imports.insert(token) }
            if previous == "as" || previous == "is" { castTargets.insert(token) }
            types.read(token, after: previous, depth: depth, tokens)
            declareType(token, after: previous, &tokens, in: &types)
            declare(token, after: previous, depth: depth, isPrivate: isPrivate, open: &open)
            if isPrivate, !Self.modifiers.contains(token) { isPrivate = false }
            previous = token
        }
        self.types += types.found
    }

    private static let importedKinds: Set<String> = [
        "actor", "class", "enum", "func", "let", "protocol", "struct", "typealias", "var",
    ]

    private mutating func declareType(
        _ token: String, after previous: String, _ tokens: inout LexicalTokens, in types: inout SwiftTypeScan
    ) {
        guard TypeDeclaration.Keyword.mayBe(previous), let keyword = TypeDeclaration.Keyword(rawValue: previous),
            keyword != .implementation,
            Self.isName(token)
        else { return }
        let start = tokens.position
        if keyword == .typealias {
            if let target = tokens.aliasTarget() { types.declareAlias(token, of: target, at: start) }
        } else if token != "func", token != "var" {
            if keyword == .class { classes.insert(token) }
            let generics = tokens.genericNames()
            let inherited = tokens.inheritedNames()
            // An extension may be read before its class: `Page+Search.swift` comes before `Page.swift`.
            if keyword == .class, let superclass = inherited.first {
                superclassesFirst[token, default: []].append(superclass)
                inherits[token, default: []] += inherited.dropFirst()
            } else {
                inherits[token, default: []] += inherited
            }
            types.declare(
                keyword, token, inherits: inherited, generics: generics, isOnMainActor: isOnMainActor, at: start)
        }
    }

    private mutating func declare(
        _ token: String, after previous: String, depth: Int, isPrivate: Bool, open: inout (name: String, depth: Int)?
    ) {
        switch previous {
        case "extension", "class":
            guard Self.isName(token), token != "func", token != "var" else { return }
            open = (token, depth)
        case "func", "var", "let":
            guard Self.isName(token) else { return }
            if depth == 0, !isPrivate { globals.insert(token) }
            if let current = open, depth == current.depth + 1, !isPrivate {
                extensionMembers[current.name, default: []].insert(token)
            }
        default: return
        }
    }

    /// Words that may stand between `private` and a name.
    private static let modifiers: Set<String> = [
        "class", "fileprivate", "final", "func", "lazy", "let", "private", "static", "var",
    ]

    private static func isName(_ token: String) -> Bool {
        guard let first = token.utf8.first else { return false }
        if first < 0x80 { return isLetterByte(first) || first == UInt8(ascii: "_") }
        return token.first?.isLetter ?? false
    }
}
