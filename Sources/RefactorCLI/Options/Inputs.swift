import ArgumentParser
import Foundation
import Refactor

/// The files and decisions that `plan`, `mark`, `emit` and `graph` share.
struct Inputs: ParsableArguments {
    @Argument(
        help: "The controller's file and files with its extensions or categories, or one plan file (.yml).",
        completion: .file())
    var files: [String]

    @Option(help: "The controller's class, when the files hold several.")
    var type: String?

    @Option(help: "The app's folder: looks up who uses the controller and what it inherits.", completion: .directory)
    var project: String?

    @Option(help: "A plan file whose roles, names and style are kept.", completion: .file(extensions: ["yml", "yaml"]))
    var plan: String?

    func validate() throws {
        if let plan, let file = files.first, files.count == 1, Self.isPlanFile(file) {
            throw ValidationError("'\(file)' is a plan file already; leave --plan \(plan) out, or give the sources.")
        }
    }

    /// The options that were given, as words of a command.
    func options(_ forms: CodeForms? = nil) -> [String] {
        let given: [(name: String, value: String?)] = [
            ("--type", type), ("--style", forms?.style), ("--module", forms?.module),
            ("--services", forms?.services?.rawValue),
            ("--async", forms?.answers?.rawValue), ("--only", forms?.only?.rawValue), ("--project", project),
            ("--plan", plan),
        ]
        return given.flatMap { option in option.value.map { [option.name, $0] } ?? [] }
    }

    /// The material that the options lead to: the files as read, the app around them, and what the person decided.
    struct Material {
        let facts: [SyntaxFacts]
        let project: ProjectFacts?
        let decisions: Refactoring.Decisions
        /// The settings of the project for all its files.
        let settings: ProjectSettings
        fileprivate let kept: PlanFile?

        /// A member of the plan file that the sources do not have is an error that names it.
        func checkPlanFile() throws {
            guard let kept else { return }
            try kept.check(against: controllers(in: facts, named: decisions.type, project: project))
        }
    }

    /// Reads everything.
    func material(_ forms: CodeForms? = nil) throws -> Material {
        let given = try planFile()
        let paths = SourcePair.completed(try given.map { try $0.sourcePaths() } ?? files)
        let facts = try Self.facts(of: paths)
        let kept = try keptPlan(given: given)
        let settings = try settings()
        let project = try projectFacts(excluding: paths, imports: facts, told: settings.kinds)
        var decisions = Refactoring.Decisions(
            type: type ?? kept?.controller, style: try chosenStyle(forms, kept, settings).style,
            module: try chosenModule(forms, kept))
        decisions.pins = kept?.pins ?? [:]
        decisions.names = kept?.names ?? [:]
        decisions.cuts = kept?.cuts ?? CutWishes()
        decisions.cuts.whole.formUnion(settings.keep)
        decisions.modules = settings.names
        decisions.border = kept?.border.choices ?? [:]
        decisions.services = forms?.services?.form ?? kept?.services ?? .concrete
        decisions.answers = forms?.answers?.form ?? kept?.answers ?? .callbacks
        decisions.adoption = (forms?.only ?? kept?.only)?.step ?? .worthwhile
        if let form = forms?.answers?.form, form != .callbacks, facts.first?.language == .objectiveC {
            throw CommandError.answers(form)
        }
        return Material(facts: facts, project: project, decisions: decisions, settings: settings, kept: kept)
    }

    /// Reads everything and plans every controller.
    func plans(
        as forms: CodeForms, adopting step: MigrationStep? = nil, choosing choices: PlanChoices? = nil
    ) throws -> [Plan] {
        let material = try material(forms)
        var decisions = material.decisions
        if let step { decisions.adoption = step }
        do {
            if let choices {
                let controllers = try controllers(
                    in: material.facts, named: decisions.type, project: material.project)
                try choices.apply(to: &decisions, in: controllers)
            }
            var plans = try Refactoring.plans(for: material.facts, project: material.project, decisions: decisions)
            if let choices {
                if !choices.names.isEmpty {
                    try choices.applyNames(to: &decisions, in: plans)
                    plans = try Refactoring.plans(
                        for: material.facts, project: material.project, decisions: decisions)
                }
                try choices.check(plans, names: decisions.names)
            }
            try material.kept?.check(against: plans.map(\.source))
            try material.kept?.checkNames(in: plans)
            try material.kept?.border.check(in: plans)
            return plans
        } catch let error as ControllerError {
            throw CommandError.controller(error)
        }
    }

