import Refactor
import SwiftSyntax

/// Scopes of closures: what they capture, the parameters they are given, and how they spell self.
extension ScopeVisitor {
    final func enter(_ node: ClosureExprSyntax) {
        let outer = table.spelling
        table.spelling = spelling(in: node)
        for capture in node.signature?.capture?.items ?? [] { enter(capture: capture, outer: outer) }
        enter(parametersOf: node)
        if let result = node.signature?.returnClause { walk(result) }
        enter(body: node.statements)
    }

    /// Returns the spelling of self in a closure that captures no name for it.
    private func spelling(in node: ClosureExprSyntax) -> StatementNode.SelfSpelling {
        let outer = table.spelling
        guard outer == .implicit || outer == .named("self") else { return outer }
        let names = table.weakNames
        if names.isEmpty { return .named("self") }
        let used = node.tokens(viewMode: .sourceAccurate).first { names.contains($0.identifierText) }
        return used.map { .optional($0.identifierText) } ?? .named("self")
    }

    // MARK: - Captures

    /// Returns the form in which a capture stands for self, under any name; nil where it is of another value.
    final func selfForm(captured capture: ClosureCaptureSyntax) -> LocalTable.SelfForm? {
        let source = capture.initializer?.value
        let form = source.map(selfForm) ?? table.selfForm(of: capture.name.identifierText)
        return form.map { capture.isWeak ? .weak : $0 }
    }

    private func enter(capture: ClosureCaptureSyntax, outer: StatementNode.SelfSpelling) {
        let name = capture.name.identifierText
        let source = capture.initializer?.value
        let form = selfForm(captured: capture)
        let captured = source.map(value) ?? .name(name, at: capture.name.bytes.lowerBound)
        if let source { walk(bound: source) } else { use(capture.name, as: .capture) }
        if name == "self", source == nil {
            table.hide(name, selfForm: form)
        } else {
            declare(capture.name, capture.isWeak ? .pattern : .binding(type: nil, value: captured), selfForm: form)
        }
        if let form, outer != .none { table.spelling = form == .weak ? .optional(name) : .named(name) }
    }

    // MARK: - Parameters

    private func enter(parametersOf node: ClosureExprSyntax) {
        switch node.signature?.parameterClause {
        case .simpleInput(let list)?:
            for (index, parameter) in list.enumerated() {
                declare(parameter.name, origin(ofParameter: index, among: list.count, type: nil, of: node))
            }
        case .parameterClause(let clause)?:
            for (index, parameter) in clause.parameters.enumerated() {
                if let type = parameter.type { walk(type) }
                var type = parameter.type?.withoutInout
                if parameter.ellipsis != nil { type = type.map { "[\($0)]" } }
                declare(
                    parameter.secondName ?? parameter.firstName,
                    origin(ofParameter: index, among: clause.parameters.count, type: type, of: node),
                    isVariable: parameter.type?.isInout ?? false)
            }
        case nil: declareNumbered(in: node)
        }
    }

    private func origin(
        ofParameter index: Int, among count: Int, type: String?, of node: ClosureExprSyntax
    ) -> LocalFact.Origin {
        let place = ClosurePlace(of: node)
        let call = place.map { value(ExprSyntax($0.call)) }
        return .closureParameter(type: type, call: call, argument: place?.argument ?? 0, index: index, of: count)
    }

    /// Binds the `$0`, `$1` that a closure uses itself.
    private func declareNumbered(in node: ClosureExprSyntax) {
        let start = node.innerBytes.lowerBound
        let names = Set(numberedNames(in: Syntax(node.statements))).sorted()
        let count = names.compactMap { Int($0.dropFirst()) }.max().map { $0 + 1 } ?? 0
        for name in names {
            guard let index = Int(name.dropFirst()) else { continue }
            declare(unwritten: name, origin(ofParameter: index, among: count, type: nil, of: node), at: start)
        }
    }

    private func numberedNames(in node: Syntax) -> [String] {
        if let name = node.as(DeclReferenceExprSyntax.self)?.baseName, case .dollarIdentifier = name.tokenKind {
            return [name.text]
        }
        if node.is(ClosureExprSyntax.self) { return [] }
        return node.children(viewMode: .sourceAccurate).flatMap(numberedNames)
    }
}

extension ClosureCaptureSyntax {
    fileprivate var isWeak: Bool { specifier?.specifier.tokenKind == .keyword(.weak) }
}
