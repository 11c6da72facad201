import Foundation
import Refactor

/// The components that take roles, from the classes of a template; one that is missing is as in plain VIPER.
struct ImportedClasses {
    private(set) var components: [Refactor.Component] = []
    private(set) var notes: [String] = []
    private let parts: TemplateParts

    init(_ parts: TemplateParts, _ builder: ImportedBuilder) {
        self.parts = parts
        for role in [Role.view, .presenter, .interactor, .router] {
            let text = builder.inRole.flatMap { $0.role == role ? $0.text : nil } ?? []
            guard let type = parts.roles[role] else {
                let name = Refactor.Style.viper.component(for: role)?.namePattern ?? "{module}"
                notes.append("it has no \(role.rawValue): '\(name)' is as in plain VIPER")
                components.append(Refactor.Component([role], name, text: text))
                continue
            }
            components.append(
                Refactor.Component(
                    [role], ModuleTemplate.pattern(type.name),
                    folder: Paths.folder(of: type.file), inherits: bases(of: type, role),
                    text: text))
        }
    }

    /// Returns the supertypes of a class that are no protocols of the module.
    private mutating func bases(of type: AppType, _ role: Role) -> [String] {
        let known: Set<String> = ["AnyObject", "NSObject", "UITableViewController", "UIViewController"]
        let others = type.inherits.filter { !$0.names.allSatisfy { known.contains($0) || parts.isProtocol($0) } }
        guard !others.isEmpty else { return [] }
        let names = others.map(spelled)
        let name = ModuleTemplate.pattern(type.name)
        if role == .view {
            notes.append(
                "that \(name) is a \(names.joined(separator: ", ")): a controller keeps its own superclass, and a new one "
                    + "is a UIViewController")
            return []
        }
        if parts.language == .objectiveC {
            notes.append("that \(name) is a \(names.joined(separator: ", ")): it is an NSObject here")
            return []
        }
        notes.append(
            "what \(names.joined(separator: ", ")) declares for \(name) cannot be known: list names of its own under "
                + "'taken', modules under 'imports'")
        return names
    }

    private func spelled(_ type: TypeNames) -> String {
        let name = type.names.joined(separator: " & ")
        let arguments = type.arguments.map { $0.names.joined(separator: " & ") }.map { argument in
            argument == parts.roles[.view]?.name ? "{controller}" : ModuleTemplate.pattern(argument)
        }
        return ModuleTemplate.pattern(name) + (arguments.isEmpty ? "" : "<" + arguments.joined(separator: ", ") + ">")
    }
}
