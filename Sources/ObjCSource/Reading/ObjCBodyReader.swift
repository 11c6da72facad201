import Refactor

/// Reads the body of a method as a tree of blocks and statements with its local names.
///
/// What no cut may touch makes the whole body fixed: labels, `goto`, directives between statements, words like `_cmd`,
/// macros that make names for self out of nothing. `@try` and `@synchronized` stay whole with what is in them.
struct ObjCBodyReader {
    let source: NamedTree
    let ownClass: Int32
    var names = ObjCLocalNames()
    /// Something in it cannot be told, so that nothing may be cut out.
    var isFixed = false
    /// The spelling of the controller where the walk is.
    var spelling = StatementNode.SelfSpelling.implicit
    /// To whom the closures are given that the walk meets next.
    var callees: [String?] = []
    /// The number of open statements and expressions.
    var depth = 0
    /// Values that are read through properties before the statement around them does anything else.
    var accesses: [AccessFact] = []
    /// The statement has done something that others may see, or need not get here.
    var hasActed = false
    private var anchors: [AnchorFact] = []
    /// An operator of the statement may keep what is read from being asked.
    var isSkippable = false

    static let depthLimit = 300

    /// The tree of a method; nil for one without a body.
    static func tree(of head: MethodHead, in source: NamedTree, ownClass: Int32) -> BodyFact? {
        guard let body = head.body else { return nil }
        var reader = ObjCBodyReader(source: source, ownClass: ownClass)
        reader.names.push()
        for part in head.parts { reader.declare(parameterOf: part) }
        reader.readTokens(of: body)
        let block = reader.block(.body, compound: body)
        var fact = BodyFact(block: block, locals: reader.names.facts, accesses: reader.accesses)
        fact.anchors = reader.anchors
        fact.isFixed = reader.isFixed || head.isVariadic || head.isStatic
        return fact
    }

    private mutating func declare(parameterOf part: SelectorPart) {
        guard let parameter = part.parameter else { return }
        let type = part.type.map { TypeSpelling(source: source).text(of: $0) } ?? "id"
        names.declare(
            source.symbol(parameter),
            LocalFact(
                name: source.name(parameter), declaration: source.range(parameter),
                origin: .parameter(type: type, isInout: type.filter { $0 == "*" }.count > 1), isVariable: true))
    }

    /// Directives between statements, and words that mean something else in another method.
    private mutating func readTokens(of body: Int32) {
        for index in source.first(body)...source.last(body) {
            let kind = source.tokens[index].kind
            let symbol = source.symbols[index]
            if kind == .directive || symbol == Word.command { isFixed = true }
            if asksAvailability(index) {
                anchors.append(AnchorFact(kind: .availability, range: source.tokens[index].range))
            }
            if symbol >= 0, Self.placeWords.contains(source.texts[Int(symbol)]) { isFixed = true }
        }
    }

    private func asksAvailability(_ index: Int) -> Bool {
        let symbol = source.symbols[index]
        if symbol >= 0 { return source.texts[Int(symbol)] == "__builtin_available" }
        return source.tokens[index].kind == .atWord && source.file.text(source.tokens[index].range) == "@available"
    }

    private static let placeWords: Set<String> = [
        "__func__", "__FUNCTION__", "__PRETTY_FUNCTION__", "__LINE__", "__COUNTER__", "va_start",
        "NSDictionaryOfVariableBindings", "alloca",
    ]

    // MARK: - Blocks

    /// A list of statements between braces, or one statement in the place of such a list.
    mutating func block(_ kind: BlockFact.Kind, compound node: Int32, closure: ClosureFact? = nil) -> BlockFact {
        guard source.kind(node) == .compound else {
            names.push()
            defer { names.pop() }
            return BlockFact(kind: kind, range: source.range(node), statements: [statement(node)].compactMap { $0 })
        }
        let range = source.range(node)
        return BlockFact(
            kind: kind, range: range.lowerBound + 1..<max(range.lowerBound + 1, range.upperBound - 1),
            statements: statements(Array(source.children(node))), closure: closure)
    }

    /// Statements in a scope of their own; what one of them says of self holds for those behind it.
    mutating func statements(_ nodes: [Int32]) -> [StatementNode] {
        let outer = spelling
        names.push()
        defer {
            names.pop()
            spelling = outer
        }
        return nodes.compactMap { node in
            let found = statement(node)
            readSelfCheck(node)
            return found
        }
    }

    /// Behind `if (!strongSelf) return;` a name for self is there.
    private mutating func readSelfCheck(_ node: Int32) {
        guard source.kind(node) == .ifStatement, case .optional(let name) = spelling else { return }
        let children = Array(source.children(node))
        guard children.count == 2, children.first.map({ asksForAbsence(of: name, $0) }) == true,
            leaves(children[1])
        else { return }
        spelling = .named(name)
    }

    private func asksForAbsence(of name: String, _ condition: Int32) -> Bool {
        let text = source.text(condition).filter { !$0.isWhitespace }
        return ["!" + name, name + "==nil", "nil==" + name].contains(text)
    }

    /// Returns true if a branch ends by leaving.
    func leaves(_ branch: Int32) -> Bool {
        let last = source.kind(branch) == .compound ? source.children(branch).reversed().first : branch
        return last.map { source.kind($0) == .returnStatement } ?? false
    }
}
