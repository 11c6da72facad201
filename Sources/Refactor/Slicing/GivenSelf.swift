/// What is expected of `self` where the controller gives itself away: `cell.delegate = self`, `Row(delegate: self)`.
///
/// Somebody who expects a protocol of the app is code of the app: a call that no declaration of the app has, and an object
/// whose type is none of the app's, expect something else.
struct GivenSelf {
    /// The types that the one may be who takes it, as written; nil where nobody can tell.
    struct Expectation {
        let types: Set<String>?
        /// All of them are expected in the one place: it is not that one of several declarations is meant.
        let isCertain: Bool

        static let unknown = Expectation(types: nil, isCertain: false)
        static let nothing = Expectation(types: [], isCertain: true)
    }

    private let controller: Controller
    private let types: ExpressionTypes
    /// The types of parameters by base name of what is called and label, `_` without one.
    private let parameters: [String: [String: Set<String>]]
    private let properties: [String: Set<String>]
    /// The stored properties of the app's types.
    private let holders: [DeclaredMember]

    init(of controller: Controller, types: ExpressionTypes) {
        self.controller = controller
        self.types = types
        var parameters: [String: [String: Set<String>]] = [:]
        var properties: [String: Set<String>] = [:]
        var holders: [DeclaredMember] = []
        for layer in [controller.types, controller.project?.types].compactMap({ $0 }) {
            for name in layer.names.union(layer.extendedNames) {
                for declared in layer.declarations(of: name) + layer.extensions(of: name) {
                    if declared.keyword != .protocol {
                        holders += declared.members.filter { $0.kind == .property && !$0.isComputed }
                    }
                    for member in declared.members {
                        if let type = member.type { properties[member.name, default: []].insert(type) }
                        guard let signature = member.signature, member.kind != .initializer else { continue }
                        Self.add(signature, of: member.name, to: &parameters)
                    }
                }
            }
        }
        for member in controller.members {
            guard let signature = member.fact.signature else { continue }
            Self.add(signature, of: member.name, to: &parameters)
        }
        self.parameters = parameters
        self.properties = properties
        self.holders = holders
    }

    private static func add(
        _ signature: Signature, of name: String, to parameters: inout [String: [String: Set<String>]]
    ) {
        for parameter in signature.parameters {
            let type = signature.generics.isEmpty ? parameter.type : anything
            parameters[name, default: [:]][parameter.label ?? "_", default: []].insert(type)
        }
    }

    /// What a generic parameter expects.
    private static let anything = "Any"

    /// Returns true if every property of the app that keeps one of some protocols does so weakly.
    func areHeldWeakly(_ protocols: Set<String>) -> Bool {
        holders.allSatisfy { $0.isWeak || protocols.isDisjoint(with: identifiers(in: $0.type ?? "")) }
    }

    func expectation(at use: ReferenceFact, in member: Member) -> Expectation {
        if let (callee, label) = call(around: use, in: member) { return expectation(of: callee, label, in: member) }
        if let target = assigned(use, in: member) { return expectation(of: target, in: member) }
        if let property = written(before: use, in: member) {
            return Expectation(types: properties[property] ?? [], isCertain: false)
        }
        guard let result = member.fact.signature?.result ?? member.fact.valueType, isResult(use, in: member) else {
            return .unknown
        }
        return Expectation(types: [result], isCertain: true)
    }

    // MARK: - Arguments

    /// The innermost call that gets self as an argument, and the argument's label.
    private func call(around use: ReferenceFact, in member: Member) -> (ReferenceFact, String)? {
        let calls = member.references.map(\.fact).compactMap { call -> (ReferenceFact, Int, Int)? in
            guard call.usage == .call, let places = call.arguments,
                let index = places.ends.firstIndex(of: use.range.upperBound), index < call.labels.count
            else { return nil }
            return (call, index, places.start)
        }
        return calls.max { $0.2 < $1.2 }.map { ($0.0, $0.0.labels[$0.1]) }
    }

    private func expectation(of call: ReferenceFact, _ label: String, in member: Member) -> Expectation {
        if call.name == "init" { return .unknown }
        if call.name.first?.isUppercase == true { return made(call.name, label) }
        guard let found = parameters[call.name]?[label] else {
            // Somebody's closure, or a function at file level.
            let isOwn = controller.names.contains(call.name) || member.fact.localNames.contains(call.name)
            let isGlobal = controller.project?.globals.contains(call.name) == true && call.base == .none
            return isOwn || isGlobal ? .unknown : .nothing
        }
        return Expectation(types: found, isCertain: found.count == 1)
    }

