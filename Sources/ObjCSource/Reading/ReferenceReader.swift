import Refactor

/// Walks members once and collects the names that they use and that are not local.
///
/// One reader serves all members of a file, one after the other.
struct ReferenceReader {
    let source: NamedTree
    var scopes: ObjCScopeStack
    var closureDepth = 0
    var blockDepth = 0
    /// The depth of the walk; beyond the limit it goes no further.
    var depth = 0
    var isTooDeep = false
    private(set) var ownClass: Int32 = -1
    private var member: Int32 = -1
    /// The names that the member assigns something else than self; found when they are first asked for.
    private var reassigned: Set<Int32>?
    private var references: [ReferenceFact] = []
    private var statements = ObjCStatementList()
    /// The first arguments of the member's calls.
    let values = ObjCExpressionMemory()

    /// For each symbol whether it is one of the names for self that macros declare.
    private let isSpelledLikeSelf: [Bool]

    static let depthLimit = 400

    init(_ source: NamedTree) {
        self.source = source
        scopes = ObjCScopeStack(symbolCount: source.texts.count)
        isSpelledLikeSelf = source.texts.map { Self.aliases.contains($0) }
    }

    /// Completes a member with what a walk over it finds.
    mutating func read(
        _ fact: MemberFact, _ member: Int32, of ownClass: Int32, walk: (inout ReferenceReader) -> Void
    ) -> MemberFact {
        self.ownClass = ownClass
        self.member = member
        reassigned = nil
        references.removeAll(keepingCapacity: true)
        statements = ObjCStatementList()
        isTooDeep = false
        values.forget()
        walk(&self)
        var fact = fact
        fact.references = sorted()
        fact.statements = statements.leaves()
        fact.localNames = Set(scopes.declared.map { source.texts[Int($0)] })
        if isTooDeep, fact.damage == nil { fact.damage = "it is nested too deeply" }
        scopes.clear()
        return fact
    }

    /// In source order, which the walk leaves only in a few places.
    private func sorted() -> [ReferenceFact] {
        for (left, right) in zip(references, references.dropFirst())
        where left.range.lowerBound > right.range.lowerBound {
            return references.sorted { $0.range.lowerBound < $1.range.lowerBound }
        }
        return references
    }

    // MARK: - Recording

    mutating func record(
        _ token: Int, as name: String? = nil, base: ReferenceFact.Base = .none, _ use: ObjCValueUse,
        receiver: Range<Int>? = nil
    ) {
        let range = source.tokens[token].range
        let symbol = source.symbols[token]
        var fact = ReferenceFact(
            name: name ?? (symbol >= 0 ? source.texts[Int(symbol)] : source.file.text(range)), base: base,
            usage: use.usage, range: range, line: source.file.line(at: range.lowerBound), labels: use.labels,
            isStatement: use.isStatement, isDereferenced: use.isDereferenced, mayMutate: use.mayMutate,
            closureDepth: closureDepth, receiver: receiver)
        fact.firstArgument = use.firstArgument
        fact.owner = use.owner
        fact.message = use.message
        fact.isProtocolValue = use.isProtocolValue
        references.append(fact)
    }

    /// A statement of the member's body.
    mutating func note(statement node: Int32) {
        let isMessage = source.byte(Int(source.first(node))) == UInt8(ascii: "[")
        let form: StatementFact.Form = source.kind(node) == .declaration ? .declaration : isMessage ? .message : .other
        statements.note(source.range(node), depth: blockDepth, form: form, in: source.file)
    }

    /// Runs a walk in a scope of its own.
    mutating func inScope(_ walk: (inout ReferenceReader) -> Void) {
        scopes.push()
        walk(&self)
        scopes.pop()
    }

    // MARK: - Names

    /// Returns true if a symbol is `self` or a name that stands for it here.
    ///
    /// A name that no one declares and that is spelled like an alias comes out of a macro: `WS(weakSelf)`.
    func isSelf(_ symbol: Int32) -> Bool {
        if symbol == Word.ownSelf { return scopes.meaning(of: symbol) != .local }
        guard symbol >= 0 else { return false }
        switch scopes.meaning(of: symbol) {
        case .alias: return true
        case .local, .unassignedAlias: return false
        case .none: return isSpelledLikeSelf[Int(symbol)]
        }
    }

    /// Returns true if a node is `self` or a name that stands for it here.
    func isSelf(node: Int32) -> Bool { source.kind(node) == .identifier && isSelf(source.symbol(node)) }

    /// Returns true if the member gives a name another value than self, so that the name cannot stand for it.
    mutating func isReassigned(_ symbol: Int32) -> Bool {
        let names = reassigned ?? source.assignedNames(in: member)
        reassigned = names
        return names.contains(symbol)
    }

    /// The value of an expression where the walk is.
    func value(of node: Int32) -> Expression {
        values.isCutShort = false
        return source.value(of: node, memory: values) { isSelf($0) ? .selfValue : nil }
    }

    func isLocal(_ symbol: Int32) -> Bool { scopes.meaning(of: symbol) != .none }
}
