import Refactor

/// The additions by which the view gets to know the rest of its module: a property, its lazy getter, imports and
/// conformances.
struct ViewWiring {
    let spelling: ObjCSpelling

    private var plan: Plan { spelling.plan }

    /// The property in the class extension.
    func property(of port: Port) -> [String] {
        let twins = plan.outletPorts.dropFirst().map { "@property (nonatomic, readonly) \(declarator(of: $0));" }
        return [
            "/// Wired on first use.",
            "@property (nonatomic, strong) \(declarator(of: port));",
        ] + twins
    }

    /// The same for the file of a category, which does not see the class extension.
    func extensionForCategory(of port: Port) -> [String] {
        let properties = plan.outletPorts.map { "@property (nonatomic, readonly) \(declarator(of: $0));" }
        return ["@interface \(plan.controller.name) ()", ""] + properties + ["", "@end", ""]
    }

    /// A class extension of its own, where the source has none.
    func classExtension(of port: Port) -> [String] {
        let list = adoptsInExtension && !protocols.isEmpty ? " <" + protocols.joined(separator: ", ") + ">" : ""
        return ["@interface \(plan.controller.name) ()\(list)", ""] + property(of: port) + ["", "@end", ""]
    }

    /// The section that makes the module on first use; `@synthesize` stands there for variables that others use.
    func section(of port: Port) -> [String] {
        let name = spelling.property(of: port)
        let syntheses = exposedVariables.map(spelling.properties.synthesis)
        return ["#pragma mark - Wiring", ""] + (syntheses.isEmpty ? [] : syntheses + [""])
            + spelling.method(
                "- (\(TypeText(type(of: port)).text))\(name)",
                ["if (!_\(name)) {"] + making(name).map { spelling.indent + $0 } + ["}", "return _\(name);"])
            + plan.outletPorts.dropFirst().flatMap { twin in
                let head = "- (\(TypeText(spelling.type(of: twin)).text))\(spelling.property(of: twin))"
                return [""] + spelling.method(head, ["return self.\(name);"])
            }
    }

    /// The statements that give the property its value.
    private func making(_ name: String) -> [String] {
        switch plan.style.objectiveC {
        case .method where spelling.needsNoBuilder: return makingAlone(name)
        case .method(let selector): return ["_\(name) = [\(plan.builderName) \(selector):self];"]
        case .viewRouter: return ["_\(name) = [\(plan.builderName) \(spelling.wiringSelector):self];"]
        case .typhoon:
            let definition = "@selector(\(Role.view.rawValue)\(plan.module))"
            return ["[[[\(plan.builderName) new] activated] inject:self withSelector:\(definition)];"]
        }
    }

    /// The same for the one component of a module, which the view makes itself.
    private func makingAlone(_ name: String) -> [String] {
        let wiring = ObjCBuilderPrinter(spelling: spelling).wire(here: .view).dropLast()
        guard wiring.count == 1, let made = wiring.first?.split(separator: " = ").last else {
            return wiring + ["_\(name) = \(plan.roles.first.map(spelling.variable) ?? name);"]
        }
        return ["_\(name) = \(made)"]
    }

    func imports() -> [String] {
        let headers = spelling.needsNoBuilder ? plan.roles.map(plan.name(of:)) : [spelling.builderHeader]
        return headers.map { "#import \"\($0).h\"" } + spelling.protocolImports(for: .view)
    }

    /// The first property stands for those that lead to the same component.
    private func type(of port: Port) -> String {
        port == plan.outletPorts.first ? spelling.type(ofPorts: plan.outletPorts) : spelling.type(of: port)
    }

    /// The protocols by which the other components know the view.
    var protocols: [String] { spelling.protocols(of: .view) }

    /// True if the class extension takes the protocols: not where the code of a category fulfils a part of them, which
    /// the compiler would not see from the class.
    var adoptsInExtension: Bool {
        plan.boundaries(to: .view).flatMap(\.requirements).allSatisfy { requirement in
            let member = plan.controller.members[requirement.member]
            let category = plan.controller.declarations[member.declaration].fact.parts?.category ?? ""
            return plan.placements[member.index].moves || category.isEmpty
        }
    }

    /// A category that only says which protocols the class fulfils.
    func adoptingCategory() -> [String] {
        guard !adoptsInExtension, let first = protocols.first else { return [] }
        return [
            "@interface \(plan.controller.name) (\(first)) <\(protocols.joined(separator: ", "))>", "@end", "",
        ]
    }

    private func declarator(of port: Port) -> String {
        TypeText(type(of: port)).naming(spelling.property(of: port))
    }

    private var exposedVariables: [Member] { ExposedVariables(spelling: spelling).members(of: .view) }
}
