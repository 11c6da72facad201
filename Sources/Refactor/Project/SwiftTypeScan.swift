/// Follows the tokens of a Swift file and notes its types: what they inherit and what their bodies tell.
struct SwiftTypeScan {
    private let file: SourceFile
    private let module: String?
    private(set) var found: [(name: String, declaration: TypeDeclaration)] = []
    /// Types whose braces are open, outermost first: their index and the depth outside of them.
    private var open: [(index: Int, depth: Int)] = []
    /// A type whose opening brace is to come.
    private var opening: Int?
    private var isStatic = false
    private var isHidden = false
    private var isWeak = false

    init(_ file: SourceFile) {
        self.file = file
        module = moduleByFolders(ofFile: file.path)
    }

    /// A type's name behind its keyword, with what it inherits.
    mutating func declare(
        _ keyword: TypeDeclaration.Keyword, _ name: String, inherits: [String], generics: [String],
        isOnMainActor: Bool, at offset: Int
    ) {
        guard name.first.map({ !$0.isLowercase && $0.isLetter || $0 == "_" }) == true else { return }
        opening = found.count
        add(
            name,
            TypeDeclaration(keyword: keyword, inherits: inherits, place: place(at: offset), generics: generics))
        found[found.count - 1].declaration.isOnMainActor = isOnMainActor
    }

    /// A type alias and what it stands for.
    mutating func declareAlias(_ name: String, of target: String, at offset: Int) {
        add(name, TypeDeclaration(keyword: .typealias, target: target, place: place(at: offset)))
    }

    private mutating func add(_ name: String, _ declaration: TypeDeclaration) {
        var declaration = declaration
        declaration.module = module
        found.append((open.last.map { "\(found[$0.index].name).\(name)" } ?? name, declaration))
    }

    private func place(at offset: Int) -> String { "\(file.name):\(file.line(at: offset))" }

    /// A token of code; the depth is the one behind it.
    mutating func read(_ token: String, after previous: String, depth: Int, _ tokens: LexicalTokens) {
        switch token {
        case "{":
            if let index = opening { open.append((index, depth - 1)) }
            opening = nil
        case "}":
            while let last = open.last, depth <= last.depth { open.removeLast() }
        default:
            guard let type = open.last else { return }
            found[type.index].declaration.body.note(token)
            if depth == type.depth + 1 { member(token, after: previous, of: type.index, tokens) }
        }
    }

    private mutating func member(_ token: String, after previous: String, of type: Int, _ tokens: LexicalTokens) {
        if !tokens.isBehindDot,
            var members = MemberHead(tokens.rest, isStatic: isStatic).members(named: token, after: previous)
        {
            for index in members.indices { (members[index].isHidden, members[index].isWeak) = (isHidden, isWeak) }
            found[type].declaration.members += members
        }
        switch previous {
        case "func": found[type].declaration.body.methods += 1
        case "case": found[type].declaration.body.cases += 1
        case "let", "var":
            if !isStatic {
                if let written = tokens.propertyType() { found[type].declaration.body.properties.append(written) }
            } else if Self.sharedNames.contains(token) {
                found[type].declaration.body.isShared = true
            }
        default: break
        }
        if token == "private" || token == "fileprivate" {
            isHidden = !tokens.rest.starts(with: "(set)".utf8)
        } else if token == "static" || token == "class" {
            isStatic = true
        } else if token == "weak" {
            isWeak = true
        } else if !Self.modifiers.contains(token) {
            (isStatic, isHidden, isWeak) = (false, false, false)
        }
    }

    /// Words that may stand between `static` and a property's name.
    private static let modifiers: Set<String> = [
        "fileprivate", "final", "func", "internal", "lazy", "let", "nonisolated", "open", "override", "private",
        "public",
        "unowned", "unsafe", "var", "weak",
    ]

    /// Names of a property or a method that gives the one instance for all.
    static let sharedNames: Set<String> = [
        "current", "default", "defaultManager", "instance", "main", "shared", "sharedInstance", "sharedManager",
        "singleton", "standard",
    ]
}
