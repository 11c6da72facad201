import Refactor

/// Writes the files of a planned module: the view with its members cut out, a header and an implementation for each
/// component, the protocols, the builder.
struct ObjCPrinter {
    let plan: Plan
    let bodies: Bodies

    func emission() -> Emission {
        let spelling = ObjCSpelling(plan: plan)
        let edits = ObjCMemberEdits(spelling: spelling)
        let printers = plan.controller.files.indices.map {
            ObjCViewPrinter(spelling: spelling, edits: edits, file: $0)
        }
        let views = printers.map { $0.print() }
        guard !plan.roles.isEmpty else {
            return Emission(files: views.map(\.file), removals: views.flatMap(\.removals), generated: [])
        }
        let exposed = printers.compactMap { $0.header() }
        var files = exposed.map(\.file)
        var removals = (views + exposed).flatMap(\.removals)
        for role in plan.roles {
            let implementation = ObjCComponentPrinter(spelling: spelling, edits: edits, bodies: bodies, role: role)
                .print()
            files += [ComponentHeader(spelling: spelling, role: role).file(), implementation.file]
            removals += implementation.removals
        }
        switch plan.style.objectiveC {
        case .method where spelling.needsNoBuilder: break
        case .method: files += ObjCBuilderPrinter(spelling: spelling).files()
        case .viewRouter: files += ViewRouterPrinter(spelling: spelling).files()
        case .typhoon: files += AssemblyPrinter(spelling: spelling).files()
        }
        files += ObjCServicePrinter(spelling: spelling).files()
        files += SharedHeader(spelling: spelling).files()
        files += ObjCProtocolPrinter(spelling: spelling).files() + ObjCStyleText(spelling: spelling).files()
        let licence = LicenceHeader(of: plan)
        return Emission(
            files: views.map(\.file) + files.map(licence.heading), removals: removals,
            generated: spelling.generatedNames())
    }
}
