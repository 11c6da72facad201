/// Finds the controllers in the files, resolves their names and gives them back in source order.
///
/// With a name, only the class of that name. Otherwise every class that inherits from something that ends in
/// `Controller`; if there is none, every class that is a `UIView`; if there is none, the largest class, unless the
/// files are SwiftUI.
package func controllers(
    in facts: [SyntaxFacts], named name: String? = nil, project: ProjectFacts? = nil
) throws(ControllerError) -> [Controller] {
    let chosen = try controllerNames(in: facts, named: name, project: project)
    return chosen.map { build(controller: $0, from: facts, project: project) }
}

private func controllerNames(
    in facts: [SyntaxFacts], named name: String?, project: ProjectFacts?
) throws(ControllerError) -> [String] {
    let classes = facts.flatMap(\.types).filter { [.class, .actor, .implementation].contains($0.keyword) }
    if let name {
        if classes.contains(where: { $0.name == name }) { return [name] }
        try refuseSwiftUI(facts, only: name)
        try refuseExtensions(facts) { $0 == name }
        throw .typeNotFound(name: name, found: unique(classes.map(\.name)))
    }
    func names(of ancestor: String, orNamed isNamed: (String) -> Bool) -> [String] {
        unique(
            classes.filter { type in
                guard let superclass = type.inherits.first else {
                    return type.keyword == .implementation && isNamed(type.name)
                }
                let ancestry = Ancestry(of: type.name, superclass: superclass, classes: classes, project: project)
                return isNamed(superclass) || ancestry.names.contains(ancestor)
            }.map(\.name))
    }
    let controllers = names(of: "UIViewController", orNamed: isControllerName)
    if !controllers.isEmpty { return controllers }
    let views = names(of: "UIView") { _ in false }
    if !views.isEmpty { return views }
    try refuseSwiftUI(facts, only: nil)
    if let largest = classes.max(by: { $0.declaration.count < $1.declaration.count }) { return [largest.name] }
    try refuseExtensions(facts, where: isControllerName)
    throw .noType(path: facts.first?.file.path ?? "")
}

private func refuseSwiftUI(_ facts: [SyntaxFacts], only name: String?) throws(ControllerError) {
    for fact in facts {
        for type in fact.types where type.keyword == .struct && type.inherits.contains("View") {
            guard name == nil || name == type.name else { continue }
            throw .swiftUI(name: type.name, path: fact.file.path, line: type.line)
        }
    }
}

private func refuseExtensions(_ facts: [SyntaxFacts], where isMeant: (String) -> Bool) throws(ControllerError) {
    for fact in facts {
        guard let type = fact.types.first(where: { $0.keyword == .extension && isMeant($0.name) }) else { continue }
        throw .onlyExtensions(name: type.name, path: fact.file.path)
    }
}

private func isControllerName(_ name: String) -> Bool {
    name.hasSuffix("Controller") || name.hasSuffix("VC")
}

private func unique(_ names: [String]) -> [String] {
    var seen: Set<String> = []
    return names.filter { seen.insert($0).inserted }
}

private func build(controller name: String, from facts: [SyntaxFacts], project: ProjectFacts?) -> Controller {
    let files = facts.enumerated().sorted { left, right in
        let leftRank = rank(of: left.element, for: name)
        let rightRank = rank(of: right.element, for: name)
        return leftRank == rightRank ? left.offset < right.offset : leftRank < rightRank
    }.map(\.element)
    let declarations = declarations(of: name, in: files)
    let sections = sections(of: declarations, in: files)
    let resolver = NameResolver(controller: name, declarations: declarations, files: files, project: project)
    let members = members(of: declarations, sections: sections, resolver: resolver)
    return Controller(
        name: name, language: files.first?.language ?? .swift, superclass: resolver.superclass,
        ancestors: resolver.ancestors,
        isAncestryKnown: resolver.isAncestryKnown, files: files, declarations: declarations, members: members,
        sections: filled(sections, with: members), bonds: accessorBonds(of: members),
        types: projectFacts(of: files.map(\.file)).types, project: project
    )
}

private func declarations(of name: String, in files: [SyntaxFacts]) -> [Controller.Declaration] {
    let found = files.enumerated().flatMap { index, file in
        file.types.filter { $0.name == name && $0.keyword != .protocol }.map { (file: index, type: $0) }
    }
    guard files.first?.language.hasHeaders == true else {
        return found.map { Controller.Declaration(file: $0.file, fact: $0.type) }
    }
    let members = ObjectiveCMembers(
        of: found.map { ($0.type, files[$0.file].file.isHeader) })
    return found.map { Controller.Declaration(file: $0.file, fact: members.joined($0.type)) }
}

extension TypeFact {
    /// Protocols that the members of an extension fulfil together; in Objective-C a member may stand anywhere.
    fileprivate var conformancesOfMembers: [String] { keyword == .extension && parts == nil ? inherits : [] }
}

/// The class before its `@implementation`, and both before files that only extend it.
private func rank(of facts: SyntaxFacts, for name: String) -> Int {
    let keywords = facts.types.filter { $0.name == name }.map(\.keyword)
    if keywords.contains(where: { ![.extension, .implementation].contains($0) }) { return 0 }
    return keywords.contains(.implementation) ? 1 : 2
}

private func members(
    of declarations: [Controller.Declaration], sections: [Section], resolver: NameResolver
) -> [Member] {
    var members: [Member] = []
    let enums = declarations.flatMap(\.fact.members).filter { !$0.caseNames.isEmpty }
    for (index, declaration) in declarations.enumerated() {
        let facts = declaration.fact.members.map { typed($0, by: enums) }
        for (fact, section) in zip(facts, sectionIndices(of: facts, in: index, among: sections)) {
            members.append(
                Member(
                    index: members.count, fact: fact, file: declaration.file, declaration: index, section: section,
                    conformances: declaration.fact.conformancesOfMembers,
                    references: fact.references.map { Reference(fact: $0, target: resolver.target(of: $0, in: fact)) }
                ))
        }
    }
    return members
}

/// A property that starts as a case of one of the controller's enums has that enum's type.
private func typed(_ fact: MemberFact, by enums: [MemberFact]) -> MemberFact {
    guard fact.valueType == nil, let type = fact.initialType, let name = fact.initialMember,
        enums.contains(where: { $0.name == type && $0.caseNames.contains(name) })
    else { return fact }
    var fact = fact
    fact.valueType = type
    return fact
}

private func filled(_ sections: [Section], with members: [Member]) -> [Section] {
    var sections = sections
    for member in members {
        if let section = member.section { sections[section].members.append(member.index) }
    }
    return sections
}
