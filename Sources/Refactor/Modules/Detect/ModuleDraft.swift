/// Sorts the types of an app into modules.
struct ModuleDraft {
    private let facts: AppFacts
    private let roles: RoleReading
    private(set) var modules: [String: AppModule] = [:]
    private(set) var members: ModuleMembers
    /// The types that bodies make, or that storyboards show.
    private var shown: Set<String> = []
    /// The controllers that say by their heads which view they host.
    private let hosts: [String: String]

    /// `screens` are the views of SwiftUI that fill a screen.
    init(_ roles: RoleReading, screens: [String]) {
        facts = roles.facts
        self.roles = roles
        members = ModuleMembers(facts: facts)
        hosts = Self.hosts(facts)
        shown = Set(facts.names.flatMap { roles.made(in: $0).flatMap(\.types) })
        // What has its name alone comes before those that were told apart from it.
        let families = FamilyFinder.families(roles)
        for family in families.filter({ qualifier(of: $0) == nil }) + families.filter({ qualifier(of: $0) != nil }) {
            if family.isModule, !isApp(family) {
                add(family)
            } else {
                for name in family.names(.view) where UIKinds.isController(name, facts) { addController(name) }
            }
        }
        for name in screens where !members.isPart(name) && !joinHost(of: name) { addController(name, style: "swiftui") }
        joinBuilders()
        joinFlows()
        joinFrames()
        findViewModels(ofHolders: true)
        addFlows { FlowReading.isFrame($0, roles.facts) }
        findHelpers()
        if addFlows({ _ in true }) { findHelpers() }
        findViewModels(ofHolders: false)
    }

    /// The target of a family of which another target has types of the same names.
    private func qualifier(of family: ModuleFamily) -> String? {
        family.allNames.lazy.compactMap { facts.qualifier(of: $0) }.first
    }

    private func isApp(_ family: ModuleFamily) -> Bool {
        ["app", "application"].contains(family.stem.lowercased()) && !family.has(.view)
    }

    // MARK: - Modules

    private mutating func add(_ family: ModuleFamily) {
        let scored = moduleDetectors.map { ($0.id, $0.points(family, facts)) }.filter { $0.1 > 0 }
        let style = scored.max { ($0.1, $1.0) < ($1.1, $0.0) }?.0
        var name = family.stem
        if modules[name] != nil, let qualifier = qualifier(of: family) { name += " (\(qualifier))" }
        while modules[name] != nil || name == ModuleMap.app { name += "Module" }
        let anchors = [ModuleRole.builder, .view, .router, .presenter, .interactor].flatMap { family.names($0) }
        let anchor = anchors.first.flatMap { facts.types[$0] }
        var module = AppModule(name: name, style: style ?? "viper", file: anchor?.file ?? "", line: anchor?.line ?? 0)
        for (role, names) in family.members where !names.isEmpty { module.roles[role] = names.sorted() }
        modules[name] = module
        for (role, names) in family.members {
            for type in names { members.parts[type] = (name, role) }
        }
        let controllers = family.names(.view).filter { UIKinds.isController($0, facts) }
        let lines = controllers.compactMap { facts.types[$0]?.lineCount }.max() ?? 0
        modules[name]?.controllerLines = lines > 400 ? lines : 0
    }

    /// A controller that others inherit is a screen too where it is made or drawn itself.
    private func isScreen(_ name: String) -> Bool {
        if facts.implementers(of: name).isEmpty || shown.contains(name) { return true }
        return !facts.interfaces.places(ofClass: name).isEmpty
    }

    /// A view controller without a module around it is one by itself.
    private mutating func addController(_ name: String, style: String = "mvc") {
        guard let type = facts.types[name], isScreen(name) else { return }
        var short = roles.reading(of: name)?.stem ?? RoleNames.lastWord(of: name)
        if !short.isEmpty, modules[short] != nil, let qualifier = facts.qualifier(of: name) {
            short += " (\(qualifier))"
        }
        if short.isEmpty || modules[short] != nil || short == ModuleMap.app { short = roles.plain(name) }
        // `Cards.Preview` beside `Badges.Preview`.
        if modules[short] != nil, let outer = name.split(separator: ".").dropLast().last { short = outer + short }
        while modules[short] != nil || short == ModuleMap.app { short += "Screen" }
        var module = AppModule(name: short, style: style, roles: [.view: [name]], file: type.file, line: type.line)
        module.controllerLines = type.lineCount
        modules[short] = module
        members.parts[name] = (short, .view)
    }

