/// The types that code of a controller may name, and their members: of the files, of the app, of the SDK.
struct TypeCatalog {
    let controller: Controller
    let keepsAny: Bool
    private let app: DeclaredTypes
    /// Classes whose nested types have short names here: the controller and its superclasses of the app.
    private let scopes: [String]
    /// The controller's members by their base names.
    private let own: [String: [Member]]
    private let memory = Memory()

    /// The results of earlier look-ups: the same members are asked for at nearly every expression.
    private final class Memory {
        struct Question: Hashable {
            let type: WrittenType
            let name: String
        }

        var members: [Question: [[TypeMember]]] = [:]
        var inherited: [String: [[TypeMember]]] = [:]
        /// Nil for a property whose type nothing tells, or whose type is just being found.
        var properties: [Int: WrittenType?] = [:]
    }

    init(_ controller: Controller) {
        self.controller = controller
        keepsAny = controller.files.contains(where: \.writesAny)
        app = controller.project?.types ?? DeclaredTypes()
        scopes = [controller.name] + controller.ancestors.filter { SDKType.named($0) == nil }
        own = Dictionary(grouping: controller.members, by: \.name)
    }

    /// What the app adds to every error.
    var membersOfErrors: Set<String> {
        Set(["Error", "Swift.Error"].flatMap { extensions(of: $0) }.flatMap(\.members).map(\.name))
            .union(controller.project?.extensionMembers["Error"] ?? [])
    }

    // MARK: - Names

    /// The declarations of a type by its full name. Those of the given files hide others of the app.
    func declarations(of full: String) -> [TypeDeclaration] {
        let own = controller.types.declarations(of: full)
        return own.isEmpty ? app.declarations(of: full) : own
    }

    private func extensions(of full: String) -> [TypeDeclaration] {
        var found = controller.types.extensions(of: full)
        for next in app.extensions(of: full) where !found.contains(next) { found.append(next) }
        return found
    }

    /// The full name of an app's type that a name means inside of another type; nil where the app has none.
    func fullName(of name: String, inside owner: String) -> String? {
        var places: [String] = []
        var outer = owner
        while !outer.isEmpty {
            places.append(outer)
            outer = outer.lastIndex(of: ".").map { String(outer[..<$0]) } ?? ""
        }
        for place in places + scopes where !declarations(of: "\(place).\(name)").isEmpty { return "\(place).\(name)" }
        return declarations(of: name).isEmpty ? nil : name
    }

    /// The name as the controller's own code writes it.
    private func short(_ full: String) -> String {
        for scope in scopes where full.hasPrefix(scope + ".") { return String(full.dropFirst(scope.count + 1)) }
        return full
    }

    /// Returns true if a bare name with a capital is a type that somebody declares.
    func knows(_ name: String) -> Bool {
        fullName(of: name, inside: controller.name) != nil || StandardMembers.isType(name) || isOfSDK(name)
    }

    func isOfSDK(_ name: String) -> Bool { SDKType.named(name)?.name == name }

    /// Returns a type with its aliases replaced by what they stand for, one after the other.
    func expanded(_ type: WrittenType) -> WrittenType {
        var type = type
        for _ in 0..<6 {
            guard case .named(let name, let arguments) = type, arguments.isEmpty else { return type }
            if let full = fullName(of: name, inside: controller.name),
                case let found = declarations(of: full), let target = found.first?.target
            {
                guard found.count == 1, let next = TypeParser.type(target, keepsAny: keepsAny) else { return type }
                let origin = TypeMember.Origin(owner: outer(of: full), receiver: type)
                guard let meant = meaning(of: next, in: origin), meant != type else { return type }
                type = meant
            } else if let target = StandardMembers.aliases[name], StandardMembers.aliases[target] == nil {
                type = .named(target)
            } else {
                return type
            }
        }
        return type
    }

    /// Returns true if a type as written is a function, by an alias too.
    func isFunction(_ type: String) -> Bool {
        guard let written = TypeParser.type(type, keepsAny: true) else { return false }
        if case .function = expanded(written) { return true }
        // What an alias is given changes nothing about that: `Action<Item>`.
        guard case .named(let name, let arguments) = written, !arguments.isEmpty,
            let full = fullName(of: name, inside: controller.name), let target = declarations(of: full).first?.target,
            case .function? = TypeParser.type(target, keepsAny: true)
        else { return false }
        return true
    }

