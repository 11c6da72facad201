import ArgumentParser
import Foundation
import Refactor

/// `refactor emit`: writes the module's files, with the code moved, after all checks.
struct EmitCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "emit",
        abstract: "Writes the module's files, with the code moved.",
        discussion: """
            Members move only where that is proved safe; what stays says why. \
            Every byte of the controller stands in exactly one of the files \
            afterwards. All files are written or none; where nothing can leave \
            the controller, none is.

            A large change is reviewed in steps: --step 1 takes out the router, \
            --step 2 the interactor as well, --step 3 everything. Each step is \
            written from the original controller and compiles by itself; --force \
            writes it over the step before. --only stops at one role.

            What would cost more requirements of protocols than its lines are worth \
            stays where it is; --only all takes that out as well.

            TESTS
              --tests writes a folder for the test target too: a mock for each
              protocol that records its calls, a test for each method of the
              presenter of what it asks of others today, and one that all parts
              know each other and go with their screen. They are a start: what
              has no test is listed, with the reason. In Objective-C they are written
              for XCTest and import headers, so that --testable is left out.

            PACKAGE
              --package writes the module as a Swift package of its own: Package.swift,
              the files below Sources, tests below Tests. The builder, and what the app
              names of the module already, become public. What the files use has to
              stand in the SDK, in the module, or in a Swift package of the project;
              where something does not, nothing is written, and each such thing is
              named with its place and the way out.

            EXAMPLES
              refactor emit LoginController.swift --into Modules/Login --dry-run | less
              refactor emit login.plan.yml --into Modules/Login
              refactor emit LoginController.swift --into Modules/Login --bodies stub
              refactor emit LoginController.swift --into Modules/Login --step 1
              refactor emit LoginController.swift --into Modules/Login --step 2 --force
              refactor emit LoginController.swift --into Modules/Login --only router
              refactor emit LoginController.swift --into Modules/Login --async async-await
              refactor emit LoginController.swift --into Modules/Login --tests xctest \\
                --tests-into ShopTests/Login --testable Shop
              refactor emit LoginController.swift --project App --into Modules/Login --package
            """
    )

    /// `Bodies` as the command line spells it.
    enum BodiesOption: String, ExpressibleByArgument, CaseIterable {
        case move, stub

        var bodies: Bodies { self == .move ? .move : .stub }
    }

    @OptionGroup var inputs: Inputs

    @OptionGroup var forms: CodeForms

    @Option(help: "The folder for the module's files.", completion: .directory)
    var into: String

    @Option(help: "What stands in moved methods: move (the code) or stub (a placeholder that names the lines).")
    var bodies: BodiesOption = .move

    @Option(
        help: "How far to go: 1 (the router), 2 (and the interactor) or 3 (everything), whatever it costs.",
        completion: .words("1 2 3"))
    var step: Int?

    @OptionGroup var testing: TestOptions

    @Flag(
        name: .customLong("package"),
        help: "Write the module as a Swift package of its own; needs --project. See PACKAGE above.")
    var asPackage = false

    @Flag(help: "Print a unified diff for 'git apply' and write nothing.")
    var dryRun = false

    @Flag(help: "Overwrite files that exist in the folder.")
    var force = false

    @Option(help: "How to print the account: \(PrintFormat.allCases.map(\.rawValue).joined(separator: ", ")).")
    var format: PrintFormat = .text

    func run() throws {
        Terminal.chooseColour()
        try inputs.requirePlanFile()
        try checkPackageOptions()
        // What a killed run had begun is finished before it is read.
        if !dryRun { Disk.clearLeftovers(beside: inputs.files) }
        var (plan, remark) = try advisedPlan()
        plan.liesBesideContainer = plan.style.hasContainer(near: into)
        plan.isTested = testing.tests != .none
        guard plan.canBeWritten else {
            let language = plan.controller.language
            let writable = inputs.catalog.names(writing: language)
            throw CommandError.style(.notWritten(plan.style.id, language, writable: writable))
        }
        let complete = try step == nil && inputs.takesAllRoles(forms) ? [plan] : []
        for remark in try inputs.remarks(on: complete) { Terminal.remark(remark) }
        remarkAnswers(of: plan)
        if plan.isEmpty, format == .text { return Terminal.remark(remark.nothing) }
        let (moved, faults) = Refactoring.emission(of: plan, in: plan.language, bodies: bodies.bodies)
        guard faults.isEmpty else { return try refuse(plan, moved, faults) }
        let templates = try inputs.catalog.style(named: plan.style.id).files
        let tests = try tests(of: plan, moved)
        let package = try packaged(plan, moved, templates)
        if let package, !package.account.obstacles.isEmpty { return try refuse(plan, moved, package.account) }
        let emission = package?.emission ?? moved
        let files = emission.filesToWrite(from: plan.controller.files)
        let inner = package == nil ? "" : PackagedModule.sources(of: plan.module)
        let module = try WrittenModule(files, of: plan, with: templates, below: inner, into: into)
        let folder = testing.folder(beside: into, named: plan.module, inPackage: asPackage)
        let others = try WrittenModule(tests?.files ?? [], of: plan, with: [], into: folder)
        try checkNames(plan, module)
        var ledger = Ledger(plan: plan, emission: emission, besides: module.names(besides: files))
        ledger.tests = tests.map { Ledger.Tests(folder: folder, tests: $0) }
        ledger.package = package?.account
        if dryRun {
            ledger.diff = try module.diff() + others.diff()
            return Terminal.print(format == .json ? try PlanJSON.encoded(ledger) : ledger.diff ?? "")
        }
        Disk.clearLeftovers(beside: others.placed.map(\.path))
        try module.checkTarget(replacing: force)
        try others.checkTarget(replacing: force)
        try Disk.write(module.placed + others.placed, near: into, present: force ? .replaced : .refused)
        switch format {
        case .json: Terminal.print(try PlanJSON.encoded(ledger))
        case .text: Terminal.print(LedgerText(ledger: ledger, folder: into).text())
        }
        if let rest = remark.rest { Terminal.remark(rest) }
        try remarkProjects(of: plan, module)
    }

    /// Tells of Xcode projects that do not find new files by themselves.
    private func remarkProjects(of plan: Plan, _ module: WrittenModule) throws(CommandError) {
        guard !asPackage, let app = inputs.project else { return }
        let own = plan.controller.files.map(\.file.name)
        let new = Set(module.files.map { Paths.name(of: $0.name) }).subtracting(own)
        guard !new.isEmpty, let source = own.first(where: { !$0.hasSuffix(".h") }) else { return }
        for project in try ProjectManifests.projects(of: app, listing: source) {
            let files = new.count == 1 ? "the new file" : "the \(new.count) new files"
            Terminal.remark("\(project) lists its files: add \(files) to each target that has \(source)")
        }
    }

    /// The plan as far as its own advice goes, where nobody said how far.
    private func advisedPlan() throws -> (Plan, EmitRemark) {
        let step = try migrationStep()
        let plan = try inputs.singlePlan(as: forms, adopting: step)
        let advised = step == nil ? inputs.advised(plan, as: forms) : AdvisedPlan(asked: plan)
        return (advised.written, EmitRemark(of: advised))
    }

    /// Tells whoever asks for another form of answers what comes in it.
    private func remarkAnswers(of plan: Plan) {
        guard plan.answerForm != .callbacks else { return }
        let names = plan.answers.map { "'\(plan.controller.members[$0.request].name)'" }
        let list = names.isEmpty ? "nothing" : names.joined(separator: ", ")
        Terminal.remark("answered by \(plan.answerForm.rawValue): \(list)")
        for finding in plan.findings where finding.rule == "answer-stays" {
            Terminal.remark("line \(finding.line): \(finding.message)")
        }
    }

    private func tests(of plan: Plan, _ emission: Emission) throws(CommandError) -> ModuleTestFiles? {
        let app = asPackage ? plan.module : nil
        guard let request = try testing.request(for: plan, importing: app) else { return nil }
        if bodies == .stub { throw .tests(.stubs) }
        guard let tests = plan.language.tests(of: plan, emission, as: request) else {
            throw .tests(.otherLanguage(request.framework.rawValue, plan.controller.language))
        }
        return tests
    }

    /// The step that is asked for, if any.
    private func migrationStep() throws(CommandError) -> MigrationStep? {
        guard let step else { return nil }
        if let only = forms.only { throw .stepAndOnly(step, only.rawValue) }
        guard let adoption = MigrationStep(step: step) else { throw .noSuchStep(step) }
        return adoption
    }

    private func refuse(_ plan: Plan, _ emission: Emission, _ faults: [ConservationFault]) throws {
        if format == .json {
            let reason = faults.map(\.description).joined(separator: "; ")
            Terminal.print(try PlanJSON.encoded(Ledger(plan: plan, emission: emission, refused: reason)))
        }
        throw CommandError.refused(faults)
    }

    // MARK: - Packages

    private func checkPackageOptions() throws(CommandError) {
        guard asPackage else { return }
        if inputs.project == nil { throw .package(.noProject) }
        if testing.testsInto != nil { throw .package(.option("--tests-into")) }
        if testing.testable != nil { throw .package(.option("--testable")) }
    }

    /// The module as a package; nil where none is asked for.
    private func packaged(
        _ plan: Plan, _ emission: Emission, _ templates: [StyleTemplate]
    ) throws(CommandError) -> PackagedModule? {
        guard asPackage, let project = inputs.project else { return nil }
        let language = plan.controller.language
        guard language == .swift else { throw .package(.otherLanguage(language)) }
        guard !SDKModules.contains(plan.module) else { throw .package(.ofSDK(plan.module)) }
        let plain = try WrittenModule([], of: plan, with: templates, into: into)
        let package = try PackagedModule(
            plan, emission, besides: plain.files.map { SourceFile(path: $0.name, bytes: $0.bytes) }, project: project,
            into: into, isTested: testing.tests != .none)
        let faults = byteFaults(of: package.emission, in: plan.controller.files)
        guard faults.isEmpty else { throw .refused(faults) }
        return package
    }

    private func refuse(_ plan: Plan, _ emission: Emission, _ package: Ledger.Package) throws {
        let error = PackageError.notProved(module: package.name, count: package.obstacles.count)
        var ledger = Ledger(plan: plan, emission: emission, refused: error.description)
        ledger.package = package
        Terminal.print(
            format == .json ? try PlanJSON.encoded(ledger) : PackageText(package: package).obstacles())
        throw CommandError.package(error)
    }

    // MARK: - Names

    /// No other file of the app may declare a type of the module's names already, or be called as one of its files: a
    /// target of Swift has one file of each name.
    private func checkNames(_ plan: Plan, _ module: WrittenModule) throws(CommandError) {
        guard !plan.roles.isEmpty, !force else { return }
        let names = plan.writtenNames
        for file in plan.controller.files {
            let imported = Set(file.imports.compactMap { $0.module.split(separator: "/").last }.map(String.init))
            for name in names where imported.contains(name + ".h") {
                throw .nameTaken(name: name, path: file.file.path)
            }
        }
        guard let project = plan.controller.project, project.isWholeApp else { return }
        for name in names where project.inherits[name] != nil {
            throw .nameTaken(name: name, path: inputs.project ?? "the project")
        }
        // A package has file names of its own.
        guard !asPackage else { return }
        let own = Set(plan.controller.files.map(\.file.name))
        for file in module.files {
            let name = String(file.name.split(separator: "/").last ?? "")
            if !own.contains(name), let path = project.paths[name] { throw .nameTaken(name: name, path: path) }
        }
    }
}
