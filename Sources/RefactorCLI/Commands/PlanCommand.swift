import ArgumentParser
import Foundation
import Refactor

/// `refactor plan`: what would move where, and why; writes nothing but the plan itself.
struct PlanCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "plan",
        abstract: "Shows what would move where, and why.",
        discussion: """
            On one screen: whether it is worth it, the split and its price, the main reasons for what stays, and the \
            commands to go on with. --all prints every member, part and protocol. With -o plan.html the plan is a page to \
            explore, in one file that loads nothing: the source in the colours of the roles, the reasons, what crosses, \
            each method before and after, and roles to try, with the lines of the plan file for them.

            What holds for a whole project stands in .refactor.yml, in the folder of the files or above it, as far as the \
            repository goes; options win over it:

              style: rambler-swift       the style; 'refactor styles' lists them
              names:
                LoginController: SignIn  a module's name, by its controller
              roles:
                FeedAPI: service         what a type is for: service, entity, view …
              titles: titles.yml         the titles of 'refactor mark', or each here
              keep: [configure(cell:)]   methods that nothing is cut out of
              exclude: [Legacy]          what 'scan' and 'graph FOLDER' leave out

            --set, --rename and --keep decide without an editor; with -o, or for a plan file that is given, the file keeps \
            it, and is written anew with all that was decided before and the comments that you wrote. What is not legal \
            stays, with its reason, and the rest is done. '--set method:284-290=presenter' is about the statements on \
            these lines of the source.

            EXAMPLES
              refactor plan LoginController.swift
              refactor plan LoginController.swift LoginController+Table.swift --project .
              refactor plan LoginController.swift --explain 'loadUser(id:)'
              refactor plan LoginController.swift --explain 'loadUser(id:)' --format json
              refactor plan NoteEditorController.m
              refactor plan NoteEditorController.m --explain 'storeNote:error:'
              refactor plan LoginController.swift -o login.plan.yml
              refactor plan LoginController.swift -o login.html
              refactor plan LoginController.swift --plan login.plan.yml -o login.plan.yml
              refactor plan LoginController.swift --all | less
              refactor plan Features/Login --all --project .
              refactor plan login.plan.yml --set 'loadUser(id:)=interactor'
              refactor plan login.plan.yml --set 'signIn():84-90=presenter'
              refactor plan login.plan.yml --rename showLoading=showSpinner
              refactor plan login.plan.yml --keep 'configure(cell:)'
            """
    )

    enum Format: String, ExpressibleByArgument, CaseIterable {
        case text, json, yaml, markdown, html
    }

    @OptionGroup var inputs: Inputs

    @OptionGroup var forms: CodeForms

    @OptionGroup var choices: PlanChoices

    @Option(
        help: "How to print: \(Format.allCases.map(\.rawValue).joined(separator: ", ")); by -o's ending if not given.")
    var format: Format?

    @Option(name: .shortAndLong, help: "The file to write instead of standard output.", completion: .file())
    var output: String?

    @Flag(
        help: """
            Of a folder: the plan of each of its controllers, the one to refactor first at the top. Of a controller: all \
            lists: sections, every member, part and protocol, what crosses the border, with the reasons.
            """)
    var all = false

    @Option(help: "All evidence for one member, by its name: 'loadUser(id:)', 'storeNote:error:'.")
    var explain: String?

    func run() throws {
        Terminal.chooseColour(toFile: output != nil)
        if let folder = inputs.folder { return try runFolder(folder) }
        if all, explain != nil || chosenFormat != .text {
            throw CommandError.choice("--all is for the plan as text; other formats and --explain leave nothing out")
        }
        if explain != nil, output == nil, let keptIn {
            throw CommandError.choice("--explain keeps nothing in '\(keptIn)'; decide first, then explain")
        }
        try inputs.requirePlanFile(orWrittenTo: keptIn)
        let plans = try inputs.plans(as: forms, choosing: choices)
        let complete = try inputs.takesAllRoles(forms) ? plans : []
        for remark in try inputs.remarks(on: complete) + choices.remarks(on: plans) { Terminal.remark(remark) }
        if output == nil, let keptIn {
            try Disk.write(try planFile(of: plans, at: keptIn), to: keptIn)
            Terminal.error("wrote \(keptIn)")
            guard format != nil || all else { return }
        }
        let text = try explain.map { try explanation(of: $0, in: plans) } ?? text(of: plans)
        guard let output else { return Terminal.print(text) }
        try Disk.write(text, to: output)
        Terminal.error("wrote \(output)")
    }

    /// Plans every controller of a folder; nothing that decides about one of them can be said of all.
    private func runFolder(_ folder: String) throws {
        guard all else {
            throw CommandError.choice(
                "'\(folder)' is a folder; give the controller's file, and the folder with --project, or --all, which plans "
                    + "each of its controllers")
        }
        guard explain == nil, choices.isEmpty, inputs.type == nil, forms.module == nil, inputs.plan == nil else {
            throw CommandError.choice(
                "--explain, --set, --rename, --keep, --type, --module and --plan are about one controller; give its file"
            )
        }
        for remark in try inputs.remarks() { Terminal.remark(remark) }
        let text = try folderText(FolderPlans(inputs: inputs, forms: forms, folder: folder))
        guard let output else { return Terminal.print(text) }
        try Disk.write(text, to: output)
        Terminal.error("wrote \(output)")
    }

    private func folderText(_ plans: FolderPlans) throws -> String {
        switch chosenFormat {
        case .text:
            let width = Terminal.width
            let options = inputs.options(forms) + (inputs.project == nil ? ["--project", plans.folder] : [])
            let (planned, unread) = try plans.planned { plan, type in
                let run = NextCommands.Run(
                    files: plan.controller.files.map(\.file.path), options: options + type)
                return PlanOverview(advised: inputs.advised(plan, as: forms), run: run, width: width).text()
            }
            return FolderOverview(
                folder: plans.folder, plans: planned.map { FolderOverview.Planned(entry: $0.entry, text: $0.value) },
                unread: unread
            ).text()
        case .markdown:
            return try plans.planned { plan, _ in PlanMarkdown(plan: plan).text() }.plans.map(\.value)
                .joined(separator: "\n")
        case .json:
            return try PlanJSON.encoded(plans.planned { plan, _ in PlanJSON.document(of: plan) }.plans.map(\.value))
        case .yaml, .html:
            throw CommandError.choice(
                "a plan file and a page are of one controller; give its file, or print text, json or markdown")
        }
    }

    private func explanation(of member: String, in plans: [Plan]) throws -> String {
        switch chosenFormat {
        case .text: return try ExplainText.text(of: member, in: plans)
        case .json: return try PlanJSON.explanation(of: member, in: plans)
        case .yaml, .markdown, .html: throw CommandError.noSuchExplanation(chosenFormat.rawValue)
        }
    }

    private func text(of plans: [Plan]) throws -> String {
        switch chosenFormat {
        case .text:
            return plans.map { plan in
                let run = run(of: plans)
                return all
                    ? PlanText(plan: plan, run: run, width: Terminal.width).text()
                    : PlanOverview(advised: advised(plan), run: run, width: Terminal.width).text()
            }.joined(separator: "\n")
        case .markdown: return plans.map { PlanMarkdown(plan: $0).text() }.joined(separator: "\n")
        case .json: return try PlanJSON.text(of: plans)
        case .yaml: return try planFile(of: plans, at: output)
        case .html: return try page(of: plans)
        }
    }

    /// Decisions of the command line are said for what they change, whatever that costs.
    private func advised(_ plan: Plan) -> AdvisedPlan {
        choices.isEmpty ? inputs.advised(plan, as: forms) : AdvisedPlan(asked: plan)
    }

    private func page(of plans: [Plan]) throws -> String {
        guard let plan = plans.first, plans.count == 1 else {
            throw CommandError.severalControllers(plans.map(\.controller.name))
        }
        return try PlanPages.text(of: plan, after: run(of: plans))
    }

    /// The words of this run, for those that follow it.
    private func run(of plans: [Plan]) -> NextCommands.Run {
        NextCommands.Run(
            files: inputs.files, options: inputs.options(forms),
            decisions: output == nil && inputs.planPath != nil ? [] : choices.words, planFile: inputs.planPath,
            isOfSeveral: plans.count > 1, hasAll: all)
    }

    private func planFile(of plans: [Plan], at path: String?) throws -> String {
        guard let plan = plans.first, plans.count == 1 else {
            throw CommandError.severalControllers(plans.map(\.controller.name))
        }
        let old = try inputs.planFileText()
        var writer = PlanFileWriter(plan: plan, path: path)
        writer.schemaLine = path.flatMap { SchemaLine.text(for: "plan-file", fileAt: $0, replacing: old) }
        writer.only = try inputs.only(forms)
        let text = try writer.text()
        return old.map { PlanFileComments(in: $0).kept(in: text) } ?? text
    }

    /// The plan file that keeps what was decided here.
    private var keptIn: String? { output ?? (choices.isEmpty ? nil : inputs.planPath) }

    private var chosenFormat: Format {
        if let format { return format }
        switch (output ?? "" as String).split(separator: ".").last {
        case "json": return .json
        case "yml", "yaml": return .yaml
        case "md", "markdown": return .markdown
        case "htm", "html": return .html
        default: return .text
        }
    }
}
