package import Refactor

/// The spelling of the parts of an emitted module in Objective-C.
package struct ObjCSpelling: RequirementSpelling {
    package let plan: Plan
    let files: ViewFiles
    let newline: String
    /// One level of indentation.
    let indent: String
    /// Generated headers stand between `NS_ASSUME_NONNULL_BEGIN` and its end.
    let isNonnull: Bool
    let audit: Audit
    /// The selectors that the controller has from classes of the SDK.
    let inherited: SDKSelectors
    let departures: Departures
    let declarations: FileDeclarations
    let putsBracesOnOwnLine: Bool
    private let takenNames: Set<String>
    private let inheritedNames: Set<String>

    package init(plan: Plan) {
        self.plan = plan
        files = ViewFiles(of: plan)
        newline = files.style?.newline ?? "\n"
        indent = files.style?.indentation ?? "    "
        putsBracesOnOwnLine = files.putsBracesOnOwnLine
        audit = Audit(controller: plan.controller)
        inherited = SDKSelectors(ofClasses: plan.controller.ancestors)
        departures = Departures(plan: plan)
        declarations = FileDeclarations(plan: plan)
        isNonnull = audit.isAudited(plan.boundaries.flatMap(\.requirements))
        takenNames = Set(plan.controller.members.flatMap { [$0.id, $0.name] })
        inheritedNames = Self.inheritedNames(of: plan.controller)
    }

    /// Names that the controller has from its superclasses, as far as they are known.
    private static func inheritedNames(of controller: Controller) -> Set<String> {
        var names: Set<String> = []
        for reference in controller.members.flatMap(\.references) {
            if case .inherited = reference.target { names.insert(reference.name) }
        }
        for ancestor in controller.ancestors { names.formUnion(controller.project?.extensionMembers[ancestor] ?? []) }
        return names
    }

    /// Text with the source's line breaks.
    func lines(_ lines: [String]) -> String { lines.map { $0 + newline }.joined() }

    /// A method with its body, braces as the source has them.
    func method(_ head: String, _ body: [String]) -> [String] {
        let inner = body.map { $0.isEmpty ? "" : indent + $0 }
        return (putsBracesOnOwnLine ? [head, "{"] : [head + " {"]) + inner + ["}"]
    }

    /// The content of a generated header with the nullability region that it needs.
    func audited(_ lines: [String]) -> [String] {
        isNonnull ? ["NS_ASSUME_NONNULL_BEGIN", ""] + lines + ["", "NS_ASSUME_NONNULL_END"] : lines
    }

    /// A type as generated headers spell it: with its words on nil only where all others have theirs.
    func typeInHeader(_ written: String) -> TypeText {
        isNonnull ? TypeText(written) : TypeText(written).withoutNullability
    }

    // MARK: - Ports

    /// The property's name on the holder, made unique against the controller's members.
    func property(of port: Port) -> String {
        let name = filled(port.property, module: plan.module)
        let isInherited = port.from == .view && inheritedNames.contains(name)
        guard isInherited || takenNames.contains(name) || takenNames.contains("_" + name) else { return name }
        let module = plan.module.prefix(1).lowercased() + plan.module.dropFirst()
        return module + name.prefix(1).uppercased() + name.dropFirst()
    }

    /// The type by which the holder knows the other component.
    func type(of port: Port) -> String {
        guard port.protocolPattern == nil else { return type(ofPorts: [port]) }
        return (port.to == .view ? knownClass(through: port) : plan.name(of: port.to)) + " *"
    }

    /// The type of what several ports lead to.
    func type(ofPorts ports: [Port]) -> String {
        "id<" + ports.compactMap { $0.protocolName(in: plan.module) }.joined(separator: ", ") + ">"
    }

    /// Returns the class by which the router knows the controller: its own only where its own members are used, else
    /// the class of the SDK that has what is used.
    func knownClass(through port: Port) -> String {
        let crossings = plan.crossings.filter { $0.path.contains(port) }
        guard crossings.allSatisfy({ $0.target == nil }), let root = ancestorRank("UIViewController") else {
            return plan.controller.name
        }
        let ranks = crossings.map { crossing -> Int? in
            let member = plan.controller.members[crossing.member]
            let target = member.references.first { $0.fact == crossing.reference }?.target
            guard case .inherited(let inherited?)? = target else { return nil }
            return ancestorRank(inherited.owner) ?? root
        }
        let known = ranks.compactMap { $0 }
        guard known.count == ranks.count else { return plan.controller.name }
        return plan.controller.ancestors[min(known.min() ?? root, root)]
    }

    private func ancestorRank(_ name: String) -> Int? { plan.controller.ancestors.firstIndex(of: name) }

    /// Returns the members that others ask of a component whose class they know.
    func asked(of role: Role) -> [Member] {
        var found: [Int] = []
        for port in plan.style.ports where port.to == role && port.protocolPattern == nil {
            let crossing = plan.crossings.filter { $0.path.contains(port) }.compactMap(\.target)
            found += crossing + plan.forwarders.filter { $0.port == port }.map(\.member)
        }
        return Set(found).sorted().map { plan.controller.members[$0] }
    }

    /// The base class of a component: that of a router that ZIKRouter makes knows its destination.
    func base(of role: Role) -> String {
        guard plan.style.objectiveC == .viewRouter, plan.style.builder?.role == role else { return "NSObject" }
        let view = plan.style.ports.first { $0.from == role && $0.to == .view }.map(type(of:)) ?? "UIViewController *"
        return "ZIKViewRouter<\(view), ZIKViewRouteConfiguration *>"
    }

    /// The header in which a protocol stands, without ending.
    func header(of port: Port) -> String? {
        guard let name = port.protocolName(in: plan.module) else { return nil }
        switch plan.style.protocols {
        case .one(let pattern): return filled(pattern, module: plan.module)
        case .each, .withUser: return port.file.map { filled($0, module: plan.module) } ?? name
        }
    }

    /// Imports of the protocols that a component fulfils or asks through.
    func protocolImports(for role: Role) -> [String] {
        let boundaries = plan.boundaries(to: role) + plan.boundaries(from: role)
        return Set(boundaries.compactMap { header(of: $0.port) }).sorted().map { "#import \"\($0).h\"" }
    }

    /// The selector that makes a module, without colon.
    var wiringSelector: String {
        switch plan.style.objectiveC {
        case .method(let name): name
        case .viewRouter: "assembleViperForView"
        case .typhoon: "inject"
        }
    }

    /// The framework of views that the controller's own are of: `NSWindowController` stands in an app for the Mac.
    var userInterface: String {
        let classes = plan.controller.ancestors + [plan.controller.superclass].compactMap { $0 }
        return classes.contains { $0.hasPrefix("NS") && $0.hasSuffix("Controller") } ? "Cocoa" : "UIKit"
    }

    /// True if the view makes the one component of its module itself, which takes no more than a builder would.
    var needsNoBuilder: Bool {
        guard case .method = plan.style.objectiveC, let role = plan.roles.first else { return false }
        return plan.roles.count == 1 && plan.style.isDirect(role) && plan.handedServices(of: role).isEmpty
    }

    /// The local name of a component where the module is made.
    func variable(of role: Role) -> String {
        role == .view ? "view" : plan.style.component(for: role)?.variable ?? role.rawValue
    }

    /// The header of the builder, without ending: a category where a component builds.
    var builderHeader: String {
        let isComponent = plan.style.builder.map { !$0.roles.isEmpty } ?? false
        return plan.builderName + (isComponent ? "+Module" : "")
    }

    /// The port by which the view knows the rest of the module.
    var viewPort: Port? {
        plan.style.ports.first { port in port.from == .view && plan.boundaries.contains { $0.port == port } }
    }

    /// The protocols by which the others know a component.
    func protocols(of role: Role) -> [String] {
        plan.boundaries(to: role).compactMap { $0.port.protocolName(in: plan.module) }
    }

    // MARK: - Requirements

    package func lines(of requirement: Requirement) -> [String] { [line(of: requirement)] }

    package func line(of requirement: Requirement) -> String {
        let member = plan.controller.members[requirement.member]
        return line(of: member, isWritten: requirement.isWritten)
    }

    /// A member as a protocol or a header declares it.
    func line(of member: Member, isWritten: Bool) -> String {
        member.kind == .property
            ? properties.requirement(member, isWritten: isWritten) : methods.requirement(member)
    }

    var properties: PropertySpelling { PropertySpelling(spelling: self) }

    var methods: MethodSpelling { MethodSpelling(spelling: self) }

    // MARK: - The account

    /// Returns the names of what is written anew, a phrase each.
    func generatedNames() -> [String] {
        var names = plan.boundaries.compactMap { boundary -> String? in
            guard let name = boundary.port.protocolName(in: plan.module) else { return nil }
            let count = boundary.requirements.count
            return "protocol \(name) with \(count) requirement\(count == 1 ? "" : "s")"
        }
        names += plan.forwarders.map { forwarder in
            "forwarder \(plan.controller.members[forwarder.member].id) in \(plan.name(of: forwarder.role))"
        }
        if !plan.roles.isEmpty, !needsNoBuilder { names.append("builder \(plan.builderName)") }
        names += ObjCStyleText(spelling: self).files().map { "file \($0.name)" }
        return names + UnneededImports(spelling: self).phrases()
    }
}