    /// The decisions for all controllers of a folder, and the settings of the project.
    func folderDecisions(_ forms: CodeForms) throws -> (Refactoring.Decisions, ProjectSettings) {
        let settings = try settings()
        var decisions = Refactoring.Decisions(style: try chosenStyle(forms, nil, settings).style)
        decisions.modules = settings.names
        decisions.cuts.whole.formUnion(settings.keep)
        decisions.services = forms.services?.form ?? .concrete
        decisions.answers = forms.answers?.form ?? .callbacks
        decisions.adoption = forms.only?.step ?? .worthwhile
        return (decisions, settings)
    }

    /// The folder, where one is given in the place of a controller's files.
    var folder: String? { files.count == 1 ? files.first.flatMap { Disk.isFolder($0) ? $0 : nil } : nil }

    /// The plan of the only controller; several are an error that names them.
    func singlePlan(as forms: CodeForms, adopting step: MigrationStep? = nil) throws -> Plan {
        let plans = try plans(as: forms, adopting: step)
        guard let plan = plans.first, plans.count == 1 else {
            throw CommandError.severalControllers(plans.map(\.controller.name))
        }
        return plan
    }

    /// As much of a plan as is written, where nobody has said how far to go or decided anything.
    func advised(_ plan: Plan, as forms: CodeForms) -> AdvisedPlan {
        forms.only != nil || haveDecisions ? AdvisedPlan(asked: plan) : AdvisedPlan(of: plan)
    }

    /// Remarks on the project's settings and of the plan file: what was used, a source that has changed since, and names of parts that complete plans do not have.
    func remarks(on plans: [Plan] = []) throws -> [String] {
        let settings =
            try settings().remarks
            + plans.flatMap(\.parts).compactMap { part in
                part.stays.map { stays in
                    "\(PlanChoices.spelled(part.lines)) of '\(part.pin.member)' cannot be of the "
                        + "\(part.pin.role.rawValue): \(stays.sentence)"
                }
            }
        guard let kept = try keptPlan(given: try planFile()) else { return settings }
        return settings + kept.remarks + (plans.isEmpty ? [] : kept.unusedNames(in: plans))
    }

    /// Returns true if a plan file tells what a person decided.
    var haveDecisions: Bool { plan != nil || files.contains(where: Self.isPlanFile) }

    private func planFile() throws -> PlanFile? {
        guard let first = files.first, files.count == 1, Self.isPlanFile(first) else { return nil }
        return try PlanFile(path: first)
    }

    /// The first option that was given and that only a controller's plan heeds.
    func firstOption(_ forms: CodeForms) -> String? { options(forms).first }

    /// A plan file that is named must be there, unless this run is the first to write it.
    func requirePlanFile(orWrittenTo output: String? = nil) throws(CommandError) {
        guard let plan, plan != output, !Disk.exists(plan) else { return }
        throw .unreadable(path: plan, reason: "there is no such file")
    }

    /// The text of the plan file that decisions are taken from, as a person left it.
    func planFileText() throws(CommandError) -> String? {
        guard let planPath, Disk.exists(planPath) else { return nil }
        return try Disk.read(planPath).text
    }

    private func keptPlan(given: PlanFile?) throws -> PlanFile? {
        if let given { return given }
        guard let plan, Disk.exists(plan) else { return nil }
        return try PlanFile(path: plan)
    }

    /// The part that is taken out, by the option or as the plan file keeps it.
    func only(_ forms: CodeForms) throws -> OnlyOption? {
        try forms.only ?? keptPlan(given: try planFile())?.only
    }

