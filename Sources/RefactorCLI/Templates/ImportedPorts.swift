import Foundation
import Refactor

/// The ports of a style, from what the classes of a template hold; what would keep a module from working is put right.
struct ImportedPorts {
    private(set) var ports: [Refactor.Port] = []
    private(set) var notes: [String] = []
    private let parts: TemplateParts

    init(_ parts: TemplateParts) {
        self.parts = parts
        for role in Self.order {
            for property in parts.roles[role]?.properties ?? [] where !property.isStatic && !property.isComputed {
                add(property, of: role)
            }
        }
        addSource()
        addMissing()
        ports.sort { Self.rank($0) < Self.rank($1) }
    }

    private static let order: [Role] = [.view, .presenter, .interactor, .router]

    /// No two ports lead the same way.
    private static func rank(_ port: Refactor.Port) -> Int {
        (order.firstIndex(of: port.from) ?? order.count) * order.count + (order.firstIndex(of: port.to) ?? order.count)
    }

    private func has(_ from: Role, _ to: Role) -> Bool { ports.contains { $0.from == from && $0.to == to } }

    // MARK: - What the template says

    private mutating func add(_ property: AppProperty, of role: Role) {
        guard let type = property.type, let (target, name) = parts.target(of: type), target != role else { return }
        let holder = ModuleTemplate.pattern(parts.roles[role]?.name ?? role.rawValue)
        if has(role, target) {
            notes.append("'\(property.name)' of \(holder): a second way to the \(target.rawValue)")
            return
        }
        guard Self.isUseful(role, target) else {
            notes.append(
                "'\(property.name)' of \(holder): the \(role.rawValue) has no use for the \(target.rawValue) here")
            return
        }
        let hold = hold(of: property, from: role, to: target, in: holder)
        let isGiven = hold == .strong && role != .view && isInitialized(with: property.name, role)
        ports.append(
            Refactor.Port(
                from: role, to: target, property: ModuleTemplate.pattern(property.name),
                protocolPattern: name.map(ModuleTemplate.pattern), hold: hold,
                given: isGiven || role == .view ? nil : .property, refines: refined(by: name),
                file: file(of: name), folder: folder(of: name)))
    }

    /// The view reports to one component; who is asked by the presenter answers it alone.
    private static func isUseful(_ from: Role, _ to: Role) -> Bool { from != .view || to == .presenter }

    /// Returns the strength of a property: what leads on is kept, what leads back is not.
    private mutating func hold(of property: AppProperty, from: Role, to: Role, in holder: String) -> ReferenceStrength {
        let leadsOn =
            (Self.order.firstIndex(of: from) ?? 0) < (Self.order.firstIndex(of: to) ?? 0) && from != .interactor
        let wanted: ReferenceStrength = leadsOn ? .strong : .weak
        if property.strength.rawValue != wanted.rawValue {
            notes.append(
                "'\(property.name)' of \(holder) is \(property.strength.rawValue) in the template and \(wanted.rawValue) "
                    + (leadsOn ? "here: nobody else keeps it" : "here: what leads back must keep nothing alive"))
        }
        return wanted
    }

    private func isInitialized(with name: String, _ role: Role) -> Bool {
        parts.roles[role]?.methods.contains { method in
            method.name.hasPrefix("init") && method.parameters.contains { $0.name == name || $0.label == name }
        } ?? false
    }

    private func refined(by name: String?) -> String {
        let plain: Set<String> = ["AnyObject", "class", "NSObject", "NSObjectProtocol"]
        let names =
            parts.types.first { $0.name == name }?.inherits.flatMap(\.names).filter { !plain.contains($0) } ?? []
        return parts.language == .objectiveC || names.isEmpty ? "AnyObject" : names.joined(separator: ", ")
    }

    // MARK: - Where protocols stand

    private func path(of name: String?) -> String? { parts.types.first { $0.name == name }?.file }

    private func file(of name: String?) -> String? {
        guard let name, let path = path(of: name) else { return nil }
        let stem = Paths.withoutEnding(Paths.name(of: path))
        return stem == name || !stem.contains(ModuleTemplate.module) ? nil : ModuleTemplate.pattern(stem)
    }

    private func folder(of name: String?) -> String {
        path(of: name).map { Paths.folder(of: $0) } ?? ""
    }

    /// One file for all, the file of who asks, or a file each, as in the template.
    var protocols: ProtocolFiles {
        let named = ports.filter { $0.protocolPattern != nil }
        let files = Set(named.map { $0.file ?? $0.protocolPattern ?? "" })
        let classes = Set(parts.roles.values.map { ModuleTemplate.pattern($0.name) })
        if files.count == 1, let file = files.first, named.count > 1, !classes.contains(file) { return .one(file) }
        if !files.isEmpty, files.isSubset(of: classes) { return .withUser }
        return .each
    }

    /// The ports as they are written: with files of their own only where each protocol has one.
    var written: [Refactor.Port] {
        let keepsFiles = protocols == .each
        let classes = Set(parts.roles.values.map { ModuleTemplate.pattern($0.name) })
        return ports.map { port in
            let file = port.file.flatMap { classes.contains($0) ? nil : $0 }
            return Refactor.Port(
                from: port.from, to: port.to, property: port.property, protocolPattern: port.protocolPattern,
                hold: port.hold, given: port.given, carries: port.carries, refines: port.refines,
                file: keepsFiles ? file : nil, folder: keepsFiles ? port.folder : "")
        }
    }

    // MARK: - What is missing

    /// A router shows screens from the view: by what the template gives it, or a property more.
    private mutating func addSource() {
        guard !has(.router, .view) else { return }
        let names = ["transitionHandler", "viewController", "view", "sourceViewController", "controller"]
        let own = parts.roles[.router]?.properties.first { property in
            names.contains(property.name) || property.type?.names == ["UIViewController"]
        }
        let known = own?.type?.names.joined(separator: " & ")
        if own == nil, parts.roles[.router] != nil {
            notes.append("its router knows no view and could not show a screen: it gets a weak 'viewController'")
        } else if let known, known != "UIViewController" {
            notes.append("'\(own?.name ?? "")' of its router is a UIViewController here, not a \(known)")
        }
        ports.append(
            Refactor.Port(
                from: .router, to: .view, property: own?.name ?? "viewController", protocolPattern: nil, hold: .weak))
    }

    private mutating func addMissing() {
        for port in Refactor.Style.viper.ports where port.from != .router && !has(port.from, port.to) {
            if port.from == .interactor, parts.roles[.interactor] != nil, has(.presenter, .interactor) { continue }
            if let from = parts.roles[port.from], parts.roles[port.to] != nil {
                notes.append("\(from.name) knows no \(port.to.rawValue): it gets '\(port.property)' as in plain VIPER")
            }
            let isTaken = port.protocolPattern.map { self.isTaken($0, by: port.to) } ?? false
            ports.append(
                Refactor.Port(
                    from: port.from, to: port.to, property: port.property,
                    protocolPattern: isTaken ? nil : port.protocolPattern, hold: port.hold,
                    given: port.from == .view ? nil : .property))
        }
    }

    /// Returns true if a name means something else in the template.
    private func isTaken(_ pattern: String, by role: Role) -> Bool {
        ports.contains { $0.protocolPattern == pattern && $0.to != role }
    }
}
