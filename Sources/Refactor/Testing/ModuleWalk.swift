/// The ways of a test from a screen to every part of its module.
package struct ModuleWalk: Sendable {
    /// A part, and where it is found.
    package struct Step: Sendable {
        /// The name in tests.
        package let variable: String
        package let type: String
        /// The part that holds it.
        package let holder: String
        package let property: String
        /// Others cannot see the property.
        package let isHidden: Bool
        /// The property's type is a protocol or a base class.
        package let isCast: Bool
        /// The property may hold nothing.
        package let isOptional: Bool
        /// It is not found in another part: what makes the module gives it.
        package var isMade = false
    }

    /// A reference back: who holds whom, by which property.
    package struct Link: Sendable {
        package let holder: String
        package let property: String
        package let target: String
    }

    /// The name of the screen in tests.
    package let screen: String
    /// The name in tests of the part that keeps all others.
    package let owner: String
    package let steps: [Step]
    package let links: [Link]
    /// The parts that the screen does not lead to.
    package let unreached: [String]
}

extension Plan {
    /// The way through the module; nil where neither the view nor a test can make it.
    package var moduleWalk: ModuleWalk? { ModuleWalkFinder(plan: self).walk }
}

private struct ModuleWalkFinder {
    let plan: Plan

    private var style: Style { plan.style }

    var walk: ModuleWalk? {
        guard let (first, start) = firstStep else { return nil }
        var steps = [start]
        var reached = [first]
        var open = reached
        while !open.isEmpty {
            let role = open.removeFirst()
            for port in style.ports
            where port.from == role && plan.roles.contains(port.to) && !reached.contains(port.to) {
                guard let step = step(through: port) else { continue }
                steps.append(step)
                reached.append(port.to)
                open.append(port.to)
            }
        }
        let known = start.isMade ? reached + [.view] : reached
        let links = style.ports.compactMap { port -> ModuleWalk.Link? in
            let isBack = port.hold == .weak || start.isMade && port.to == .view
            guard known.contains(port.from), port.to == .view || reached.contains(port.to), isBack,
                let property = visibleProperty(of: port)
            else { return nil }
            return ModuleWalk.Link(holder: variable(of: port.from), property: property, target: variable(of: port.to))
        }
        return ModuleWalk(
            screen: variable(of: .view), owner: start.isMade ? start.variable : variable(of: .view), steps: steps,
            links: links, unreached: plan.roles.filter { !reached.contains($0) }.map(plan.name(of:)))
    }

    /// The part that the view leads to, or that what makes the module gives.
    private var firstStep: (role: Role, step: ModuleWalk.Step)? {
        if let outlet = plan.outletPorts.first, plan.ports(of: .view).contains(outlet), plan.roles.contains(outlet.to),
            let start = keptProperty
        {
            let step = ModuleWalk.Step(
                variable: variable(of: outlet.to), type: plan.name(of: outlet.to), holder: variable(of: .view),
                property: start, isHidden: false, isCast: outlet.protocolPattern != nil, isOptional: false)
            return (outlet.to, step)
        }
        let owner = plan.roles.first { role in !style.ports.contains { $0.to == role && $0.hold == .strong } }
        guard !style.testing.making.isEmpty, let owner else { return nil }
        let step = ModuleWalk.Step(
            variable: variable(of: owner), type: plan.name(of: owner), holder: "", property: "", isHidden: false,
            isCast: true, isOptional: true, isMade: true)
        return (owner, step)
    }

    /// The view's property that makes the module when somebody asks for it.
    private var keptProperty: String? {
        guard let outlet = plan.outletPorts.first else { return nil }
        let own = plan.controller.property(of: outlet, module: plan.module)
        if outlet.given == .caller { return own }
        guard let line = style.screens.outlet.first(where: { $0.contains("lazy var ") }) else { return nil }
        guard style.screens.outlet.contains(where: { $0.hasPrefix("private var {outlet}") }) else { return own }
        return String(line.dropFirst("lazy var ".count).prefix { $0 != ":" && $0 != " " })
    }

    private func step(through port: Port) -> ModuleWalk.Step? {
        let isHidden = port.given == .initializer
        let own =
            isHidden && plan.ports(of: port.from).contains(port)
            ? plan.controller.property(of: port, module: plan.module) : nil
        guard let property = own ?? visibleProperty(of: port) else { return nil }
        var isBase = false
        if case .inherited = port.given { isBase = true }
        return ModuleWalk.Step(
            variable: variable(of: port.to), type: plan.name(of: port.to), holder: variable(of: port.from),
            property: property, isHidden: isHidden, isCast: isHidden || isBase || port.protocolPattern != nil,
            isOptional: true)
    }

    /// The property that a test can read; nil where the component has it for itself.
    private func visibleProperty(of port: Port) -> String? {
        switch port.given {
        case .property, .caller:
            plan.ports(of: port.from).contains(port) ? plan.controller.property(of: port, module: plan.module) : nil
        case .inherited(let base, _): port.to == .view || plan.roles.contains(port.to) ? base : nil
        case .base: style.testing.making.isEmpty ? nil : port.property
        case .initializer, .derived: nil
        }
    }

    private func variable(of role: Role) -> String { style.component(for: role)?.variable ?? role.rawValue }
}