    private func outer(of full: String) -> String { full.lastIndex(of: ".").map { String(full[..<$0]) } ?? "" }

    /// A type of a declaration, as the controller's code would write it; nil where a part of it is not known.
    func meaning(of type: WrittenType?, in origin: TypeMember.Origin) -> WrittenType? {
        guard let type else { return nil }
        if case .boxed("some", _) = type { return nil }
        return type.mapNames { name, arguments in
            let root = String(name.prefix { $0 != "." })
            if name == "Self" { return origin.receiver }
            if let meant = origin.meanings[name] { return meant }
            if root == "Self" || origin.unknown.contains(root) || origin.meanings[root] != nil { return nil }
            if let full = fullName(of: name, inside: origin.owner) { return .named(short(full), arguments) }
            if isOfSDK("\(origin.owner).\(name)") { return .named("\(origin.owner).\(name)", arguments) }
            // A name of a protocol that nobody declares is one of its associated types.
            let isOfProtocol = declarations(of: origin.owner).contains { $0.keyword == .protocol }
            if !origin.isSDK { return isOfProtocol && !knows(name) ? nil : .named(name, arguments) }
            return isKnownToSDK(name) ? .named(name, arguments) : nil
        }
    }

    private func isKnownToSDK(_ name: String) -> Bool {
        if StandardMembers.knows(name) || isOfSDK(name) || StandardMembers.aliases[name] != nil { return true }
        if StandardMembers.parameters[name] != nil { return true }
        // `String.Index`, `Data.WritingOptions`: an inner type whose outer one is known.
        guard let dot = name.lastIndex(of: ".") else { return false }
        return !["Element", "Index", "SubSequence"].contains(name[name.index(after: dot)...])
            && isKnownToSDK(String(name[..<dot])) || name == "String.Index"
    }

    // MARK: - Members

    /// The members of that base name that a type has: one list for each type that declares some, the nearest first.
    func members(of type: WrittenType, named name: String) -> [[TypeMember]] {
        let question = Memory.Question(type: type, name: name)
        if let known = memory.members[question] { return known }
        let found = declaredMembers(of: type, named: name)
        memory.members[question] = found
        return found
    }

    /// Members that other files give to the controller, and those of its superclasses and protocols.
    func inherited(_ name: String) -> [[TypeMember]] {
        if let known = memory.inherited[name] { return known }
        let parents = [controller.superclass].compactMap { $0 } + controller.conformances
        let found = addedMembers(name) + parents.flatMap { members(of: .named($0), named: name) }
        memory.inherited[name] = found
        return found
    }

    /// The type of one of the controller's properties, found once; a property whose type depends on itself has none.
    func type(ofProperty index: Int, find: () -> WrittenType?) -> WrittenType? {
        if let known = memory.properties[index] { return known }
        memory.properties[index] = .some(nil)
        let found = find()
        memory.properties[index] = .some(found)
        return found
    }

    /// The controller's own members of a base name, in their order.
    func ownMembers(_ name: String) -> [Member] { own[name] ?? [] }

    private func declaredMembers(of type: WrittenType, named name: String) -> [[TypeMember]] {
        switch expanded(type.direct) {
        case .named(let type, let arguments):
            if let found = StandardMembers.parameters[type], !arguments.isEmpty {
                return standard(
                    type, Dictionary(uniqueKeysWithValues: zip(found, arguments)), name, .named(type, arguments))
            }
            return members(ofNamed: type, arguments, name)
        case .array(let element): return standard("Array", ["Element": element, "Index": .int], name, .array(element))
        case .dictionary(let key, let value):
            return standard("Dictionary", ["Key": key, "Value": value], name, .dictionary(key: key, value: value))
        case .optional(let wrapped): return standard("Optional", ["Wrapped": wrapped], name, .optional(wrapped))
        case .boxed(_, let type): return members(of: type, named: name)
        case .composition(let types): return types.flatMap { members(of: $0, named: name) }
        case .function, .implicit, .tuple: return []
        }
    }

