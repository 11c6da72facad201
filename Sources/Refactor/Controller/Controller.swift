/// A view controller as the tool thinks of it: its members in order, their sections, and what their names mean.
///
/// It never changes, and every stage keeps it: as one shared value it costs the same however much it holds.
package final class Controller: Sendable {
    /// A class or extension declaration of the controller and the file it stands in.
    package struct Declaration: Sendable {
        package let file: Int
        package let fact: TypeFact
    }

    package let name: String
    package let language: SourceLanguage
    /// The superclass as written; nil if none.
    package let superclass: String?
    /// Superclasses that are known, nearest first: names of the app's classes, then of the SDK's.
    package let ancestors: [String]
    /// True if the chain of superclasses ends in the SDK, so that an unknown bare name is not inherited.
    package let isAncestryKnown: Bool
    /// The files that were given, those first that hold the controller.
    package let files: [SyntaxFacts]
    package let declarations: [Declaration]
    package let members: [Member]
    package let sections: [Section]
    /// Members that are one thing and go together, by index: a property, its accessors and the variable behind it.
    package let bonds: [[Int]]
    /// The types that the given files declare.
    package let types: DeclaredTypes
    /// The facts of the rest of the app, if its folder was given.
    package let project: ProjectFacts?
    /// The members that name each member in `#selector`, by index.
    let selections: [Int: [Int]]
    /// The members that were cut out of each member, by index.
    let cuts: [Int: [Int]]
    /// The names of all members.
    let names: Set<String>

    init(
        name: String, language: SourceLanguage, superclass: String?, ancestors: [String], isAncestryKnown: Bool,
        files: [SyntaxFacts], declarations: [Declaration], members: [Member], sections: [Section], bonds: [[Int]],
        types: DeclaredTypes, project: ProjectFacts?
    ) {
        self.name = name
        self.language = language
        self.superclass = superclass
        self.ancestors = ancestors
        self.isAncestryKnown = isAncestryKnown
        self.files = files
        self.declarations = declarations
        self.members = members
        self.sections = sections
        self.bonds = bonds
        self.types = types
        self.project = project
        selections = Self.selections(in: members)
        cuts = Dictionary(grouping: members.indices.filter { members[$0].cut != nil }) { members[$0].cut?.host ?? $0 }
        names = Set(members.map(\.name))
    }

    private static func selections(in members: [Member]) -> [Int: [Int]] {
        var found: [Int: [Int]] = [:]
        for user in members {
            for reference in user.references where reference.fact.usage == .selector {
                guard case .own(let targets) = reference.target else { continue }
                for target in targets where found[target]?.last != user.index {
                    found[target, default: []].append(user.index)
                }
            }
        }
        return found
    }

    /// The module's name: the class name without its ending, with a capital in front.
    package var module: String { moduleName(of: name) }

    /// The module's name without the kind of screen: `Settings` of `SettingsTableViewController`, a
    /// `UITableViewController`; nil where another screen of the app is called so.
    var moduleWithoutKind: String? {
        let kinds = ["UICollectionViewController": "Collection", "UITableViewController": "Table"]
        guard let kind = superclass.flatMap({ kinds[$0] }), module.hasSuffix(kind), module.count > kind.count else {
            return nil
        }
        let short = String(module.dropLast(kind.count))
        let isTaken = ["Controller", "ViewController"].map { short + $0 }.contains { other in
            project?.inherits[other] != nil || files.contains { $0.types.contains { $0.name == other } }
        }
        return isTaken ? nil : short
    }

    /// Lines of all its declarations.
    package var lines: Int {
        declarations.reduce(0) { $0 + $1.fact.endLine - $1.fact.line + 1 }
    }

    /// True if it lives on the main actor, as every UIKit view and controller does.
    package var isMainActor: Bool {
        if declarations.contains(where: { $0.fact.attributes.contains("MainActor") }) { return true }
        if ancestors.contains("UIResponder") { return true }
        guard let superclass, !isAncestryKnown else { return false }
        return superclass.hasSuffix("Controller") || superclass.hasSuffix("View") || superclass.hasSuffix("VC")
    }

    /// The class itself, not an extension of it; in Objective-C its `@interface`, or else its `@implementation`.
    package var mainDeclaration: Declaration? { declarations.mainDeclaration }

    /// Protocols of all its declarations, those elsewhere in the app included.
    package var conformances: [String] {
        let elsewhere = project?.inherits[name] ?? []
        return (declarations.flatMap(\.fact.inherits) + elsewhere).filter { $0 != superclass }
    }

    /// The members that the source declares, without those that were cut out of them and those that it inherits.
    package var sourceMembers: [Member] { members.filter { $0.cut == nil && !$0.isInherited } }

    /// The `available(…)` attributes of a member and of the extension it stands in.
    func availability(of member: Member) -> [String] {
        let declaration = declarations[member.declaration].fact
        let outer = declaration.keyword == .extension ? declaration.attributes : []
        return (outer + member.fact.attributes).filter { $0.hasPrefix("available(") }
    }

    /// The same controller with other members.
    func with(members: [Member]) -> Controller {
        Controller(
            name: name, language: language, superclass: superclass, ancestors: ancestors,
            isAncestryKnown: isAncestryKnown, files: files, declarations: declarations, members: members,
            sections: sections, bonds: bonds, types: types, project: project)
    }

    /// The class in which a type is nested that the controller's code names by its last name alone: the controller or a
    /// superclass, in another file of the app. Nil for a type that code anywhere names so.
    package func outerClass(ofType name: String) -> String? {
        guard let project, language == .swift,
            types.declarations(of: name).isEmpty, project.types.declarations(of: name).isEmpty
        else { return nil }
        return ([self.name] + ancestors).first { !project.types.declarations(of: "\($0).\(name)").isEmpty }
    }

    package func file(of member: Member) -> SourceFile { files[member.file].file }

    /// The members that refer to each member, by index.
    package func callers() -> [[Int]] {
        var callers = [[Int]](repeating: [], count: members.count)
        for member in members {
            for target in member.ownTargets where target != member.index { callers[target].append(member.index) }
        }
        return callers
    }
}

extension [Controller.Declaration] {
    /// The class itself, not an extension of it; in Objective-C its `@interface`, or else its `@implementation`.
    var mainDeclaration: Controller.Declaration? {
        first { ![.extension, .implementation].contains($0.fact.keyword) } ?? first { $0.fact.keyword != .extension }
    }
}

/// The name of the module of a controller: its class name without its ending, with a capital in front.
func moduleName(of controller: String) -> String {
    let stem = stem(of: controller)
    return stem.prefix(1).uppercased() + stem.dropFirst()
}

private func stem(of name: String) -> String {
    for ending in ["ViewController", "Controller", "VC"] where name.hasSuffix(ending) && name.count > ending.count {
        return String(name.dropLast(ending.count))
    }
    return name.hasSuffix("View") && name.count > 4 ? String(name.dropLast(4)) : name
}