    /// A view of SwiftUI stands in the module of the controller that hosts it and no other, by its head or of one name;
    /// says whether there is one.
    private mutating func joinHost(of view: String) -> Bool {
        guard let module = hosts[view].flatMap({ members.parts[$0]?.module }) ?? hostOfOneName(view) else {
            return false
        }
        join(view, to: module, as: .view)
        return true
    }

    private func hostOfOneName(_ view: String) -> String? {
        guard let stem = roles.reading(of: view)?.stem, let hosts = modules[stem]?.roles[.view],
            hosts.count == 1, let host = hosts.first, UIKinds.isController(host, facts), isHosted(view, by: host)
        else { return nil }
        return stem
    }

    /// `class ToastController: UIHostingController<ToastContent>`, if no other class hosts that.
    private static func hosts(_ facts: AppFacts) -> [String: String] {
        var found: [String: [String]] = [:]
        for name in facts.names {
            for parent in facts.types[name]?.inherits ?? [] where parent.names == ["UIHostingController"] {
                for view in parent.arguments.flatMap({ facts.known($0, in: name) }) {
                    found[view, default: []].append(name)
                }
            }
        }
        return found.compactMapValues { $0.count == 1 ? $0.first : nil }
    }

    private func isHosted(_ view: String, by host: String) -> Bool {
        let parents = facts.types[host]?.inherits ?? []
        return parents.contains { $0.arguments.flatMap { facts.known($0, in: host) }.contains(view) }
            || roles.made(in: host).contains { $0.types.contains(view) }
    }

    /// `LoginAssembly`, which makes the view of SwiftUI that is a module by itself, is the builder of it.
    private mutating func joinBuilders() {
        for name in facts.names where !members.isPart(name) {
            guard let reading = roles.reading(of: name), reading.role == .builder,
                let module = modules[reading.stem], module.style == "swiftui", module.roles[.builder] == nil,
                let views = module.roles[.view],
                roles.made(in: name).contains(where: { $0.types.contains(where: views.contains) })
            else { continue }
            join(name, to: reading.stem, as: .builder)
        }
    }

    /// A flow that leads but one module is its router.
    private mutating func joinFlows() {
        for (flow, module) in OwnFlows.find(roles, members, modules) {
            join(flow, to: module, as: .router)
        }
    }

    /// A frame of navigation that is made for one screen is a part of its module: `class PickerController:
    /// UINavigationController { init() { super.init(rootViewController: ListController()) } }`.
    private mutating func joinFrames() {
        for name in facts.names
        where !members.isPart(name) && UIKinds.isController(name, facts) && UIKinds.isNavigation(name, facts)
            && facts.implementers(of: name).isEmpty && facts.types[name]?.isGeneric == false
        {
            let makers = facts.types[name]?.methods.filter { $0.name == "init" && $0.traits.makes } ?? []
            let first = Set(makers.flatMap { MadeTypes($0, of: name, facts).types }.compactMap(shownModule))
            let all = Set(roles.made(in: name).flatMap(\.types).compactMap(shownModule))
            if all.count == 1, first == all, let module = all.first { join(name, to: module, as: .view) }
        }
    }

    /// The module whose view a type is.
    private func shownModule(_ type: String) -> String? {
        members.parts[type].flatMap { $0.role == .view ? $0.module : nil }
    }

    private mutating func join(_ type: String, to module: String, as role: ModuleRole) {
        let known = modules[module]?.roles[role] ?? []
        modules[module]?.roles[role] = (known + [type]).sorted()
        members.parts[type] = (module, role)
    }

    // MARK: - Helpers