    private func members(ofNamed type: String, _ arguments: [WrittenType], _ name: String) -> [[TypeMember]] {
        var levels: [[TypeMember]] = []
        var seen: Set<String> = []
        var open = [fullName(of: type, inside: controller.name) ?? type]
        let receiver = WrittenType.named(type, arguments)
        while !open.isEmpty, seen.count < 40 {
            let current = open.removeFirst()
            guard seen.insert(current).inserted else { continue }
            let declared = declarations(of: current)
            var level = appMembers(of: current, declared, seen.count == 1 ? arguments : [], name, receiver)
            if declared.isEmpty { level += sdkMembers(of: current, name, receiver) }
            if !level.isEmpty { levels.append(level) }
            let inherited = (declared + extensions(of: current)).flatMap(\.inherits)
            open += inherited.map { fullName(of: $0, inside: current) ?? $0 }
            if declared.isEmpty, let type = SDKType.named(current), type.name == current {
                open = (type.superclass.map { [$0] } ?? []) + open + type.protocols
            }
        }
        return levels
    }

    /// Members that other files of the app give to the controller.
    private func addedMembers(_ name: String) -> [[TypeMember]] {
        let origin = TypeMember.Origin(owner: controller.name, receiver: .named(controller.name))
        let own = controller.types.extensions(of: controller.name)
        let others = app.extensions(of: controller.name).filter { !own.contains($0) }
        let found = others.flatMap { declaredMembers($0, name, origin) }
        return found.isEmpty ? [] : [found]
    }

    private func sdkMembers(of type: String, _ name: String, _ receiver: WrittenType) -> [TypeMember] {
        let origin = TypeMember.Origin(owner: type, receiver: receiver, isSDK: true)
        let found = SDKMember.members(of: type, named: name)
        return (found.isEmpty ? StandardMembers.members(of: type, named: name) : found)
            .map { TypeMember($0, origin: origin, keepsAny: keepsAny) }
    }

    private func standard(
        _ type: String, _ meanings: [String: WrittenType], _ name: String, _ receiver: WrittenType
    ) -> [[TypeMember]] {
        var origin = TypeMember.Origin(owner: type, receiver: receiver, meanings: meanings)
        if let bound = meanings["Bound"] { origin.meanings["Element"] = bound }
        if type != "Optional", let element = element(of: receiver) { origin.meanings["Element"] = element }
        let protocols =
            type == "Optional"
            ? [] : ["MutableCollection", "RandomAccessCollection", "BidirectionalCollection", "Collection", "Sequence"]
        let added = ([type] + protocols).flatMap { owner in
            extensions(of: owner).flatMap { declaredMembers($0, name, origin) }
        }
        origin.isSDK = true
        let found = StandardMembers.members(of: type, named: name)
        let own = (found.isEmpty ? SDKMember.members(of: type, named: name) : found)
            .map { TypeMember($0, origin: origin, keepsAny: keepsAny) }
        return [added, own].filter { !$0.isEmpty }
    }

    // MARK: - Members of the app

    private func appMembers(
        of full: String, _ declared: [TypeDeclaration], _ arguments: [WrittenType], _ name: String,
        _ receiver: WrittenType
    ) -> [TypeMember] {
        let generics = declared.first?.generics ?? []
        var origin = TypeMember.Origin(owner: full, receiver: receiver)
        if generics.count == arguments.count {
            origin.meanings = Dictionary(zip(generics, arguments)) { first, _ in first }
        } else {
            origin.unknown = Set(generics)
        }
        return (declared + extensions(of: full)).flatMap { declaredMembers($0, name, origin) }
    }

    private func declaredMembers(
        _ declaration: TypeDeclaration, _ name: String, _ origin: TypeMember.Origin
    ) -> [TypeMember] {
        declaration.members.filter { $0.name == name }.map { member($0, origin) }
    }

