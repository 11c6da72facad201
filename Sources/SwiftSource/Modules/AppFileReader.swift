import Refactor
import SwiftSyntax

/// Reads the declarations of a file and hands their bodies to `StepReader`: one walk, no visitor.
struct AppFileReader {
    private let lines: LineTable
    private var found: AppFile

    private init(_ file: SourceFile) {
        lines = LineTable(file)
        found = AppFile(path: file.path)
    }

    /// Returns the facts of the file about modules.
    static func read(_ file: SourceFile, _ tree: SourceFileSyntax) -> AppFile {
        var reader = AppFileReader(file)
        for item in tree.statements { reader.topLevel(item.item) }
        return reader.found
    }

    // MARK: - Top level

    private mutating func topLevel(_ item: CodeBlockItemSyntax.Item) {
        guard case .decl(let declaration) = item else { return }
        switch declaration.as(DeclSyntaxEnum.self) {
        case .importDecl(let node):
            if let name = node.path.last?.name.text { found.imports.append(name) }
        case .variableDecl(let node): constants(of: node)
        case .typeAliasDecl(let node): found.addAlias(node.name.text, of: mention(of: node.initializer.value))
        case .ifConfigDecl(let node):
            for clause in node.clauses {
                if case .statements(let items) = clause.elements { for item in items { topLevel(item.item) } }
            }
        default: nested(declaration, in: nil)
        }
    }

    private mutating func constants(of node: VariableDeclSyntax) {
        for binding in node.bindings {
            guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text,
                let value = binding.initializer?.value, case .text(let text) = WireReader.value(of: value, in: lines)
            else { continue }
            found.constants[name] = text
        }
    }

    /// A type and those inside of it, which come under their full names.
    private mutating func nested(_ declaration: DeclSyntax, in outer: String?) {
        switch declaration.as(DeclSyntaxEnum.self) {
        case .classDecl(let node):
            add(
                node, .class, node.name.text, outer, node.inheritanceClause, node.memberBlock,
                generics: names(of: node.genericParameterClause), runtimeName: runtimeName(node.attributes))
        case .actorDecl(let node):
            add(
                node, .class, node.name.text, outer, node.inheritanceClause, node.memberBlock,
                generics: names(of: node.genericParameterClause))
        case .structDecl(let node):
            add(
                node, .struct, node.name.text, outer, node.inheritanceClause, node.memberBlock,
                generics: names(of: node.genericParameterClause))
        case .enumDecl(let node):
            add(
                node, .enum, node.name.text, outer, node.inheritanceClause, node.memberBlock,
                generics: names(of: node.genericParameterClause))
        case .protocolDecl(let node):
            add(node, .protocol, node.name.text, outer, node.inheritanceClause, node.memberBlock)
        case .extensionDecl(let node):
            let name = mention(of: node.extendedType)?.names.first ?? ""
            add(node, .addition, name, nil, node.inheritanceClause, node.memberBlock, where: node.genericWhereClause)
        default: return
        }
    }

    private mutating func add(
        _ node: some SyntaxProtocol, _ keyword: AppType.Keyword, _ name: String, _ outer: String?,
        _ inheritance: InheritanceClauseSyntax?, _ members: MemberBlockSyntax,
        where requirements: GenericWhereClauseSyntax? = nil, generics: [String] = [], runtimeName: String? = nil
    ) {
        let full = outer.map { $0 + "." + name } ?? name
        let start = node.positionAfterSkippingLeadingTrivia.utf8Offset
        let line = lines.line(at: start)
        let end = lines.line(at: node.endPositionBeforeTrailingTrivia.utf8Offset)
        var type = AppType(name: full, keyword: keyword, file: found.path, line: line, lineCount: end - line + 1)
        type.generics = generics
        type.isGeneric = node.is(ClassDeclSyntax.self) && !generics.isEmpty
        type.isPrivate = outer == nil && keyword != .addition && isPrivate(node.asProtocol(WithModifiersSyntax.self))
        type.runtimeName = runtimeName
        type.inherits = inheritance?.inheritedTypes.compactMap { mention(of: $0.type) } ?? []
        if let constrained = constraint(in: requirements) {
            type.properties.append(AppProperty(name: "Protocol", type: constrained, isComputed: true, isStatic: true))
        }
        let index = found.types.count
        found.types.append(type)
        for member in members.members { self.member(member.decl, of: &type) }
        type.placeParts()
        found.types[index] = type
    }

    private func names(of clause: GenericParameterClauseSyntax?) -> [String] {
        clause?.parameters.map(\.name.text) ?? []
    }

    /// `where Protocol == LoginViewInput` of an extension.
    private func constraint(in clause: GenericWhereClauseSyntax?) -> TypeNames? {
        guard let clause else { return nil }
        for requirement in clause.requirements {
            if case .sameTypeRequirement(let same) = requirement.requirement, case .type(let right) = same.rightType {
                return mention(of: right)
            }
        }
        return nil
    }

    // MARK: - Members

