import Refactor

/// Reads what statements wire, in the order of the text; branches and blocks are read as if they always ran.
struct ObjCStepReader {
    let tree: Tree
    var steps: [WireStep] = []

    init(_ tree: Tree) { self.tree = tree }

    /// A statement, or an expression in the place of one.
    mutating func read(_ node: Int32) {
        switch tree.kind(node) {
        case .declaration: declaration(node)
        case .returnStatement:
            guard let value = first(node) else { return }
            let wire = wire(value)
            if wire != .other { add(.give, wire, at: node) }
        case .expressionStatement, .parenthesized: if let inner = first(node) { read(inner) }
        case .assignment: assignment(node)
        case .message, .call:
            let wire = wire(node)
            if case .call(let call) = wire {
                if let (target, value) = setter(call) { add(.assign(target), value, at: node) }
                add(.call, wire, at: node)
            }
        case .typeName, .name, .literal, .identifier, .selectorLiteral: return
        default: for child in tree.children(node) { read(child) }
        }
    }

    private func first(_ node: Int32) -> Int32? { tree.children(node).first { _ in true } }

    private mutating func declaration(_ node: Int32) {
        let type = tree.child(node, of: .typeName).flatMap { tree.mention($0) }
        for declarator in tree.children(node, of: .declarator) {
            guard let name = tree.child(declarator, of: .name) else { continue }
            var value = WiringExpression.other
            for child in tree.children(declarator) where ![.name, .typeName].contains(tree.kind(child)) {
                value = wire(child)
            }
            if value != .other || type != nil { add(.local(tree.text(name), type), value, at: node) }
        }
    }

    private mutating func assignment(_ node: Int32) {
        let sides = Array(tree.children(node))
        guard sides.count == 2 else { return }
        let target = wire(sides[0])
        let value = wire(sides[1])
        if target != .other, value != .other { add(.assign(target), value, at: node) }
    }

    /// `[view setOutput:presenter]` is `view.output = presenter`.
    private func setter(_ call: WireCall) -> (WiringExpression, WiringExpression)? {
        guard call.name.hasPrefix("set"), call.name.utf8.count > 3, call.arguments.count == 1,
            let receiver = call.receiver, call.arguments[0].value != .other
        else { return nil }
        let name = call.name.dropFirst(3)
        return (.member(receiver, name.prefix(1).lowercased() + name.dropFirst()), call.arguments[0].value)
    }

    private mutating func add(_ kind: WireStep.Kind, _ value: WiringExpression, at node: Int32) {
        steps.append(WireStep(kind, value, line: line(node)))
    }

    func line(_ node: Int32) -> Int { tree.file.line(at: tree.range(node).lowerBound) }
}
