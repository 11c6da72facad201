/// The modules that types lead to, worked out once for all types.
struct ModuleEnds: Sendable {
    /// The modules that a type stands for that is part of none.
    private(set) var stands: [String: [String]] = [:]
    /// The modules whose view, router or builder a value of a type is.
    private(set) var shown: [String: [String]] = [:]
    private let members: ModuleMembers
    private let registrations: Registrations

    private var facts: AppFacts { members.facts }

    init(_ members: ModuleMembers, _ registrations: Registrations) {
        self.members = members
        self.registrations = registrations
        for name in Set(facts.names).union(registrations.targets.keys) {
            let standing = modules(standingFor: name)
            if !standing.isEmpty { stands[name] = standing }
            shown[name] = modules(behind: name)
        }
    }

    private func modules(for type: String) -> [String] {
        members.parts[type].map { [$0.module] } ?? stands[type] ?? []
    }

    private func modules(standingFor type: String) -> [String] {
        if let registered = registrations.targets[type] {
            let found = Set(registered.compactMap { members.parts[$0]?.module })
            if !found.isEmpty { return found.sorted() }
        }
        guard facts.isProtocol(type) else { return [] }
        let found = Set(facts.implementers(of: type).compactMap { members.parts[$0]?.module })
        return found.count <= 3 ? found.sorted() : []
    }

    /// Endings of protocols whose implementers are told something, and not shown.
    private static let reports = [
        "Action", "ActionProtocol", "Actions", "DataSource", "Delegate", "DelegateProtocol", "Handler", "Input",
        "Listener",
        "Observer", "Output",
    ]

    private func modules(behind type: String) -> [String]? {
        if let role = members.parts[type]?.role { return Self.shownRoles.contains(role) ? modules(for: type) : nil }
        if let targets = registrations.targets[type] {
            let roles = targets.compactMap { members.parts[$0]?.role }
            // What is registered for the work of modules is never shown.
            if !roles.isEmpty { return roles.allSatisfy(Self.innerRoles.contains) ? nil : modules(for: type) }
        }
        if UIKinds.isRepresentable(type, facts) { return modules(wrappedBy: type) }
        guard facts.isProtocol(type), !Self.reports.contains(where: { type.hasSuffix($0) }) else { return nil }
        let implementers = facts.implementers(of: type)
        let isShown =
            !implementers.isEmpty
            && implementers.allSatisfy { Self.shownRoles.contains(members.parts[$0]?.role ?? .other) }
        return isShown ? modules(for: type) : nil
    }

    /// `func makeUIViewController(context: Context) -> LoginController`: what a view of SwiftUI wraps.
    private func modules(wrappedBy type: String) -> [String]? {
        let made = facts.types[type]?.methods.first { $0.name == "makeUIViewController" }
        let found = facts.known(made?.result, in: type).flatMap { modules(for: $0) }
        return found.isEmpty ? nil : found
    }

    private static let shownRoles: Set<ModuleRole> = [.builder, .router, .view]

    private static let innerRoles: Set<ModuleRole> = [.dataManager, .interactor]
}