    private mutating func member(_ declaration: DeclSyntax, of type: inout AppType) {
        switch declaration.as(DeclSyntaxEnum.self) {
        case .variableDecl(let node): properties(of: node, in: &type)
        case .functionDecl(let node):
            var method = AppMethod(name: node.name.text, line: lines.line(of: node), isRequirement: node.body == nil)
            method.parameters = parameters(node.signature.parameterClause, without: node.genericParameterClause)
            method.result = (node.signature.returnClause?.type).flatMap(mention)
            method.isStatic = isStatic(node.modifiers)
            method.isPrivate = isHidden(node.modifiers, node.attributes)
            method.steps = defaults(node.signature.parameterClause) + StepReader.steps(of: node.body, in: lines)
            type.methods.append(method)
        case .initializerDecl(let node):
            var method = AppMethod(name: "init", line: lines.line(of: node), isRequirement: node.body == nil)
            method.parameters = parameters(node.signature.parameterClause, without: node.genericParameterClause)
            method.steps = defaults(node.signature.parameterClause) + StepReader.steps(of: node.body, in: lines)
            type.methods.append(method)
        case .enumCaseDecl(let node):
            for element in node.elements {
                var value = WiringExpression.text(element.name.text)
                if let raw = element.rawValue?.value { value = WireReader.value(of: raw, in: lines) }
                var property = AppProperty(
                    name: element.name.text, value: value, isStatic: true, line: lines.line(of: element))
                property.carried = carried(by: element)
                type.properties.append(property)
            }
        case .ifConfigDecl(let node):
            for clause in node.clauses {
                if case .decls(let items) = clause.elements {
                    for item in items { member(item.decl, of: &type) }
                }
            }
        default: nested(declaration, in: type.name)
        }
    }

    private func carried(by element: EnumCaseElementSyntax) -> [AppMethod.Parameter] {
        (element.parameterClause?.parameters ?? []).map { parameter in
            let label = parameter.firstName?.text ?? ""
            return AppMethod.Parameter(
                label: label == "_" ? "" : label, name: (parameter.secondName ?? parameter.firstName)?.text ?? "",
                type: mention(of: parameter.type))
        }
    }

    /// Parameters; the names of generic ones are no types of the app.
    private func parameters(
        _ clause: FunctionParameterClauseSyntax, without generics: GenericParameterClauseSyntax?
    ) -> [AppMethod.Parameter] {
        let hidden = Set(generics?.parameters.map(\.name.text) ?? [])
        return clause.parameters.map { parameter in
            let label = parameter.firstName.text
            let type = mention(of: parameter.type)
            let isGeneric = !hidden.isEmpty && type.map { !hidden.isDisjoint(with: $0.allNames) } ?? false
            return AppMethod.Parameter(
                label: label == "_" ? "" : label, name: (parameter.secondName ?? parameter.firstName).text,
                type: isGeneric ? nil : type)
        }
    }

    /// `init(service: Service = .shared)` gives its parameter a value, as an assignment in the body would.
    private func defaults(_ clause: FunctionParameterClauseSyntax) -> [WireStep] {
        clause.parameters.compactMap { parameter in
            guard let value = parameter.defaultValue?.value else { return nil }
            let wire = WireReader.value(of: value, in: lines)
            guard wire != .other else { return nil }
            let name = (parameter.secondName ?? parameter.firstName).text
            return WireStep(.local(name, mention(of: parameter.type)), wire, line: lines.line(of: parameter))
        }
    }

    private mutating func properties(of node: VariableDeclSyntax, in type: inout AppType) {
        let words = node.modifiers.map(\.name.text)
        let strength: ReferenceStrength =
            words.contains("weak") ? .weak : words.contains("unowned") ? .unowned : .strong
        let line = lines.line(of: node)
        for binding in node.bindings {
            guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text else { continue }
            var property = AppProperty(name: name, strength: strength, isStatic: isStatic(node.modifiers), line: line)
            property.isPrivate = isHidden(node.modifiers, node.attributes)
            property.type = (binding.typeAnnotation?.type).flatMap(mention)
            var steps: [WireStep] = []
            if let value = binding.initializer?.value {
                var reader = WireReader(lines)
                property.value = reader.wire(value)
                if property.value == .other { property.value = nil }
                steps = reader.steps
            }
            property.isComputed = StepReader.isComputed(binding.accessorBlock)
            steps += StepReader.steps(of: binding.accessorBlock, in: lines)
            if !steps.isEmpty {
                type.methods.append(
                    AppMethod(name: name, result: property.type, isStatic: property.isStatic, line: line, steps: steps))
            }
            type.properties.append(property)
        }
    }

    // MARK: - Small things

    /// `Name` of `@objc(Name)`.
    private func runtimeName(_ attributes: AttributeListSyntax) -> String? {
        for case .attribute(let attribute) in attributes where attribute.attributeName.trimmedDescription == "objc" {
            guard let arguments = attribute.arguments?.trimmedDescription, !arguments.contains(":") else { continue }
            return arguments
        }
        return nil
    }

    /// Known in its file alone, and to no framework either.
    private func isHidden(_ modifiers: DeclModifierListSyntax, _ attributes: AttributeListSyntax) -> Bool {
        let words = modifiers.filter { $0.detail == nil }.map(\.name.text)
        return attributes.isEmpty && !words.contains("override") && words.contains("private")
    }

    private func isPrivate(_ node: (any WithModifiersSyntax)?) -> Bool {
        node?.modifiers.contains { $0.detail == nil && ["fileprivate", "private"].contains($0.name.text) } ?? false
    }

    private func isStatic(_ modifiers: DeclModifierListSyntax) -> Bool {
        modifiers.contains { ["static", "class"].contains($0.name.text) }
    }
}
