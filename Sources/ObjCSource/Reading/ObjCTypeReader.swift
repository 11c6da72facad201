import Refactor

/// Collects the facts of one `@interface`, `@implementation` or `@protocol`.
struct ObjCTypeReader {
    let source: NamedTree
    let node: Int32
    /// The bytes between `NS_ASSUME_NONNULL_BEGIN` and its end.
    let nonnullRegions: [Range<Int>]

    func fact(_ reader: inout ReferenceReader) -> TypeFact? {
        guard let name = source.child(node, of: .name) else { return nil }
        let declaration = source.range(node)
        var fact = TypeFact(
            name: source.name(name), keyword: keyword, attributes: texts(of: .attribute), modifiers: [], access: nil,
            inherits: inherits, generics: generics, range: source.rangeWithComments(of: node).range,
            declaration: declaration, body: headEnd..<max(headEnd, end),
            line: source.file.line(at: declaration.lowerBound), endLine: source.file.line(at: declaration.upperBound),
            isConditional: source.isConditional[source.first(node)], members: [])
        fact.parts = parts(behind: name)
        let ownClass = keyword == .protocol ? -1 : source.symbol(name)
        for child in source.children(node) {
            switch source.kind(child) {
            case .ivarBlock:
                fact.members += VariableReader(source: source, block: child, ownClass: ownClass).facts(&reader)
            case .property:
                fact.members += ObjCPropertyReader(source: source, node: child, ownClass: ownClass).facts(&reader)
            case .methodDefinition:
                fact.members.append(MethodReader(source: source, node: child, ownClass: ownClass).fact(&reader))
            case .methodDeclaration:
                fact.prototypes.append(MethodReader(source: source, node: child, ownClass: ownClass).fact(&reader))
            default: break
            }
        }
        return fact
    }

    private var keyword: TypeFact.Keyword {
        if source.kind(node) == .protocolDeclaration { return .protocol }
        if source.child(node, of: .category) != nil { return .extension }
        return source.kind(node) == .interface ? .class : .implementation
    }

    private func texts(of kind: SyntaxKind) -> [String] {
        source.children(node).filter { source.kind($0) == kind }.map { source.text($0) }
    }

    /// The superclass, then the protocols.
    private var inherits: [String] {
        [SyntaxKind.superclass, .protocolList].flatMap { kind -> [String] in
            guard let list = source.child(node, of: kind) else { return [] }
            let names = source.children(list).filter { source.kind($0) == .name }.map { source.name($0) }
            return kind == .superclass ? Array(names.prefix(1)) : names
        }
    }

    /// `T` and `U` in `<__covariant T, U : id<P>>`.
    private var generics: [String] {
        guard let list = source.child(node, of: .genericParameters) else { return [] }
        var names: [String] = []
        var depth = 0
        var isOpen = false
        for index in source.first(list)...source.last(list) {
            let symbol = source.symbols[index]
            if symbol >= 0, isOpen, !Word.qualifierSymbols.contains(symbol) {
                names.append(source.texts[Int(symbol)])
                isOpen = false
            }
            guard source.tokens[index].kind == .punctuation else { continue }
            switch source.byte(index) {
            case UInt8(ascii: "<"):
                depth += 1
                isOpen = depth == 1
            case UInt8(ascii: ">"): depth -= source.tokens[index].range.count
            case UInt8(ascii: ",") where depth == 1: isOpen = true
            default: break
            }
        }
        return names
    }

    // MARK: - Ranges

    /// Behind superclass, protocols and instance variables.
    private var headEnd: Int {
        var end = source.range(node).lowerBound
        for child in source.children(node) {
            switch source.kind(child) {
            case .name, .genericParameters, .superclass, .category, .protocolList, .ivarBlock:
                end = source.range(child).upperBound
            default: return end
            }
        }
        return end
    }

    /// Before `@end`.
    private var end: Int {
        let last = source.tokens[source.last(node)].range
        return source.file.text(last) == "@end" ? last.lowerBound : last.upperBound
    }

    private func parts(behind name: Int32) -> ClassParts {
        let category = source.child(node, of: .category)
        let heads = [SyntaxKind.superclass, .category, .genericParameters].compactMap { source.child(node, of: $0) }
        let start = source.range(node).lowerBound
        return ClassParts(
            category: category.map { source.child($0, of: .name).map { source.name($0) } ?? "" },
            protocolList: source.child(node, of: .protocolList).map { inner($0) },
            headEnd: heads.map { source.range($0).upperBound }.max() ?? source.range(name).upperBound,
            variables: source.child(node, of: .ivarBlock).map { inner($0) }, syntheses: syntheses,
            isNonnull: nonnullRegions.contains { $0.contains(start) })
    }

    /// The bytes between the brackets of a node.
    private func inner(_ node: Int32) -> Range<Int> {
        let range = source.range(node)
        return range.count > 1 ? range.lowerBound + 1..<range.upperBound - 1 : range
    }

    private var syntheses: [ClassParts.Synthesis] {
        source.children(node).flatMap { child -> [ClassParts.Synthesis] in
            switch source.kind(child) {
            case .synthesize:
                source.children(child).compactMap { synthesis in
                    let names = source.children(synthesis).filter { source.kind($0) == .name }.map { source.name($0) }
                    guard let property = names.first else { return nil }
                    let variable = names.count > 1 ? names[1] : nil
                    return ClassParts.Synthesis(property: property, variable: variable, isDynamic: false)
                }
            case .dynamic:
                source.children(child).filter { source.kind($0) == .name }.map {
                    ClassParts.Synthesis(property: source.name($0), variable: nil, isDynamic: true)
                }
            default: []
            }
        }
    }
}
