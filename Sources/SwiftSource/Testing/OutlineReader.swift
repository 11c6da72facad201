import Refactor
import SwiftSyntax

/// Follows a method of an emitted component and notes what it asks of others, as far as that is certain.
///
/// Neighbours are mocks that answer with the least there is and keep closures without calling them: what stands in those
/// closures does not happen.
struct OutlineReader {
    /// The certainty with which the next step happens: each time, later, or perhaps.
    enum Certainty { case always, later, maybe }

    let component: TestedComponent
    let source: EmittedComponent
    let maker: ValueMaker
    let isService: (String) -> Bool
    /// A type as other files spell it.
    let qualified: (String) -> String

    var outline = CallOutline()
    var certainty = Certainty.always
    /// The knowledge about local names: the parameters as they came in.
    var scope: [String: AskedCall.Argument] = [:]
    /// Local names that mean others than the component's properties of the same name.
    var shadowed: Set<String> = []
    /// Local names for neighbours, by the property.
    var aliases: [String: String] = [:]
    /// The types of the tested method's own parameters.
    var parameterTypes: [String: String] = [:]
    /// The cases that parameters of enums are, by their names.
    var cases: [String: String] = [:]
    /// Properties of the component that have got another value.
    var changed: Set<String> = []
    /// Local names that are places in a list, by the list as it is written.
    var places: [String: String] = [:]
    private var active: [String] = []
    /// Control has left the method.
    private var hasLeft = false
    /// Control may have left a part of it.
    private var mayLeave = false

    init(
        component: TestedComponent, source: EmittedComponent, maker: ValueMaker, isService: @escaping (String) -> Bool,
        qualified: @escaping (String) -> String
    ) {
        self.component = component
        self.source = source
        self.maker = maker
        self.isService = isService
        self.qualified = qualified
    }

    /// Returns what a method asks when it is called with made-up values; `cases` are those that are cases of enums.
    static func outline(
        of method: FunctionDeclSyntax, where cases: [String: String], by reader: OutlineReader
    ) -> CallOutline {
        var reader = reader
        reader.cases = cases
        for parameter in method.signature.parameterClause.parameters {
            let name = (parameter.secondName ?? parameter.firstName).text
            reader.scope[name] = .parameter(name)
            reader.parameterTypes[name] = parameter.type.trimmedDescription
        }
        reader.active = [method.name.text + method.signature.trimmedDescription]
        let statements = method.body?.statements ?? []
        reader.read(statements)
        reader.outline.answer = reader.answer(of: statements)
        return reader.outline
    }

    /// The call that is all of a body, or what it gives back at its end.
    private func answer(of statements: CodeBlockItemListSyntax) -> AskedCall? {
        guard statements.count == 1, outline.certain.count == 1, outline.later.isEmpty, outline.possible.isEmpty,
            let item = statements.first?.item
        else { return nil }
        let value = item.as(StmtSyntax.self)?.as(ReturnStmtSyntax.self)?.expression ?? item.as(ExprSyntax.self)
        guard let call = value?.as(FunctionCallExprSyntax.self),
            let member = call.calledExpression.as(MemberAccessExprSyntax.self), let base = member.base,
            base.is(DeclReferenceExprSyntax.self), neighbour(base) != nil
        else { return nil }
        return outline.certain.first
    }

    // MARK: - Notes

    mutating func note(_ call: AskedCall) {
        switch certainty {
        case .always: outline.certain.append(call)
        case .later: outline.later.append(call)
        case .maybe: outline.possible.append(call)
        }
    }

    mutating func obstacle(_ text: String) {
        if !outline.obstacles.contains(text) { outline.obstacles.append(text) }
    }

    /// Reads what may not happen, and goes on behind it.
    mutating func perhaps(_ body: (inout OutlineReader) -> Void) {
        let (before, left, might, old) = (certainty, hasLeft, mayLeave, changed)
        let (hidden, known) = (shadowed, aliases)
        let count = outline.possible.count
        (certainty, mayLeave) = (.maybe, false)
        body(&self)
        let canLeave = mayLeave || hasLeft
        if hasLeft { changed = old }
        (shadowed, aliases) = (hidden, known)
        (hasLeft, mayLeave) = (left, might || canLeave)
        certainty = canLeave ? .maybe : outline.possible.count > count && before == .always ? .later : before
    }

    /// The same for a closure: nothing in it leaves the code around it.
    mutating func apart(_ body: (inout OutlineReader) -> Void) {
        let (before, left, might, known) = (certainty, hasLeft, mayLeave, scope)
        let (hidden, others) = (shadowed, aliases)
        let count = outline.possible.count
        (certainty, hasLeft) = (.maybe, false)
        body(&self)
        (hasLeft, mayLeave, scope) = (left, might, known)
        (shadowed, aliases) = (hidden, others)
        certainty = outline.possible.count > count && before == .always ? .later : before
    }

    /// Reads another method of the component in the place of its call.
    mutating func inline(_ name: String, _ body: CodeBlockItemListSyntax, with arguments: [String: AskedCall.Argument])
    {
        guard !active.contains(name), active.count < 12 else { return }
        let (before, left, might, known) = (certainty, hasLeft, mayLeave, scope)
        let (hidden, others) = (shadowed, aliases)
        let count = outline.possible.count
        active.append(name)
        (scope, hasLeft, mayLeave, shadowed, aliases) = (arguments, false, false, [], [:])
        read(body)
        active.removeLast()
        (scope, hasLeft, mayLeave, shadowed, aliases) = (known, left, might, hidden, others)
        certainty = outline.possible.count > count && before == .always ? .later : before
    }

