extension Controller {
    /// The same controller with those methods as further members that it calls, and those properties that it reads, that
    /// stand elsewhere in the app: in its extensions in other files, in superclasses and their extensions, and in
    /// protocols; in Objective-C what its superclasses declare. They are the view's, and a protocol may require them as
    /// they are: `showAlert(title:)` of an extension of `UIViewController`, `locale` of one of `Localizable`.
    func withInheritedMembers(types classifier: TypeClassifier) -> Controller {
        guard let project else { return self }
        guard language == .swift else {
            let lookUp = InheritedPrototypes(of: self, project: project, types: classifier)
            return adding(lookUp.member)
        }
        let lookUp = InheritedDeclarations(of: self, project: project, types: classifier)
        return adding(lookUp.member)
    }

    /// Adds what references mean, each once.
    private func adding(_ meant: (Reference) -> MemberFact?) -> Controller {
        var found: [(fact: MemberFact, index: Int)] = []
        let retargeted = members.map { member -> Member in
            let references = member.references.map { reference -> Reference in
                guard let fact = meant(reference) else { return reference }
                if let known = found.first(where: { $0.fact.id == fact.id }) {
                    return Reference(fact: reference.fact, target: .own([known.index]))
                }
                found.append((fact, members.count + found.count))
                return Reference(fact: reference.fact, target: .own([members.count + found.count - 1]))
            }
            return references == member.references ? member : member.with(references: references)
        }
        guard !found.isEmpty else { return self }
        return with(members: retargeted + found.map { Member(inherited: $0.fact, index: $0.index) })
    }
}

/// Finds what the app declares of the methods and properties that a controller inherits.
private struct InheritedDeclarations {
    private let controller: Controller
    private let project: ProjectFacts
    private let classifier: TypeClassifier
    private let declared: [String: [DeclaredMember]]

    init(of controller: Controller, project: ProjectFacts, types: TypeClassifier) {
        self.controller = controller
        self.project = project
        classifier = types
        var seen: Set<String> = []
        var open = [controller.name] + controller.ancestors + controller.conformances
        var found: [DeclaredMember] = []
        while let name = open.popLast() {
            guard seen.insert(name).inserted else { continue }
            let declarations = project.types.declarations(of: name) + project.types.extensions(of: name)
            found += declarations.flatMap(\.members)
            open += declarations.filter { $0.keyword == .protocol }.flatMap(\.inherits)
        }
        declared = Dictionary(grouping: found, by: \.name)
    }

    /// The method or property that a use means, if it is the only one that can be meant.
    func member(of reference: Reference) -> MemberFact? {
        let use = reference.fact
        guard case .inherited(nil) = reference.target, use.isOnSelf, let named = declared[use.name] else { return nil }
        switch use.usage {
        case .call where use.isStatement: return method(use, among: named.filter { $0.kind == .method })
        case .read: return property(use, among: named)
        default: return nil
        }
    }

    /// A property that tells something, and is nothing but that in every declaration.
    private func property(_ use: ReferenceFact, among named: [DeclaredMember]) -> MemberFact? {
        guard let type = named.first?.type, isTold(type),
            named.allSatisfy({ $0.kind == .property && !$0.isStatic && !$0.isHidden && $0.type == type })
        else { return nil }
        var fact = fact(use.name, .property, id: use.name)
        fact.valueType = type
        // It keeps no state of this class, which could go elsewhere.
        fact.accessors = ["get"]
        return fact
    }

    /// Returns true for a type of values that the presenter may look at: no view, no measure of one, no function.
    private func isTold(_ type: String) -> Bool {
        let names = identifiers(in: type)
        return !type.has("->") && !type.has("some ") && ![.view, .screen].contains(classifier.classify(written: type))
            && names.allSatisfy { isKnown($0) && SDKType.named($0)?.framework != "CoreGraphics" && !$0.hasPrefix("CG") }
    }

    /// A method that gives nothing, called as a statement.
    private func method(_ use: ReferenceFact, among named: [DeclaredMember]) -> MemberFact? {
        let meant = named.filter { $0.signature?.accepts(labels: use.labels) == true }
        guard let method = meant.first, let signature = method.signature,
            meant.allSatisfy({ !$0.isStatic && !$0.isHidden && $0.signature == signature }), isPlain(signature)
        else { return nil }
        let labels = signature.parameters.map { ($0.label ?? "_") + ":" }.joined()
        var fact = fact(use.name, .method, id: "\(use.name)(\(labels))")
        fact.signature = signature
        return fact
    }

    private func fact(_ name: String, _ kind: MemberKind, id: String) -> MemberFact {
        let line = controller.mainDeclaration?.fact.line ?? 1
        return MemberFact(
            id: id, name: name, kind: kind, range: 0..<0, declaration: 0..<0, line: line, endLine: line)
    }

    /// Returns true if a protocol of the module can have the signature, and the presenter the values.
    private func isPlain(_ signature: Signature) -> Bool {
        guard signature.isVoid, signature.generics.isEmpty, signature.effects.isEmpty, signature.constraints.isEmpty
        else { return false }
        return signature.parameters.allSatisfy { parameter in
            !parameter.isVariadic && !parameter.type.hasPrefix("inout ") && !parameter.type.contains("@autoclosure")
                && ![.view, .screen].contains(classifier.classify(written: parameter.type))
                && identifiers(in: parameter.type).allSatisfy(isKnown)
        }
    }

    /// Returns true if a name in a type means the same in every file, as one nested in a superclass does not, and is none of
    /// UIKit's, which no presenter hands on.
    private func isKnown(_ name: String) -> Bool {
        guard name.first?.isUppercase == true else { return true }
        if SDKType.named(name)?.framework == "UIKit" { return false }
        return [.plain, .error].contains(classifier.classify(name: name)) || SDKType.named(name) != nil
            || !project.types.declarations(of: name).isEmpty
    }
}

extension Member {
    /// A member that the controller inherits from code of the app.
    fileprivate convenience init(inherited fact: MemberFact, index: Int) {
        self.init(
            index: index, fact: fact, file: 0, declaration: 0, section: nil, conformances: [], references: [],
            isInherited: true)
    }
}
