/// Says whether code beside the controller's own uses a member: the rest of the app, other types of its files, or the
/// controller itself on another object of its class.
struct OutsideUse {
    private let project: ProjectFacts?
    private let isObjectiveC: Bool
    private let namesInFiles: Set<String>
    /// The same without what headers only declare: the name of a parameter uses no property.
    private let namesInCode: Set<String>
    private let namesOnOthers: Set<String>
    /// The names by which the rest of the app may use a member that it has an object for; nil where any mention counts.
    private let namesInReach: Set<String>?
    /// The same for the properties of a class of Objective-C.
    private let objectiveCNames: Set<String>?

    init(of controller: Controller) {
        project = controller.project
        isObjectiveC = controller.language == .objectiveC
        namesInReach = Self.namesInReach(of: controller)
        objectiveCNames = controller.project?.callers.objectiveCReach[controller.name]
        var inCode: Set<String> = []
        var inHeaders: Set<String> = []
        for file in controller.files.indices {
            let source = controller.files[file].file
            let names = namesMentioned(in: source, outside: controller.code(in: file))
            if source.onlyDeclares { inHeaders.formUnion(names) }
            inCode.formUnion(source.onlyDeclares ? namesInMacros(of: source) : names)
        }
        namesInCode = inCode
        namesInFiles = inCode.union(inHeaders)
        // Without types, a member that names its own class may use any other member on an object of it, and so may
        // every member where one has that type.
        let isOwnType = controller.namesOwnClass
        let own = Set([controller.name, "Self"]).union(isObjectiveC ? [] : Self.givers(of: controller))
        let named: Set<String> = controller.members.filter { member in
            isOwnType || !member.fact.identifiers.isDisjoint(with: own)
        }.reduce(into: []) { names, member in
            for reference in member.references {
                if case .foreign(let root) = reference.target, root != nil { names.insert(reference.name) }
            }
        }
        namesOnOthers = isObjectiveC ? named : named.union(controller.members.flatMap(Self.namesOnGivenBack))
    }

    /// The names with which the app gives objects of the class: `UIStoryboard.login`.
    private static func givers(of controller: Controller) -> Set<String> {
        let own = Set(controller.members.map(\.name))
        let app = controller.project?.types.givers(of: controller.name) ?? []
        return app.union(controller.types.givers(of: controller.name)).subtracting(own)
    }

    /// The names by which a closure may use the controller that it is given back:
    /// `observe(self) { object, _ in object.reload() }`.
    private static func namesOnGivenBack(in member: Member) -> [String] {
        guard member.references.contains(where: { $0.target == .selfValue }) else { return [] }
        let parameters = (member.fact.tree?.locals ?? []).filter { local in
            if case .closureParameter(type: nil, _, _, _, _) = local.origin { true } else { false }
        }.map(\.name)
        return member.references.compactMap { reference in
            guard case .foreign(let root?) = reference.target, parameters.contains(root) else { return nil }
            return reference.name
        }
    }

    private func spellings(of member: Member) -> Set<String> { isObjectiveC ? member.fact.spellings : [member.name] }

    /// Returns true if the controller's own code may use a member on another object of its class.
    func isUsedOnOthers(_ member: Member) -> Bool { !namesOnOthers.isDisjoint(with: spellings(of: member)) }

    /// Returns true if code beside the controller's own names an instance variable, which no forwarder can stand for.
    func namesVariable(of member: Member) -> Bool {
        let variable = member.fact.isVariable ? member.name : "_" + member.name
        return namesInCode.contains(variable) || namesOnOthers.contains(variable)
    }

    /// Without the app's folder, whatever is not private counts as used; `unknownConformances` are protocols that may
    /// require it.
    func uses(_ member: Member, access: Access, unknownConformances: [String]) -> Bool {
        if isUsedOnOthers(member) { return true }
        if access == .private { return false }
        let names = member.kind == .property ? namesInCode : namesInFiles
        if !names.isDisjoint(with: spellings(of: member)) { return true }
        if access.isFileBound { return false }
        guard let project, project.isWholeApp else { return true }
        if unknownConformances.contains(where: { mayRequire($0, member, project) }) { return true }
        if isObjectiveC, member.kind == .property, objectiveCNames != nil { return !isUnheardOf(member) }
        guard let namesInReach, !member.fact.isSeenByObjectiveC else {
            return project.mentionedNames.contains(member.name)
        }
        return namesInReach.contains(member.name)
    }

