import Refactor

/// The head of a method: `- (void)load:(int)id animated:(BOOL)animated`.
struct MethodHead {
    let source: NamedTree
    let node: Int32
    private(set) var result: Int32?
    private(set) var parts: [SelectorPart] = []
    private(set) var attributes: [String] = []
    private(set) var body: Int32?

    init(_ node: Int32, in source: NamedTree) {
        self.source = source
        self.node = node
        for child in source.children(node) {
            switch source.kind(child) {
            case .typeName where parts.isEmpty: result = child
            case .selectorPart: parts.append(SelectorPart(child, in: source))
            case .attribute: attributes.append(source.text(child))
            case .compound: body = child
            default: break
            }
        }
    }

    var name: String { parts.first?.name ?? "" }

    /// The selector.
    var id: String { parts.map { $0.hasColon ? $0.name + ":" : $0.name }.joined() }

    /// A method of the class, not of its instances.
    var isStatic: Bool { source.isCharacter(source.first(node), UInt8(ascii: "+")) }

    /// The kind of the method: what gives nothing initialises nothing, so `- (void)initViews` is a plain method.
    var kind: MemberKind {
        if isStatic { return .method }
        if id == "dealloc" { return .deinitializer }
        let rest = name.utf8.dropFirst(4)
        let isInitializer = name.hasPrefix("init") && (rest.first.map { (65...90).contains($0) } ?? true)
        return isInitializer && !Self.voidResults.contains(resultText) ? .initializer : .method
    }

    private static let voidResults: Set<String> = ["void", "IBAction", "oneway void"]

    var isAction: Bool { resultText == "IBAction" }

    /// The result as written; nil for none.
    private var resultText: String { result.map { TypeSpelling(source: source).text(of: $0) } ?? "id" }

    var signature: Signature {
        let written = parts.filter(\.hasColon)
        let result = resultText
        return Signature(
            parameters: written.enumerated().map { index, part in
                Signature.Parameter(
                    label: index == 0 || part.name.isEmpty ? nil : part.name,
                    name: part.parameter.map { source.name($0) } ?? "",
                    type: part.type.map { TypeSpelling(source: source).text(of: $0) } ?? "id", hasDefault: false,
                    isVariadic: index == written.count - 1 && isVariadic)
            }, effects: "", result: Self.voidResults.contains(result) ? nil : result, generics: "",
            constraints: "")
    }

    /// `, ...` behind the last parameter.
    var isVariadic: Bool {
        guard let last = parts.last, let next = source.token(after: last.end) else { return false }
        return next < source.last(node) && source.isCharacter(next, UInt8(ascii: ","))
    }
}
