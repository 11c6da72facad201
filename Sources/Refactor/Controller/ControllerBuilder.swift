/// Finds the controllers in the files, resolves their names and gives them back in source order.
///
/// With a name, only the class of that name. Otherwise every class that inherits from something that ends in
/// `Controller`; if there is none, every class that is a `UIView`; if there is none, the largest class.
package func controllers(
    in facts: [SyntaxFacts], named name: String? = nil, project: ProjectFacts? = nil
) throws(ControllerError) -> [Controller] {
    let chosen = try controllerNames(in: facts, named: name)
    return chosen.map { build(controller: $0, from: facts, project: project) }
}

private func controllerNames(in facts: [SyntaxFacts], named name: String?) throws(ControllerError) -> [String] {
    let types = facts.flatMap(\.types)
    let classes = types.filter { $0.keyword == .class || $0.keyword == .actor }
    if let name {
        if classes.contains(where: { $0.name == name }) { return [name] }
        try refuseSwiftUI(facts, only: name)
        if types.contains(where: { $0.name == name && $0.keyword == .extension }) {
            throw .onlyExtensions(name: name, path: facts.first?.file.path ?? "")
        }
        throw .typeNotFound(name: name, found: classes.map(\.name))
    }
    let controllers = classes.filter { isController($0, among: classes) }
    if !controllers.isEmpty { return unique(controllers.map(\.name)) }
    let views = classes.filter { inherits($0, from: "UIView", among: classes) }
    if !views.isEmpty { return unique(views.map(\.name)) }
    if let largest = classes.max(by: { $0.declaration.count < $1.declaration.count }) { return [largest.name] }
    try refuseSwiftUI(facts, only: nil)
    if let extended = types.first(where: { $0.keyword == .extension && isControllerName($0.name) }) {
        throw .onlyExtensions(name: extended.name, path: facts.first?.file.path ?? "")
    }
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

private func isControllerName(_ name: String) -> Bool {
    name.hasSuffix("Controller") || name.hasSuffix("VC")
}

private func isController(_ type: TypeFact, among classes: [TypeFact]) -> Bool {
    guard let superclass = type.inherits.first else { return false }
    return isControllerName(superclass) || inherits(type, from: "UIViewController", among: classes)
}

private func inherits(_ type: TypeFact, from ancestor: String, among classes: [TypeFact]) -> Bool {
    guard let superclass = type.inherits.first else { return false }
    if SDKType.isKind(superclass, of: ancestor) { return true }
    guard let parent = classes.first(where: { $0.name == superclass && $0 != type }) else { return false }
    return parent.inherits.first != type.name && inherits(parent, from: ancestor, among: classes)
}

private func unique(_ names: [String]) -> [String] {
    var seen: Set<String> = []
    return names.filter { seen.insert($0).inserted }
}

private func build(controller name: String, from facts: [SyntaxFacts], project: ProjectFacts?) -> Controller {
    let files = facts.enumerated().sorted { left, right in
        let leftHolds = holdsClass(name, left.element)
        let rightHolds = holdsClass(name, right.element)
        return leftHolds == rightHolds ? left.offset < right.offset : leftHolds
    }.map(\.element)
    var declarations: [Controller.Declaration] = []
    for (index, file) in files.enumerated() {
        for type in file.types where type.name == name {
            declarations.append(Controller.Declaration(file: index, fact: type))
        }
    }
    let sections = sections(of: declarations, in: files)
    let resolver = NameResolver(controller: name, declarations: declarations, files: files, project: project)
    let members = members(of: declarations, sections: sections, resolver: resolver)
    return Controller(
        name: name, language: "swift", superclass: resolver.superclass, ancestors: resolver.ancestors,
        isAncestryKnown: resolver.isAncestryKnown, files: files, declarations: declarations, members: members,
        sections: filled(sections, with: members), project: project
    )
}

private func holdsClass(_ name: String, _ facts: SyntaxFacts) -> Bool {
    facts.types.contains { $0.name == name && $0.keyword != .extension }
}

private func members(
    of declarations: [Controller.Declaration], sections: [Section], resolver: NameResolver
) -> [Member] {
    var members: [Member] = []
    for (index, declaration) in declarations.enumerated() {
        for fact in declaration.fact.members {
            let section = sections.lastIndex { section in
                section.declaration == index && section.line <= fact.line
            }
            members.append(
                Member(
                    index: members.count, fact: fact, file: declaration.file, declaration: index, section: section,
                    conformances: declaration.fact.keyword == .extension ? declaration.fact.inherits : [],
                    references: fact.references.map { Reference(fact: $0, target: resolver.target(of: $0)) }
                ))
        }
    }
    return members
}

private func filled(_ sections: [Section], with members: [Member]) -> [Section] {
    var sections = sections
    for member in members {
        if let section = member.section { sections[section].members.append(member.index) }
    }
    return sections
}
