import Refactor

/// Collects the facts of one parsed file.
struct ObjCFileReader {
    let tree: Tree

    func facts() -> SyntaxFacts {
        let source = NamedTree(tree)
        let lines = LineReader(source)
        let globals = GlobalReader(source: source, access: isHeader ? .internal : .fileprivate)
        var reader = ReferenceReader(source)
        var facts = SyntaxFacts(file: tree.file, imports: lines.imports, marks: lines.marks)
        facts.language = .objectiveC
        facts.globals = definitions(lines, globals.access)
        for node in source.children(tree.root) {
            switch source.kind(node) {
            case .moduleImport: facts.imports.append(moduleImport(node, in: source))
            case .interface, .implementation, .protocolDeclaration:
                let types = ObjCTypeReader(source: source, node: node, nonnullRegions: lines.nonnullRegions)
                if let type = types.fact(&reader) { facts.types.append(type) }
                facts.globals += globals.facts(of: node)
                for child in source.children(node) { facts.globals += globals.facts(of: child) }
            default: facts.globals += globals.facts(of: node)
            }
        }
        facts.imports.sort { $0.line < $1.line }
        facts.globals = unique(facts.globals)
        facts.indentation = indentation(of: facts.types)
        facts.newline = newline
        facts.strings = Set(stringLiterals(in: tree.file).map(\.text))
        facts.keyPathNames = keyPathNames(in: tree.file)
        facts.macroNames = namesInMacros(of: tree.file)
        return facts
    }

    private var isHeader: Bool { tree.file.path.hasSuffix(".h") }

    /// The macros of the file; one that is defined twice, or that a condition asks for, has to stay where it is.
    private func definitions(_ lines: LineReader, _ access: Access) -> [GlobalFact] {
        let names = Dictionary(grouping: lines.definitions, by: \.name)
        return lines.definitions.map { definition in
            var fact = GlobalFact(name: definition.name, access: access, keyword: "define")
            let isFixed = lines.conditions.contains(definition.name) || names[definition.name]?.count != 1
            fact.portable = isFixed || !access.isFileBound ? nil : definition.portable
            return fact
        }
    }

    private func moduleImport(_ node: Int32, in source: NamedTree) -> ImportFact {
        let name = (source.first(node)...source.last(node)).first { source.symbols[$0] >= 0 }
        return ImportFact(
            module: name.map { source.texts[Int(source.symbols[$0])] } ?? "", text: source.text(node),
            line: tree.file.line(at: source.range(node).lowerBound),
            isConditional: source.isConditional[source.first(node)])
    }

    private func unique(_ globals: [GlobalFact]) -> [GlobalFact] {
        var seen: Set<GlobalFact> = []
        return globals.filter { seen.insert($0).inserted }
    }

    /// The line break that most lines end with.
    private var newline: String {
        let file = tree.file
        let windows = file.lineStarts.count { $0 > 1 && file.bytes[$0 - 2] == 13 }
        return windows * 2 > file.lineStarts.count - 1 ? "\r\n" : "\n"
    }

    /// The blanks before the first statement of a method that stands on a line of its own; members are not indented.
    private func indentation(of types: [TypeFact]) -> String {
        let starts = types.flatMap(\.members).compactMap { $0.statements.first?.range.lowerBound }
        let variables = types.flatMap(\.members).filter { $0.has(modifier: "ivar") }.map(\.declaration.lowerBound)
        for start in starts + variables {
            let lineStart = tree.file.lineStarts[tree.file.line(at: start) - 1]
            let blanks = tree.file.bytes[lineStart..<start]
            if !blanks.isEmpty, blanks.allSatisfy({ $0 == 32 || $0 == 9 }) {
                return String(decoding: blanks, as: UTF8.self)
            }
        }
        return "    "
    }
}
