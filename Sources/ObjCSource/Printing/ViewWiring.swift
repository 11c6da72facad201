import Refactor

/// What the view gets to know the rest of its module: a property, its lazy getter, imports and conformances.
struct ViewWiring {
    let spelling: Spelling

    private var plan: Plan { spelling.plan }

    /// The property in the class extension.
    func property(of port: Port) -> [String] {
        [
            "/// Wired on first use, so that storyboards and existing callers need not change.",
            "@property (nonatomic, strong) \(declarator(of: port));",
        ]
    }

    /// The same for the file of a category, which does not see the class extension.
    func extensionForCategory(of port: Port) -> [String] {
        [
            "@interface \(plan.controller.name) ()", "", "@property (nonatomic, readonly) \(declarator(of: port));", "",
            "@end", "",
        ]
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
                "- (\(TypeText(spelling.type(of: port)).text))\(name)",
                [
                    "if (!_\(name)) {", "\(spelling.indent)_\(name) = [\(plan.builderName) wireView:self];", "}",
                    "return _\(name);",
                ])
    }

    func imports() -> [String] {
        ["#import \"\(plan.builderName).h\"", "#import \"\(plan.protocolsName).h\""]
    }

    /// The protocols by which the other components know the view.
    var protocols: [String] { spelling.protocols(of: .view) }

    /// Whether the class extension takes the protocols: not where the code of a category fulfils a part of them, which
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
        TypeText(spelling.type(of: port)).naming(spelling.property(of: port))
    }

    private var exposedVariables: [Member] { ExposedVariables(spelling: spelling).members(of: .view) }
}
