/// Reads where code of Objective-C goes to: what a message shows, by the statements of the method around it.
struct ObjectiveCRoutes {
    let tree: BodyFact

    /// The way of a message that shows something.
    static func kind(of reference: ReferenceFact) -> ModuleRoute.Kind? {
        switch reference.name {
        case "pushViewController": .push
        case "presentViewController": .present
        case "showViewController", "showDetailViewController": .show
        case "performSegueWithIdentifier": .segue
        case "setViewControllers": .replace
        case "addChildViewController": reference.isOnSelf ? .embed : nil
        case "dismissViewControllerAnimated": reference.isOnSelf ? .back : nil
        case "popToRootViewControllerAnimated", "popViewControllerAnimated": .back
        default: nil
        }
    }

    /// The class that an argument is an object of, and what is set on it.
    func aim(of argument: Expression) -> (target: String?, data: [String]) {
        guard case .name(let name, let offset) = argument else { return (made(by: argument), []) }
        let local = local(at: offset)
        return (local.flatMap(target), set(on: name, local))
    }

    private func local(at offset: Int) -> LocalFact? { tree.locals.first { $0.isUsed(at: offset) } }

    /// The class of a local name: of what it is made as, or else as it is declared.
    private func target(of local: LocalFact) -> String? {
        guard case .binding(let type?, value: .some) = local.origin, type.hasSuffix("*") else { return nil }
        let value = tree.block.statement(at: local.declaration.lowerBound)?.head.value
        return value.flatMap(made) ?? identifiers(in: type).last
    }

    /// `[[DetailController alloc] init]`; of a navigation controller, the screen that it begins with.
    private func made(by value: Expression) -> String? {
        let parts = value.all
        guard let type = parts.lazy.compactMap(\.allocated).first else { return nil }
        guard type.hasSuffix("NavigationController"), let root = parts.lazy.compactMap(\.root).first else {
            return type
        }
        if case .name(let name, let offset) = root, name.first?.isUppercase != true {
            return local(at: offset).flatMap(target)
        }
        return root.words.first.flatMap { $0.first?.isUppercase == true ? $0 : nil }
    }

    /// `detail.user = …`, `[detail setUser:…]`: of a local name, or else of whatever has the name.
    private func set(on name: String, _ local: LocalFact?) -> [String] {
        var found: [String] = []
        for statement in tree.block.allStatements {
            guard case (.name(name, let offset), let property)? = statement.head.value?.setting,
                local?.isUsed(at: offset) ?? true, !RouteFinder.looks.contains(property), !found.contains(property)
            else { continue }
            found.append(property)
        }
        return found
    }
}

extension LocalFact {
    fileprivate func isUsed(at offset: Int) -> Bool { uses.contains { $0.range.lowerBound == offset } }
}

extension BlockFact {
    /// Its statements and those of the blocks inside them, in source order.
    fileprivate var allStatements: [StatementNode] {
        statements.flatMap { [$0] + $0.blocks.flatMap(\.allStatements) }
    }
}

extension Expression {
    /// The class that `[Class alloc]` or `[Class new]` names.
    fileprivate var allocated: String? {
        guard case .call(.member(.name(let name, _)?, "alloc"), [], _) = self else {
            guard case .call(.member(.name(let name, _)?, "new"), [], _) = self else { return nil }
            return name
        }
        return name
    }

    /// The screen that a navigation controller begins with.
    fileprivate var root: Expression? {
        guard case .call(.member(_, "initWithRootViewController"), _, let arguments) = self else { return nil }
        return arguments.first
    }

    /// Of what a statement sets which property.
    fileprivate var setting: (owner: Expression, property: String)? {
        switch self {
        case .binary("=", .member(let owner?, let name), _): return (owner, name)
        case .call(.member(let owner?, let message), let labels, _):
            let noun = message.dropFirst(3)
            guard message.hasPrefix("set"), !labels.isEmpty, noun.first?.isUppercase == true else { return nil }
            return (owner, noun.prefix(1).lowercased() + noun.dropFirst())
        default: return nil
        }
    }
}
