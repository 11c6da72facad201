import Refactor

/// Writes the tests of an emitted module for XCTest: mocks of its protocols, a suite for each component that decides or
/// works, one for the whole.
struct ObjCTestPrinter {
    let spelling: ObjCSpelling
    let emission: Emission

    private var plan: Plan { spelling.plan }

    func files() -> ModuleTestFiles {
        guard !plan.roles.isEmpty else {
            return ModuleTestFiles(files: [], omissions: ["\(plan.controller.name): it was not split"])
        }
        let mocks = ObjCMocks(spelling: spelling)
        let owner = plan.style.owner(of: .presenter)
        let suites = (owner == .interactor ? [owner] : [owner, .interactor]).filter(plan.roles.contains).map { role in
            ObjCComponentSuite(spelling: spelling, mocks: mocks, role: role, isOfWork: role != owner).print(
                of: emission)
        }
        let whole = ObjCModuleSuite(spelling: spelling).print()
        var omissions = (suites + [whole]).flatMap(\.omissions)
        if mocks.all.isEmpty { omissions.insert("mocks: the style \(plan.style.id) has no protocols", at: 0) }
        if plan.roles.contains(.router) {
            omissions.append("\(plan.name(of: .router)): it shows screens, which needs a running app")
        }
        let files = mocks.files() + (suites + [whole]).compactMap(\.file)
        return ModuleTestFiles(files: files.sorted { $0.path < $1.path }, omissions: omissions)
    }
}