    /// Control may leave here: what follows may not happen.
    mutating func mayStop() {
        mayLeave = true
        certainty = .maybe
    }

    // MARK: - Statements

    mutating func read(_ items: CodeBlockItemListSyntax) {
        for item in items {
            if hasLeft { return }
            switch item.item {
            case .expr(let expression): read(expression)
            case .stmt(let statement): read(statement)
            case .decl(let declaration): read(declaration)
            }
        }
    }

    private mutating func read(_ declaration: DeclSyntax) {
        if let variable = declaration.as(VariableDeclSyntax.self) {
            for binding in variable.bindings {
                if let value = binding.initializer?.value { read(value) }
                bind(binding.pattern, to: binding.initializer?.value)
            }
        } else if let function = declaration.as(FunctionDeclSyntax.self), let body = function.body {
            apart { $0.read(body.statements) }
        } else if let condition = declaration.as(IfConfigDeclSyntax.self) {
            perhaps { reader in
                for clause in condition.clauses {
                    if case .statements(let items)? = clause.elements { reader.read(items) }
                }
            }
        }
    }

    private mutating func read(_ statement: StmtSyntax) {
        switch statement.as(StmtSyntaxEnum.self) {
        case .expressionStmt(let expression): read(expression.expression)
        case .returnStmt(let back):
            if let value = back.expression { giveBack(value) }
            (hasLeft, mayLeave) = (true, true)
        case .throwStmt(let error):
            read(error.expression)
            (hasLeft, mayLeave, outline.mayThrow) = (true, true, true)
        case .breakStmt, .continueStmt, .fallThroughStmt: mayLeave = mayLeave || certainty == .maybe
        case .guardStmt(let guarding): read(guarding)
        case .forStmt(let loop):
            read(loop.sequence)
            perhaps { reader in
                reader.forget(loop.pattern)
                if let clause = loop.whereClause { reader.read(clause.condition) }
                reader.read(loop.body.statements)
            }
        case .whileStmt(let loop):
            _ = conditions(loop.conditions)
            perhaps { reader in
                reader.read(loop.body.statements)
                _ = reader.conditions(loop.conditions)
            }
        case .repeatStmt(let loop):
            perhaps { reader in
                reader.read(loop.body.statements)
                reader.read(loop.condition)
            }
        case .doStmt(let attempt):
            guard !attempt.catchClauses.isEmpty else { return read(attempt.body.statements) }
            perhaps { reader in
                reader.read(attempt.body.statements)
                reader.hasLeft = false
                for clause in attempt.catchClauses { reader.read(clause.body.statements) }
            }
        case .deferStmt(let later): perhaps { $0.read(later.body.statements) }
        default: apart { reader in reader.readChildren(of: Syntax(statement)) }
        }
    }

    private mutating func giveBack(_ value: ExprSyntax) {
        read(value)
        if certainty == .always, active.count == 1 { outline.given = fixedText(of: value) }
    }

    private mutating func read(_ guarding: GuardStmtSyntax) {
        let before = certainty
        if conditions(guarding.conditions) {
            certainty = before
            return
        }
        perhaps { $0.read(guarding.body.statements) }
        mayStop()
    }

    /// Reads conditions; true where they hold each time, as `let view = view` does.
    mutating func conditions(_ list: ConditionElementListSyntax) -> Bool {
        var holds = true
        for (index, element) in list.enumerated() {
            let isFirst = index == 0
            switch element.condition {
            case .optionalBinding(let binding):
                let isShort = binding.initializer == nil
                let value = binding.initializer?.value
                let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text ?? ""
                let isThere = isShort ? isNeighbour(name) || Self.selfNames.contains(name) : value.map(isThere) ?? false
                holds = holds && isThere
                if let value {
                    if isFirst { read(value) } else { perhaps { $0.read(value) } }
                }
                if !isShort { bind(binding.pattern, to: value) }
                places[name] = value.flatMap(Self.searchedList)
            case .expression(let condition):
                holds = false
                if isFirst { read(condition) } else { perhaps { $0.read(condition) } }
            case .matchingPattern(let match):
                holds = false
                if isFirst { read(match.initializer.value) } else { perhaps { $0.read(match.initializer.value) } }
                forget(match.pattern)
            case .availability: holds = false
            }
        }
        return holds
    }

    /// A name that is bound here means no parameter and no neighbour any more.
    mutating func forget(_ pattern: some SyntaxProtocol) {
        for token in pattern.tokens(viewMode: .sourceAccurate) {
            guard case .identifier(let name) = token.tokenKind else { continue }
            (scope[name], aliases[name]) = (nil, nil)
            shadowed.insert(name)
        }
    }

    /// A name for a value: for a parameter or a neighbour it is another name.
    private mutating func bind(_ pattern: PatternSyntax, to value: ExprSyntax?) {
        let property = value.flatMap(neighbour)?.property
        let argument = value?.as(DeclReferenceExprSyntax.self).flatMap { scope[$0.baseName.text] }
        forget(pattern)
        guard let name = pattern.as(IdentifierPatternSyntax.self)?.identifier.text else { return }
        aliases[name] = property
        if pattern.parent?.is(OptionalBindingConditionSyntax.self) == true { scope[name] = argument }
    }

    static let selfNames: Set<String> = ["self", "strongSelf", "weakSelf", "this"]
}