    /// A type that only one module makes, or that stands in one of its types, serves it.
    private mutating func findHelpers() {
        let (sharers, makers) = SharedViews.find(roles, members)
        members.sharers = sharers.filter { $0.value.count > 1 }
        members.makers = makers
        for _ in 0..<3 {
            var makers: [String: Set<String>] = [:]
            for name in facts.names {
                guard let module = members.module(of: name) else { continue }
                for body in roles.made(in: name) {
                    for made in body.types where !members.isPart(made) && made != name {
                        makers[made, default: []].insert(module)
                    }
                }
                for property in facts.types[name]?.properties ?? [] {
                    for call in property.value?.calls ?? [] where call.isInitializer {
                        if let made = facts.known(call.name), !members.isPart(made) {
                            makers[made, default: []].insert(module)
                        }
                    }
                }
            }
            let holders = viewModelHolders
            for (name, modules) in makers where modules.count == 1 && members.helpers[name] == nil {
                // A view that other views of no module make too is theirs as well.
                if let others = sharers[name], others.count != 1 { continue }
                // Who makes a view model for the views of others does not do what it does.
                if let others = holders[name], others.isDisjoint(with: modules) {
                    if others.count == 1 { members.helpers[name] = others.first }
                    continue
                }
                members.helpers[name] = modules.first
            }
        }
    }

    /// Adds what leads through several screens and is no part of one: a module by itself; says whether there is any.
    @discardableResult
    private mutating func addFlows(_ isMeant: (String) -> Bool) -> Bool {
        // A flow that the app starts is no part of the app.
        let free = facts.names.filter { members.module(of: $0) == nil || members.helpers[$0] == ModuleMap.app }
        let flows = free.filter { !members.isPart($0) && !members.isOfApp($0) && isMeant($0) }.compactMap { name in
            FlowReading.stem(of: name, roles, members).map { (name, $0) }
        }
        for (name, stem) in flows {
            guard let type = facts.types[name] else { continue }
            let plain = FlowReading.isFrame(name, facts) ? RoleNames.split(roles.plain(name))?.stem : nil
            var short = modules[stem] == nil && stem != ModuleMap.app ? stem : plain ?? roles.plain(name)
            while modules[short] != nil || short == ModuleMap.app { short += "Flow" }
            let style = name.hasSuffix("Coordinator") ? "mvvm-c" : "other"
            modules[short] = AppModule(
                name: short, style: style, roles: [.router: [name]], file: type.file, line: type.line)
            members.parts[name] = (short, .router)
        }
        return !flows.isEmpty
    }

    /// `LoginViewModel` serves `Login`, whoever makes it: before others say that they make it, where a part of `Login`
    /// holds it.
    private mutating func findViewModels(ofHolders: Bool) {
        for name in facts.names
        where !members.isPart(name) && members.helpers[name] == nil && name.hasSuffix("ViewModel") {
            let stem = String(roles.plain(name).dropLast("ViewModel".count))
            guard modules[stem] != nil, !ofHolders || holders(of: name).contains(stem) else { continue }
            members.helpers[name] = stem
        }
    }

    /// The modules of which a view holds a view model, by the name of that.
    private var viewModelHolders: [String: Set<String>] {
        var found: [String: Set<String>] = [:]
        for name in facts.names {
            let part = members.parts[name]
            let modules = part.map { $0.role == .view ? [$0.module] : [] } ?? members.sharers[name] ?? []
            guard !modules.isEmpty else { continue }
            for property in facts.types[name]?.properties ?? [] where !property.isStatic {
                for held in facts.known(property.type, in: name)
                where held.hasSuffix("Model") && facts.keyword(of: held) == .class {
                    found[held, default: []].formUnion(modules)
                }
            }
        }
        return found
    }

    /// The modules a part of which holds a view model.
    private func holders(of name: String) -> [String] {
        modules.values.filter { module in
            module.roles.values.flatMap { $0 }.contains { part in
                facts.types[part]?.properties.contains { facts.known($0.type, in: part).contains(name) } == true
            }
        }.map(\.name)
    }
}
