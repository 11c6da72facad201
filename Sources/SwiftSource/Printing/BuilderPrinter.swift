import Refactor

/// Writes the files of components that take no code: the builder and what stands beside it.
struct BuilderPrinter {
    let plan: Plan
    let spelling: Spelling

    func files() -> [EmittedFile] {
        plan.style.components.filter { $0.role == nil && !$0.text.isEmpty }.map(file)
    }

    private func file(of component: Component) -> EmittedFile {
        let style = StyleText(plan: plan, spelling: spelling)
        var names = component.builds ? style.names(in: component.text) : []
        for member in plan.controller.members where member.kind == .initializer && component.builds {
            names.formUnion(member.fact.signatureNames)
        }
        if plan.controller.ancestors.contains("UIResponder") { names.insert("UIViewController") }
        let imports = ImportSelection(plan: plan).text(for: names, and: component.imports, spelling: spelling)
        return EmittedFile(
            name: filled(component.namePattern, module: plan.module) + ".swift", folder: component.folder, role: nil,
            pieces: style.pieces(of: imports + spelling.lines(style.lines(component.text))))
    }
}
