import Refactor

/// Writes the files of a planned module: the view with its members cut out, a file for each component, protocols, builder.
struct SwiftPrinter {
    let plan: Plan
    let bodies: Bodies

    func emission() -> Emission {
        let spelling = Spelling(plan: plan)
        let views = plan.controller.files.indices.map { ViewPrinter(plan: plan, spelling: spelling, file: $0).print() }
        guard !plan.isEmpty else {
            return Emission(files: views.map(\.file), removals: views.flatMap(\.removals), generated: [])
        }
        let components = plan.roles.map {
            ComponentPrinter(plan: plan, spelling: spelling, bodies: bodies, role: $0).print()
        }
        let types = plan.ownFileTypes.map { TypeFilePrinter(plan: plan, spelling: spelling, type: $0).print() }
        var wiring: [EmittedFile] = []
        if !plan.roles.isEmpty {
            wiring =
                BuilderPrinter(plan: plan, spelling: spelling).files()
                + ProtocolPrinter(plan: plan, spelling: spelling).files()
                + DataTransferObjectPrinter(plan: plan, spelling: spelling).files()
        }
        let parts = views + components + types
        let licence = LicenceHeader(of: plan)
        let new = (components + types).map(\.file) + wiring
        return Emission(
            files: views.map(\.file) + new.map(licence.heading), removals: parts.flatMap(\.removals),
            generated: spelling.generatedNames())
    }
}