    /// Returns true if no role is left out: each part that a plan file names should be there then.
    func takesAllRoles(_ forms: CodeForms) throws -> Bool { [nil, .all].contains(try only(forms)) }

    /// The plan file that decisions are taken from, and go to.
    var planPath: String? { files.count == 1 ? files.first.flatMap { Self.isPlanFile($0) ? $0 : plan } : plan }

    private static func isPlanFile(_ path: String) -> Bool { path.hasSuffix(".yml") || path.hasSuffix(".yaml") }

    /// Reads the files, which must be of one language.
    private static func facts(of paths: [String]) throws(CommandError) -> [SyntaxFacts] {
        var facts: [SyntaxFacts] = []
        for path in paths { facts.append(try Self.facts(of: path)) }
        if let first = facts.first, let other = facts.first(where: { $0.language != first.language }) {
            throw .mixedLanguages(first.file.path, other.file.path)
        }
        return facts
    }

    private static func facts(of path: String) throws(CommandError) -> SyntaxFacts {
        let file = try Disk.read(path)
        guard let language = language(ofFile: path) else { throw .notASource(path: path) }
        do {
            return try language.facts(of: file)
        } catch {
            throw .read(error)
        }
    }

    /// Reads the facts of the app around the files, and what the team says of its types.
    private func projectFacts(
        excluding paths: [String], imports facts: [SyntaxFacts], told: [String: TypeClass]
    ) throws -> ProjectFacts? {
        var found: ProjectFacts?
        if let project {
            found = Self.projectFacts(of: try Disk.sources(below: project, without: paths), around: facts)
            if let source = paths.first { found?.mode = try ProjectLanguage.mode(of: source, in: project) }
            let modules = Set(facts.flatMap(\.imports).map(\.module))
            found?.folders.formUnion(try ProjectManifests.frameworks(of: project, among: modules))
        } else {
            let headers = try ImportedHeaders(of: facts).files()
            if !headers.isEmpty { found = Refactor.projectFacts(of: headers, isWholeApp: false) }
        }
        guard !told.isEmpty else { return found }
        found = found ?? ProjectFacts(told: told)
        found?.told = told
        return found
    }

    /// Returns the facts of the app, of the callers of the controllers in the files and of builders for the screens
    /// they name too.
    private static func projectFacts(of files: [SourceFile], around facts: [SyntaxFacts]) -> ProjectFacts {
        let classes = Set(facts.flatMap(\.types).filter { [.class, .implementation].contains($0.keyword) }.map(\.name))
        let named = facts.flatMap(\.types).flatMap(\.members).reduce(into: Set<String>()) {
            $0.formUnion($1.identifiers)
        }
        let screens = named.filter { $0.hasSuffix("Controller") || $0.hasSuffix("VC") }
        return Refactor.projectFacts(
            of: files, callersOf: classes, writtenIn: facts.first?.language ?? .swift,
            buildersOf: builderNames(of: screens), workers: CoreWorkers())
    }

    /// Reads the settings of the project for all its files, in a file around the first one.
    func settings() throws(CommandError) -> ProjectSettings {
        try ProjectSettings.read(near: files.first.map(Surroundings.folder) ?? ".")
    }

    /// The styles that can be named here: those around the files first.
    var catalog: StyleCatalog { StyleCatalog(near: files.prefix(1).map(Surroundings.folder) + ["."]) }

    private func chosenStyle(
        _ forms: CodeForms?, _ kept: PlanFile?, _ settings: ProjectSettings
    ) throws(CommandError) -> FoundStyle {
        try catalog.style(named: forms?.style ?? kept?.style ?? settings.style ?? Style.viper.id)
    }

    private func chosenModule(_ forms: CodeForms?, _ kept: PlanFile?) throws -> String? {
        guard let name = forms?.module ?? kept?.module else { return nil }
        let isIdentifier =
            name.first.map { ($0.isLetter || $0 == "_") && !$0.isLowercase } == true
            && name.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
        guard isIdentifier else { throw CommandError.badModuleName(name) }
        return name
    }
}