    /// What an initializer of a type of the app expects.
    private func made(_ name: String, _ label: String) -> Expectation {
        let declared = declarations(of: name)
        let isOfLibrary = declared.allSatisfy { $0.keyword == .extension }
        if declared.isEmpty { return .nothing }
        let members = declared.flatMap(\.members)
        let initializers = members.filter { $0.kind == .initializer }
        if declared.contains(where: { !$0.generics.isEmpty }) { return .unknown }
        if initializers.isEmpty {
            if isOfLibrary { return .nothing }
            guard let type = members.first(where: { $0.name == label })?.type else { return .unknown }
            return Expectation(types: [type], isCertain: true)
        }
        let taken = initializers.compactMap { $0.signature?.parameters.first { ($0.label ?? "_") == label }?.type }
        if taken.isEmpty { return isOfLibrary ? .nothing : .unknown }
        return Expectation(types: Set(taken), isCertain: Set(taken).count == 1)
    }

    private func declarations(of name: String) -> [TypeDeclaration] {
        [controller.types, controller.project?.types].compactMap { $0 }.flatMap {
            $0.declarations(of: name) + $0.extensions(of: name)
        }
    }

    // MARK: - Assignments

    /// The left side of the assignment whose right side is self.
    private func assigned(_ use: ReferenceFact, in member: Member) -> Expression? {
        var open = member.fact.tree?.block.statements ?? []
        while let statement = open.popLast() {
            guard statement.range.contains(use.range.lowerBound) else { continue }
            if case .binary("=", let target, .selfValue)? = statement.head.value,
                statement.range.upperBound == use.range.upperBound
            {
                return target
            }
            open += statement.blocks.flatMap(\.statements)
        }
        return nil
    }

    /// The property that gets self, where no statement of the code is known: `let list = { … list.delegate = self … }()`.
    private func written(before use: ReferenceFact, in member: Member) -> String? {
        member.references.map(\.fact).last { other in
            other.usage == .write && other.isStatement
                && (other.range.upperBound..<other.range.upperBound + 4).contains(use.range.lowerBound)
        }?.name
    }

    /// Returns true for what a getter or a method of one statement gives, or `return` does.
    private func isResult(_ use: ReferenceFact, in member: Member) -> Bool {
        var open = member.fact.tree?.block.statements ?? []
        if open.isEmpty { return member.fact.statements.isEmpty && member.references.count == 1 }
        while let statement = open.popLast() {
            guard statement.range.contains(use.range.lowerBound) else { continue }
            if statement.head.value == .selfValue, [.returning, .expression].contains(statement.kind) { return true }
            open += statement.blocks.flatMap(\.statements)
        }
        return false
    }

    /// What a property of the controller itself takes: its own, or one of a superclass of the app.
    private func expectation(ofOwn name: String) -> Expectation {
        if let own = controller.members.first(where: { $0.name == name && $0.kind == .property }) {
            return own.fact.valueType.map { Expectation(types: [$0], isCertain: true) } ?? .unknown
        }
        let found = controller.ancestors.flatMap(ancestry).flatMap(declarations).flatMap(\.members)
            .filter { $0.name == name }.compactMap(\.type)
        return Expectation(types: Set(found), isCertain: Set(found).count < 2)
    }

    private func expectation(of target: Expression, in member: Member) -> Expectation {
        if case .name(let name, _) = target { return expectation(ofOwn: name) }
        guard case .member(let base?, let name) = target else { return .unknown }
        if base == .selfValue { return expectation(ofOwn: name) }
        if let type = types.type(of: base, in: member) {
            let owner = TypeName(type).core
            let found = ancestry(of: owner).flatMap(declarations).flatMap(\.members)
                .filter { $0.name == name }.compactMap(\.type)
            if declarations(of: owner).isEmpty { return .nothing }
            return found.isEmpty ? .unknown : Expectation(types: Set(found), isCertain: Set(found).count == 1)
        }
        return Expectation(types: properties[name] ?? [], isCertain: false)
    }

    private func ancestry(of name: String) -> [String] {
        var found: [String] = []
        var open = [name]
        while let next = open.popLast(), found.count < 20 {
            found.append(next)
            open += declarations(of: next).flatMap(\.inherits).filter { !found.contains($0) }
        }
        return found
    }
}
