/// A service of a module in the app's container.
package struct ContainedService: Sendable, Equatable {
    package let injection: Injection
    /// The container's property.
    package let name: String
}

extension Plan {
    /// The services that the builder takes from the app's container, in the order in which it takes them: `orderAPI` for an
    /// `OrderAPIProtocol`.
    ///
    /// A property that the container has already is not the module's: its own is called after the module then.
    package var containedServices: [ContainedService] {
        guard let container = style.wiring.container, style.hasEntries, givesServices else { return [] }
        var taken = memberNames(of: container.namePattern)
        return builderServices.map { injection in
            let member = injection.name
            let own = propertyName(of: module) + member.prefix(1).uppercased() + member.dropFirst()
            let isFree = taken.insert(containerName(for: injection.type)).inserted
            return ContainedService(injection: injection, name: isFree ? containerName(for: injection.type) : own)
        }
    }

    private func containerName(for type: String) -> String {
        let core = TypeName(type).core
        return lowercasedName(core.hasSuffix("Protocol") ? String(core.dropLast("Protocol".count)) : core)
    }

    /// True if the app has its container already, as far as its files were read.
    package var hasContainer: Bool {
        guard let name = style.wiring.container?.namePattern else { return false }
        return liesBesideContainer || controller.project?.types.declarations(of: name).isEmpty == false
            || controller.files.flatMap(\.types).contains { $0.name == name && $0.keyword != .extension }
    }

    /// Without the app's other files nobody knows whether it has its container.
    var containerFindings: [Finding] {
        let isUsed = style.components.contains { component in component.text.contains { $0.contains("{container}") } }
        let isNeeded = !containedServices.isEmpty || !style.hasEntries
        guard let name = style.wiring.container?.namePattern, isUsed, isNeeded, canBeWritten,
            controller.language == .swift,
            !roles.isEmpty, controller.project?.isWholeApp != true, !hasContainer
        else { return [] }
        return [
            Finding(
                severity: .note, rule: "app-container", line: controller.mainDeclaration?.fact.line ?? 1,
                message: "'\(name)' is written too; --project DIR looks whether the app has one already")
        ]
    }

    private func memberNames(of type: String) -> Set<String> {
        let types = controller.project?.types ?? DeclaredTypes()
        let known = (types.declarations(of: type) + types.extensions(of: type)).flatMap(\.members).map(\.name)
        return Set(known + controller.files.flatMap(\.types).filter { $0.name == type }.flatMap(\.members).map(\.name))
    }
}
