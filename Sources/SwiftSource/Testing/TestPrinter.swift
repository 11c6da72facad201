import Refactor

/// Writes the tests of an emitted module: mocks of its protocols, a suite for each component, one for the whole.
struct TestPrinter {
    let plan: Plan
    let request: TestRequest

    func files(of emission: Emission) -> ModuleTestFiles {
        guard !plan.roles.isEmpty else {
            return ModuleTestFiles(files: [], omissions: ["\(plan.controller.name): it was not split"])
        }
        let context = TestContext(plan: plan, request: request)
        var files: [EmittedFile] = []
        var omissions: [String] = []
        var samples: [String] = []
        let suites =
            [ComponentSuite.Scope.all(of: plan), ComponentSuite.Scope.askers(of: plan)]
            .compactMap { $0 }.map { ComponentSuite(context: context, scope: $0, emission: emission).print() }
            + [ModuleSuite(context: context).print()]
        for suite in suites {
            files += suite.file.map { [$0] } ?? []
            omissions += suite.omissions
            samples += suite.samples
        }
        for draft in plan.mocks {
            let printer = MockPrinter(context: context, draft: draft)
            files.append(printer.file())
            samples += printer.samples()
        }
        if plan.protocols.isEmpty { omissions.insert("mocks: the style \(plan.style.id) has no protocols", at: 0) }
        if !plan.mocks.isEmpty { files.append(CallLogPrinter(context: context).file()) }
        omissions += plan.unmockedProtocols.map { draft in
            "\(draft.name)Mock: the protocol refines \(draft.ports.first?.refines ?? "another"), which asks for more"
        }
        if plan.roles.contains(.router) {
            omissions.append("\(plan.name(of: .router)): it shows screens, which needs a running app")
        }
        files += SamplesPrinter(context: context, types: samples).file().map { [$0] } ?? []
        return ModuleTestFiles(files: files.sorted { $0.path < $1.path }, omissions: omissions)
    }
}
