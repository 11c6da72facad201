import Refactor

/// Reads the declarations of a file and hands their bodies to `ObjCStepReader`.
struct ObjCAppFileReader {
    private let tree: Tree
    private var found: AppFile

    private init(_ tree: Tree) {
        self.tree = tree
        found = AppFile(path: tree.file.path)
    }

    /// Returns the facts of the file about modules.
    static func read(_ file: SourceFile) -> AppFile {
        guard !file.bytes.isEmpty else { return AppFile(path: file.path) }
        var reader = ObjCAppFileReader(tolerantTree(of: file))
        reader.directives()
        for node in reader.tree.children(reader.tree.root) { reader.topLevel(node) }
        return reader.found
    }

    private mutating func directives() {
        for token in tree.tokens where token.kind == .directive {
            let directive = Directive(token.range, in: tree.file.bytes)
            if let imported = directive.imported {
                let last = imported.path.split(separator: "/").last ?? ""
                found.imports.append(String(last.prefix { $0 != "." }))
            } else if let name = directive.definedName {
                // `#define Name @"text"`.
                let parts = tree.text(token).split(separator: "\"", omittingEmptySubsequences: false)
                if parts.count == 3, parts[0].hasSuffix("@") { found.constants[name] = String(parts[1]) }
            }
        }
    }

    private mutating func topLevel(_ node: Int32) {
        switch tree.kind(node) {
        case .interface, .implementation, .protocolDeclaration: type(node)
        case .moduleImport:
            let name = tree.text(node).split { " .;".contains($0) }.dropFirst().first
            if let name { found.imports.append(String(name)) }
        case .declaration: constants(node)
        default: return
        }
    }

    private mutating func constants(_ node: Int32) {
        for declarator in tree.children(node, of: .declarator) {
            guard let name = tree.child(declarator, of: .name), let value = tree.child(declarator, of: .literal),
                let text = tree.stringText(value)
            else { continue }
            found.constants[tree.text(name)] = text
        }
    }

    // MARK: - Types

    private mutating func type(_ node: Int32) {
        guard let name = tree.child(node, of: .name) else { return }
        let range = tree.range(node)
        let line = tree.file.line(at: range.lowerBound)
        let end = tree.file.line(at: range.upperBound)
        var type = AppType(
            name: tree.text(name), keyword: keyword(of: node), file: tree.file.path, line: line,
            lineCount: end - line + 1)
        for kind in [SyntaxKind.superclass, .protocolList] {
            guard let list = tree.child(node, of: kind) else { continue }
            let names = tree.children(list, of: .name).map { tree.text($0) }
            guard kind == .superclass else {
                type.inherits += names.map { TypeNames($0) }
                continue
            }
            let arguments = names.dropFirst().map { TypeNames($0) }
            if let first = names.first { type.inherits.append(TypeNames([first], arguments: arguments)) }
        }
        for child in tree.children(node) { member(child, of: &type) }
        type.placeParts()
        found.types.append(type)
    }

    private func keyword(of node: Int32) -> AppType.Keyword {
        if tree.kind(node) == .protocolDeclaration { return .protocol }
        return tree.kind(node) == .interface && tree.child(node, of: .category) == nil ? .class : .addition
    }

    private func member(_ node: Int32, of type: inout AppType) {
        switch tree.kind(node) {
        case .property:
            let words = tree.children(node, of: .propertyAttribute).map { tree.text($0) }
            properties(node, words: words, of: &type)
        case .ivarBlock:
            for child in tree.children(node, of: .declaration) { properties(child, words: [], of: &type) }
        case .methodDeclaration, .methodDefinition: type.methods.append(method(node))
        default: return
        }
    }

    private func properties(_ node: Int32, words: [String], of type: inout AppType) {
        guard let written = tree.child(node, of: .typeName) else { return }
        let text = tree.text(written)
        let strength: ReferenceStrength =
            words.contains("weak") || text.contains("__weak")
            ? .weak : words.contains("assign") || words.contains("unsafe_unretained") ? .unowned : .strong
        let line = tree.file.line(at: tree.range(node).lowerBound)
        for declarator in tree.children(node, of: .declarator) {
            guard let name = tree.child(declarator, of: .name) else { continue }
            type.properties.append(
                AppProperty(name: tree.text(name), type: tree.mention(written), strength: strength, line: line))
        }
    }

    private func method(_ node: Int32) -> AppMethod {
        let start = tree.range(node).lowerBound
        var method = AppMethod(name: "", line: tree.file.line(at: start))
        method.isStatic = tree.file.bytes[start] == UInt8(ascii: "+")
        method.isRequirement = true
        for child in tree.children(node) {
            switch tree.kind(child) {
            case .typeName: method.result = tree.mention(child)
            case .selectorPart: part(child, of: &method)
            case .compound:
                method.isRequirement = false
                var reader = ObjCStepReader(tree)
                reader.read(child)
                method.steps = reader.steps
            default: break
            }
        }
        return method
    }

    private func part(_ node: Int32, of method: inout AppMethod) {
        let names = tree.children(node, of: .name).map { tree.text($0) }
        let isFirst = method.name.isEmpty
        if isFirst { method.name = names.first ?? "" }
        let type = tree.child(node, of: .typeName)
        guard type != nil || names.count > 1 else { return }
        method.parameters.append(
            AppMethod.Parameter(
                label: isFirst ? "" : names.first ?? "", name: names.last ?? "", type: type.flatMap { tree.mention($0) }
            ))
    }
}
