import Refactor

/// Writes the suite of a whole module: every part knows those that it should, and none outlives the screen.
struct ModuleSuite {
    let context: TestContext

    private var plan: Plan { context.plan }
    private var spelling: Spelling { context.spelling }

    func print() -> PrintedSuite {
        let name = plan.module + "ModuleTests"
        guard let walk = plan.moduleWalk else {
            return without("\(name): the view does not make its module; whoever does has to be there")
        }
        guard let screen = screen() else {
            return without("\(name): no initializer of \(plan.controller.name) can be called")
        }
        let lines =
            ["/// How the parts of the \(plan.module) module hold each other."] + context.dialect.suite(name)
            + context.indented(
                making.declarations + parts(walk, screen: screen.text) + [""] + connected(walk) + [""]
                    + (walk.owner == walk.screen ? [] : kept(walk) + [""]) + released(walk)) + ["}"]
        let imports = context.imports(
            for: context.names(in: lines),
            and: [context.dialect.module] + (walk.owner == walk.screen ? [] : plan.style.head.imports))
        let unreached = walk.unreached.map { "\(name): nothing leads from the view to \($0)" }
        return PrintedSuite(
            file: context.file(name, imports: imports, lines), omissions: unreached, samples: screen.samples)
    }

    private func without(_ omission: String) -> PrintedSuite {
        PrintedSuite(file: nil, omissions: [omission], samples: [])
    }

    // MARK: - The screen

    /// Returns the expression that makes the controller.
    private func screen() -> (text: String, samples: [String])? {
        let name = plan.controller.name
        let initializers = plan.controller.members.filter { $0.kind == .initializer }
        guard !initializers.isEmpty else { return ("\(name)()", []) }
        for initializer in initializers where isUsable(initializer) {
            let parameters = (initializer.fact.signature?.parameters ?? []).filter { !$0.hasDefault }
            let values = parameters.compactMap { context.maker.value(of: spelling.qualified($0.type), named: $0.name) }
            guard values.count == parameters.count else { continue }
            let arguments = zip(parameters, values).map { parameter, value in
                parameter.label.map { "\($0): \(context.values.text(value))" } ?? context.values.text(value)
            }
            return ("\(name)(\(arguments.joined(separator: ", ")))", values.flatMap(\.samples))
        }
        return nil
    }

    private func isUsable(_ member: Member) -> Bool {
        guard let signature = member.fact.signature else { return false }
        let isFailable = plan.controller.file(of: member).text(member.fact.declaration).contains("init?")
        return !isFailable && member.fact.writtenAccess?.isFileBound != true && signature.effects.isEmpty
            && signature.generics.isEmpty && signature.parameters.first?.label != "coder"
            && !signature.parameters.contains { $0.isVariadic || $0.type.hasPrefix("inout ") }
    }

    // MARK: - Tests

    private func parts(_ walk: ModuleWalk, screen: String) -> [String] {
        let indent = spelling.indent
        let properties =
            ["let \(walk.screen): \(plan.controller.name)"] + walk.steps.map { "let \($0.variable): \($0.type)" }
        let making = ["\(walk.screen) = \(screen)"] + walk.steps.map { "\($0.variable) = \(found($0))" }
        return ["/// The screen with its module, each part by its class."] + spelling.attributes
            + ["private struct Parts {"] + properties.map { indent + $0 }
            + ["", "\(indent)init() throws {"] + making.map { indent + indent + $0 } + ["\(indent)}", "}"]
    }

    private func found(_ step: ModuleWalk.Step) -> String {
        if step.isMade {
            let call = filled(making.call, ["screen": plan.style.component(for: .view)?.variable ?? "view"])
            return context.dialect.unwrapped("\(call) as? \(step.type)")
        }
        let place =
            step.isHidden
            ? "Mirror(reflecting: \(step.holder)).descendant(\"\(step.property)\")" : "\(step.holder).\(step.property)"
        guard step.isCast else { return step.isOptional ? context.dialect.unwrapped(place) : place }
        return context.dialect.unwrapped("\(place) as? \(step.type)")
    }

    /// The expression that makes the module where the view does not, and what has to be declared for it.
    private var making: (declarations: [String], call: String) {
        var lines = StyleText(plan: plan, spelling: spelling).lines(plan.style.testing.making)
        let call = lines.popLast() ?? ""
        return (lines, call)
    }

    /// Nobody goes before the part that keeps the others.
    private func kept(_ walk: ModuleWalk) -> [String] {
        let all = [(walk.screen, plan.controller.name)] + walk.steps.map { ($0.variable, $0.type) }
        let others = all.filter { $0.0 != walk.owner }
        let owner = walk.owner.prefix(1).uppercased() + walk.owner.dropFirst()
        let indent = spelling.indent
        let body =
            all.map { $0.0 == walk.owner ? "let \($0.0): \($0.1)" : "weak var \($0.0): \($0.1)?" }
            + ["do {", "\(indent)let parts = try Parts()"] + all.map { "\(indent)\($0.0) = parts.\($0.0)" }
            + ["}", "", "withExtendedLifetime(\(walk.owner)) {"]
            + others.flatMap { context.dialect.isTrue("\($0.0) != nil").map { indent + $0 } } + ["}"]
        return context.dialect.test("the\(owner)KeepsTheOthers", effects: "throws") + context.indented(body) + ["}"]
    }

    private func connected(_ walk: ModuleWalk) -> [String] {
        let checks = walk.links.flatMap { link in
            context.dialect.isTrue("parts.\(link.holder).\(link.property) === parts.\(link.target)")
        }
        let start = checks.isEmpty ? "_ = try Parts()" : "let parts = try Parts()"
        return context.dialect.test("everyPartKnowsTheOthers", effects: "throws")
            + context.indented([start] + (checks.isEmpty ? [] : [""] + checks)) + ["}"]
    }

    private func released(_ walk: ModuleWalk) -> [String] {
        let all = [(walk.screen, plan.controller.name)] + walk.steps.map { ($0.variable, $0.type) }
        let indent = spelling.indent
        let body =
            all.map { "weak var \($0.0): \($0.1)?" } + ["do {", "\(indent)let parts = try Parts()"]
            + all.map { "\(indent)\($0.0) = parts.\($0.0)" } + ["}", ""] + all.map { context.dialect.isNil($0.0) }
        return context.dialect.test("noPartOutlivesTheScreen", effects: "throws") + context.indented(body) + ["}"]
    }
}
