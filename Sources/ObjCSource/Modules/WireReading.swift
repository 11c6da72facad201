import Refactor

/// Reduces expressions to what tells which types they deal with.
extension ObjCStepReader {
    mutating func wire(_ node: Int32) -> WiringExpression {
        switch tree.kind(node) {
        case .identifier: return .name(tree.text(node))
        case .literal: return tree.stringText(node).map { .text($0) } ?? .other
        case .message: return message(node)
        case .member, .arrow: return member(node)
        case .call: return call(node)
        case .cast, .compoundLiteral: return cast(node)
        case .parenthesized, .boxed, .prefix, .postfix:
            return tree.children(node).first { _ in true }.map { wire($0) } ?? .other
        case .subscripted: return tree.children(node).first { _ in true }.map { wire($0) } ?? .other
        case .arrayLiteral: return several(tree.children(node).map { wire($0) })
        case .dictionaryLiteral:
            return several(tree.children(node).enumerated().filter { $0.offset % 2 == 1 }.map { wire($0.element) })
        case .conditional:
            let parts = Array(tree.children(node))
            return several((parts.count > 2 ? parts[1...] : parts[0...]).map { wire($0) })
        case .selectorLiteral:
            let parts = tree.children(node, of: .name).map { tree.text($0) }
            return parts.first.map { .text($0) } ?? .other
        case .atExpression:
            let text = tree.text(node)
            guard text.hasPrefix("@protocol"), let name = tree.child(node, of: .name) else { return .other }
            return .type(TypeNames(tree.text(name)))
        case .typeName: return tree.mention(node).map { .type($0) } ?? .other
        case .block: return block(node)
        case .assignment, .statementExpression:
            read(node)
            return .other
        default: return .other
        }
    }

    private func several(_ values: [WiringExpression]) -> WiringExpression {
        let telling = values.filter { $0 != .other }
        return telling.count > 1 ? .several(telling) : telling.first ?? .other
    }

    private mutating func cast(_ node: Int32) -> WiringExpression {
        let parts = Array(tree.children(node))
        guard parts.count == 2 else { return .other }
        let value = wire(parts[1])
        return tree.mention(parts[0]).map { .cast(value, $0) } ?? value
    }

    private mutating func member(_ node: Int32) -> WiringExpression {
        let parts = Array(tree.children(node))
        guard parts.count == 2 else { return .other }
        let name = tree.text(parts[1])
        let base = wire(parts[0])
        if name == "class" { return type(base) }
        return .member(base, name)
    }

    /// `[View class]` is the type; `[view class]` stands for the value.
    private func type(_ base: WiringExpression) -> WiringExpression {
        guard case .name(let name) = base, let first = name.unicodeScalars.first, first.properties.isUppercase
        else { return base }
        return .type(TypeNames(name))
    }

    private mutating func call(_ node: Int32) -> WiringExpression {
        let parts = Array(tree.children(node))
        guard let callee = parts.first else { return .other }
        let receiver: WiringExpression?
        var called: String
        switch wire(callee) {
        case .name(let name): (receiver, called) = (nil, name)
        case .member(let base, let name): (receiver, called) = (base, name)
        default:
            for part in parts.dropFirst() { _ = wire(part) }
            return .other
        }
        let arguments = parts.dropFirst().map { WireCall.Argument("", wire($0)) }
        // `PushVC(detail)`: a macro makes nothing, whatever it is called.
        let isMacro = receiver == nil && ["Present", "Push"].contains(where: called.hasPrefix)
        if isMacro { called = called.prefix(1).lowercased() + called.dropFirst() }
        return .call(WireCall(receiver: receiver, name: called, arguments: arguments, line: line(node)))
    }

    private mutating func message(_ node: Int32) -> WiringExpression {
        let children = Array(tree.children(node))
        guard let receiver = children.first else { return .other }
        let target = wire(receiver)
        var called = ""
        var arguments: [WireCall.Argument] = []
        for (index, part) in children.dropFirst().enumerated() where tree.kind(part) == .messagePart {
            let name = tree.child(part, of: .name).map { tree.text($0) } ?? ""
            if index == 0 { called = name }
            let values = tree.children(part).dropFirst(name.isEmpty ? 0 : 1)
            for value in values { arguments.append(.init(index == 0 ? "" : name, wire(value))) }
        }
        return simplified(WireCall(receiver: target, name: called, arguments: arguments, line: line(node)))
    }

    /// `[[View alloc] init…]` and `[View new]` make a view; `[View class]` is its type.
    private func simplified(_ call: WireCall) -> WiringExpression {
        if call.name == "class" || call.name == "self", call.arguments.isEmpty { return type(call.receiver ?? .other) }
        if call.name == "new", call.arguments.isEmpty, case .name(let name) = call.receiver {
            return .call(WireCall(name: name == "self" ? "Self" : name, line: call.line))
        }
        guard call.name.hasPrefix("init"), case .call(let inner) = call.receiver, inner.name == "alloc",
            case .name(let name) = inner.receiver
        else { return .call(call) }
        var arguments = call.arguments
        if !arguments.isEmpty { arguments[0].label = Self.label(ofInitializer: call.name) }
        return .call(WireCall(name: name == "self" ? "Self" : name, arguments: arguments, line: call.line))
    }

    /// `view` of `initWithView:`.
    private static func label(ofInitializer name: String) -> String {
        let rest = name.dropFirst(name.hasPrefix("initWith") ? 8 : 4)
        return rest.prefix(1).lowercased() + rest.dropFirst()
    }

    /// The steps of a block join those around it.
    private mutating func block(_ node: Int32) -> WiringExpression {
        var given: [WiringExpression] = []
        for child in tree.children(node) {
            if tree.kind(child) == .parameter,
                let type = tree.child(child, of: .typeName).flatMap({ tree.mention($0) }),
                let name = tree.child(child, of: .name)
            {
                steps.append(WireStep(.local(tree.text(name), type), .other, line: line(child)))
            } else if tree.kind(child) == .compound {
                var reader = ObjCStepReader(tree)
                reader.read(child)
                for step in reader.steps {
                    if step.kind == .give { given.append(step.value) }
                    steps.append(step.kind == .give ? WireStep(.call, step.value, line: step.line) : step)
                }
            }
        }
        return several(given)
    }
}