    private func member(_ member: DeclaredMember, _ origin: TypeMember.Origin) -> TypeMember {
        var origin = origin
        let signature = member.signature
        origin.unknown.formUnion(signature?.genericNames ?? [])
        let type: WrittenType? =
            switch member.kind {
            case .property:
                member.type.flatMap { TypeParser.type($0, keepsAny: keepsAny) } ?? plainType(of: member.value, origin)
            case .initializer, .enumCase: origin.receiver
            case .method, .subscript:
                signature?.result.map { TypeParser.type($0, keepsAny: keepsAny) } ?? WrittenType.void
            }
        return TypeMember(
            isStatic: member.isStatic, parameters: signature?.parameters, type: type, isFailable: member.isFailable,
            isCase: member.kind == .enumCase, origin: origin)
    }

    /// The type of an initial value that a light reading found, by the declarations alone.
    private func plainType(of value: Expression?, _ origin: TypeMember.Origin) -> WrittenType? {
        switch value {
        case .literal(let type, _): return TypeParser.type(type)
        case .call(.type(let type), _, _): return TypeParser.type(type, keepsAny: keepsAny)
        case .call(let callee, let labels, _):
            guard let name = callee.typeName else { return nil }
            let full = fullName(of: name, inside: origin.owner) ?? name
            guard isFailable(full, labels: labels) == false else { return nil }
            return .named(name)
        case .member(let base?, let name):
            // One step only: a value that is told by another value is not followed.
            guard let owner = base.typeName, fullName(of: owner, inside: origin.owner) == nil else { return nil }
            let found = SDKMember.members(of: owner, named: name).first { $0.isStatic && !$0.isMethod }
            return found.flatMap { TypeParser.type($0.value, keepsAny: keepsAny) }
        default: return nil
        }
    }

    /// Returns true if `T(…)` with these labels gives an optional; nil where nobody knows.
    func isFailable(_ full: String, labels: [String]) -> Bool? {
        let declared = declarations(of: full)
        guard !declared.isEmpty else {
            // The app may have added initialisers to a type of the SDK; one of a library may be generic.
            let added = initializers(in: extensions(of: full), taking: labels)
            if added.isEmpty { return Initializers.isFailable(full, labels: labels) }
            return SDKType.named(full) == nil ? nil : agreed(added)
        }
        guard let first = declared.first, declared.allSatisfy({ $0.keyword == first.keyword }) else { return nil }
        let all = declared + extensions(of: full)
        let fitting = initializers(in: all, taking: labels)
        if !fitting.isEmpty { return agreed(fitting) }
        switch first.keyword {
        case .struct, .actor: return labels == ["from"] ? false : isMemberwise(labels, all.flatMap(\.members))
        case .enum: return labels == ["rawValue"] ? true : labels == ["from"] ? false : nil
        case .class:
            guard let parent = first.inherits.first else { return labels.isEmpty ? false : nil }
            let full = fullName(of: parent, inside: full) ?? parent
            return isFailable(full, labels: labels) ?? (labels.isEmpty ? false : nil)
        default: return nil
        }
    }

    private func initializers(in declarations: [TypeDeclaration], taking labels: [String]) -> [DeclaredMember] {
        declarations.flatMap(\.members).filter { member in
            member.kind == .initializer && member.signature?.accepts(labels: labels) == true
        }
    }

    /// Returns true if they fail, where all of them say the same.
    private func agreed(_ initializers: [DeclaredMember]) -> Bool? {
        let answers = Set(initializers.map(\.isFailable))
        return answers.count == 1 ? answers.first : nil
    }

    private func isMemberwise(_ labels: [String], _ members: [DeclaredMember]) -> Bool? {
        let names = Set(members.filter { $0.kind == .property && !$0.isStatic }.map(\.name) + ["rawValue"])
        return labels.filter { $0 != "{" }.allSatisfy(names.contains) ? false : nil
    }
}

extension Signature {
    /// The names of its generic parameters.
    var genericNames: [String] { HeadText(Array(generics.utf8)[...]).genericNames() }
}

extension Expression {
    /// `Name`, `Outer.Name`: a name that can only be that of a type.
    var typeName: String? {
        switch self {
        case .name(let name, _): name.first?.isUppercase == true ? name : nil
        case .member(let base?, let name):
            name.first?.isUppercase == true ? base.typeName.map { "\($0).\(name)" } : nil
        default: nil
        }
    }
}