    /// Returns true if a header declares a member of which the rest of the app says no word, nor the beginning of its
    /// selector, which is what Swift calls it: `show` for `showOrder:`. A property is heard of where there is an object to
    /// have it.
    func isUnheardOf(_ member: Member) -> Bool {
        guard let project, project.isWholeApp else { return false }
        var names = spellings(of: member)
        if member.kind == .property, let objectiveCNames { return names.isDisjoint(with: objectiveCNames) }
        if member.kind == .method, member.fact.signature?.parameters.isEmpty == false {
            let parts = nameParts(of: member.name)
            names.formUnion(parts.indices.dropFirst().map { parts[..<$0].joined() })
        }
        return names.isDisjoint(with: project.mentionedNames)
    }

    /// A protocol of a library names no type of the app, unless by an associated type: `ViewModelBased` has a `viewModel`.
    private func mayRequire(_ name: String, _ member: Member, _ project: ProjectFacts) -> Bool {
        guard isObjectiveC || !name.lowercased().contains(member.name.lowercased()) else { return true }
        return !namesTypeOfApp(member, project)
    }

    /// Returns true if a class or a protocol of a library, which nobody here knows, may declare a member of the same name.
    func mayBeOfLibrary(_ member: Member) -> Bool {
        guard let project, project.isWholeApp else { return true }
        return !namesTypeOfApp(member, project)
    }

    private func namesTypeOfApp(_ member: Member, _ project: ProjectFacts) -> Bool {
        var types = [member.fact.valueType] + (member.fact.signature?.parameters.map(\.type) ?? [])
        if isObjectiveC { types.append(member.fact.signature?.result) }
        return types.compactMap { $0 }.flatMap { identifiers(in: $0) }.contains { type in
            SDKType.named(type) == nil && !project.types.declarations(of: type).isEmpty
        }
    }

    /// An object is at hand too where a protocol or a superclass of it is: then by what those declare.
    private static func namesInReach(of controller: Controller) -> Set<String>? {
        guard controller.language == .swift, let project = controller.project,
            let reach = project.callers.reach[controller.name],
            !controller.declarations.contains(where: { $0.fact.attributes.contains { $0.hasPrefix("objc") } })
        else { return nil }
        var names = reach
        var seen: Set<String> = []
        var open = controller.ancestors + controller.conformances + (project.inherits[controller.name] ?? [])
        while let next = open.popLast() {
            guard seen.insert(next).inserted else { continue }
            let declared = project.types.declarations(of: next) + project.types.extensions(of: next)
            // A head that cannot be read may require anything.
            if declared.contains(where: { $0.body.methods > $0.members.count { $0.kind == .method } }) { return nil }
            names.formUnion(declared.flatMap(\.members).map(\.name))
            open += project.inherits[next] ?? []
        }
        return names
    }
}

extension SourceFile {
    /// True of a header whose code stands in macros alone: without `static inline`, `NS_INLINE` and their kin.
    fileprivate var onlyDeclares: Bool {
        path.hasSuffix(".h") && !["static", "inline", "INLINE"].contains(where: contains)
    }
}

extension MemberFact {
    /// True if code of Objective-C, a key path in a text or a storyboard may find it by its name.
    fileprivate var isSeenByObjectiveC: Bool {
        attributes.contains { $0.hasPrefix("objc") || $0.hasPrefix("IB") || $0.hasPrefix("NS") }
            || modifiers.contains("dynamic")
    }
}

extension Controller {
    /// True if a member of an Objective-C class has or takes an object of the class itself.
    var namesOwnClass: Bool {
        guard language == .objectiveC else { return false }
        return members.contains { $0.fact.headTypes.contains { identifiers(in: $0).contains(name) } }
    }

    /// The ranges of a file that are the controller's own code.
    ///
    /// Between the methods of an Objective-C class may stand functions, which are code of others.
    fileprivate func code(in file: Int) -> [Range<Int>] {
        let own = declarations.filter { $0.file == file }.map(\.fact)
        guard language == .objectiveC else { return own.map(\.declaration) }
        let members = own.flatMap { $0.members + $0.prototypes }.map(\.range)
        let heads = own.map { $0.declaration.lowerBound..<$0.body.lowerBound }
        let marks = files[file].marks.map(\.range)
        return members + heads + marks
    }
}
