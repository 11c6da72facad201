import Refactor

/// Writes the files of components that take no code: the builder and what stands beside it, as far as there is anything
/// to say.
struct BuilderPrinter {
    let plan: Plan
    let spelling: Spelling

    func files() -> [EmittedFile] {
        guard plan.partInPlace == nil else { return [] }
        let files = plan.style.components.filter { $0.role == nil }.compactMap(file)
        guard let container = plan.style.wiring.container, !plan.hasContainer, isNamed(container.namePattern) else {
            return files
        }
        return files + [file(of: container)].compactMap { $0 }
    }

    /// Returns true if anything that is written beside the code names a type.
    private func isNamed(_ name: String) -> Bool {
        let style = StyleText(plan: plan, spelling: spelling)
        let lines: [String] = plan.style.components.flatMap { style.lines($0.text) }
        return lines.contains { !$0.contains("///") && identifiers(in: $0).contains(name) }
    }

    private func file(of component: Component) -> EmittedFile? {
        let style = StyleText(plan: plan, spelling: spelling)
        var lines = style.lines(component.text)
        if component.builds { lines = BuilderAccess(plan: plan).opened(lines) }
        guard !lines.isEmpty else { return nil }
        var names = style.names(in: component.text)
        for member in plan.controller.members where member.kind == .initializer && component.builds {
            names.formUnion(member.fact.signatureNames)
        }
        let namesView = component.builds || names.contains(plan.controller.name)
        if namesView, plan.controller.ancestors.contains("UIResponder") { names.insert("UIViewController") }
        // What is handed in may be an expression of any module.
        let areTypes = plan.roles.allSatisfy { plan.injections(into: $0).isEmpty }
        let imports = ImportSelection(plan: plan).text(
            for: names, and: component.imports, areTypes: areTypes, of: areTypes ? [] : nil, writing: names,
            spelling: spelling)
        return EmittedFile(
            name: filled(component.namePattern, module: plan.module) + ".swift", folder: component.folder, role: nil,
            pieces: style.pieces(of: imports + spelling.lines(lines)))
    }
}
