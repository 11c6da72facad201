import Refactor
import SwiftSyntax

/// A component as it was written: its members as facts, and their bodies.
struct EmittedComponent {
    /// A property that is more than a place for a value, or whose type is known.
    struct Property {
        let type: String?
        let isVisible: Bool
        let getter: CodeBlockItemListSyntax?
        /// The observers that run when it changes.
        let observers: [CodeBlockItemListSyntax]
    }

    /// Methods that others can call, in source order.
    let methods: [MemberFact]
    private(set) var bodies: [(declaration: FunctionDeclSyntax, labels: [String])] = []
    private(set) var properties: [String: Property] = [:]

    /// Nil where the emission has no such class.
    init?(named name: String, in emission: Emission, of plan: Plan) {
        for file in emission.files {
            let source = SourceFile(path: file.name, bytes: file.bytes(from: plan.controller.files))
            guard source.contains("class \(name)"), let tree = try? parse(source),
                let declaration = tree.statements.lazy.compactMap({ $0.item.as(ClassDeclSyntax.self) })
                    .first(where: { $0.name.text == name }),
                let type = FileReader(file: source, tree: tree).facts().types.first(where: {
                    $0.name == name && $0.keyword == .class
                })
            else { continue }
            methods = type.members.filter {
                $0.kind == .method && !$0.isStatic && $0.writtenAccess?.isFileBound != true
                    && !$0.has(modifier: "override")
            }
            for member in declaration.memberBlock.members { read(member.decl) }
            return
        }
        return nil
    }

    /// The methods that a call can mean.
    func methods(named name: String, labels: [String]) -> [FunctionDeclSyntax] {
        let named = bodies.filter { $0.declaration.name.text == name }
        let fitting = named.filter { $0.labels == labels }
        if !fitting.isEmpty { return fitting.map(\.declaration) }
        let counted = named.filter { $0.labels.count == labels.count }
        return (counted.isEmpty ? named : counted).map(\.declaration)
    }

    private mutating func read(_ declaration: DeclSyntax) {
        if let method = declaration.as(FunctionDeclSyntax.self) {
            let labels = method.signature.parameterClause.parameters.map { $0.firstName.text }
            bodies.append((method, labels))
        } else if let variable = declaration.as(VariableDeclSyntax.self) {
            let modifiers = variable.modifiers.map(\.trimmedDescription)
            let isLet = variable.bindingSpecifier.text == "let"
            let isVisible = !isLet && !modifiers.contains { $0.hasPrefix("private") || $0.hasPrefix("fileprivate") }
            for binding in variable.bindings { read(binding, isVisible: isVisible) }
        }
    }

    private mutating func read(_ binding: PatternBindingSyntax, isVisible: Bool) {
        guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text else { return }
        var getter: CodeBlockItemListSyntax?
        var observers: [CodeBlockItemListSyntax] = []
        switch binding.accessorBlock?.accessors {
        case .getter(let items): getter = items
        case .accessors(let list):
            for accessor in list {
                guard let items = accessor.body?.statements else { continue }
                if accessor.accessorSpecifier.text == "get" { getter = items } else { observers.append(items) }
            }
        case nil: break
        }
        let value = binding.initializer?.value
        let callee = value?.as(FunctionCallExprSyntax.self)?.calledExpression ?? value
        let shown = callee?.as(MemberAccessExprSyntax.self)?.base ?? callee
        properties[name] = Property(
            type: binding.typeAnnotation?.type.trimmedDescription ?? shown?.trimmedDescription, isVisible: isVisible,
            getter: getter, observers: observers)
    }
}
