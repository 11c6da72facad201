/// Finds what the headers of an app declare of what a controller of Objective-C inherits from classes of the app: properties
/// that are read, and methods that only tell the screen to do something.
struct InheritedPrototypes {
    private let controller: Controller
    private let classifier: TypeClassifier
    /// What the superclasses and their protocols declare, by selector or by the name of a property; the nearest counts.
    private let declared: [String: String]

    init(of controller: Controller, project: ProjectFacts, types: TypeClassifier) {
        self.controller = controller
        classifier = types
        let known = controller.ancestors.flatMap { name in
            [name]
                + project.types.declarations(of: name).filter { $0.keyword == .class }.flatMap(\.inherits).dropFirst()
        }
        declared = known.reduce(into: [:]) { found, name in
            let declarations = project.types.declarations(of: name)
            guard declarations.count == 1, let prototypes = declarations.first?.prototypes else { return }
            found.merge(prototypes) { first, _ in first }
        }
    }

    func member(of reference: Reference) -> MemberFact? {
        let use = reference.fact
        guard case .inherited(nil) = reference.target, use.base == .ownSelf, use.labels.isEmpty,
            let text = declared[use.name]
        else { return nil }
        return text.hasPrefix("@property") ? property(use, text) : method(use, text)
    }

    /// `@property (nonatomic, strong, readonly) Session *session;`
    private func property(_ use: ReferenceFact, _ text: String) -> MemberFact? {
        guard use.usage == .read || use.usage == .call, !use.isStatement else { return nil }
        var rest = text.dropFirst("@property".count).drop { $0 == " " }
        var attributes: [String] = []
        if rest.first == "(", let close = rest.firstIndex(of: ")") {
            attributes = rest[..<close].dropFirst().split(separator: ",").map { String($0.filter { $0 != " " }) }
            rest = rest[rest.index(after: close)...].drop { $0 == " " }
        }
        guard !attributes.contains(where: { $0.hasPrefix("getter") || $0 == "class" }), rest.hasSuffix(use.name + ";")
        else { return nil }
        let type = rest.dropLast(use.name.count + 1)
        let written = String(type.reversed().drop { $0 == " " }.reversed())
        guard isPlain(written) else { return nil }
        var fact = fact(use.name, .property)
        fact.valueType = written
        fact.modifiers = attributes
        // It keeps no state of this class, which could go elsewhere.
        fact.accessors = ["get"]
        return fact
    }

    /// `- (void)startActivityIndicator;`
    private func method(_ use: ReferenceFact, _ text: String) -> MemberFact? {
        let isCommand = text.filter { $0 != " " } == "-(void)\(use.name);"
        guard use.usage == .call, use.isStatement, isCommand else { return nil }
        var fact = fact(use.name, .method)
        fact.signature = Signature(parameters: [], effects: "", result: nil, generics: "", constraints: "")
        return fact
    }

    private func fact(_ name: String, _ kind: MemberKind) -> MemberFact {
        let line = controller.mainDeclaration?.fact.line ?? 1
        return MemberFact(
            id: name, name: name, kind: kind, range: 0..<0, declaration: 0..<0, line: line, endLine: line)
    }

    /// Returns true for an object or a number that is no view and no screen, in a type that a header can spell.
    private func isPlain(_ type: String) -> Bool {
        guard !type.isEmpty, !type.contains("IBOutlet"), !type.contains("["), !type.contains("(") else { return false }
        return ![.view, .screen].contains(classifier.classify(written: type))
            && !identifiers(in: type).contains { SDKType.isKind($0, of: "UIResponder") }
    }
}
