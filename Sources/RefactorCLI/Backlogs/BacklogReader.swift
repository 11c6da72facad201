import Refactor

/// Reads how far the controllers of an app have come.
struct BacklogReader {
    let scan: AppScan
    let decisions: Refactoring.Decisions
    /// The classes that plan files below the folder name.
    let planned: Set<String>

    init(_ app: AppFolder, decisions: Refactoring.Decisions, told: [String: TypeClass]) throws(CommandError) {
        scan = try AppScan(app, told: told)
        self.decisions = decisions
        planned = try Self.planned(below: app.path)
    }

    func sightings() -> (found: [Backlog.Sighting], unread: [UnreadFile]) {
        let (files, planned, decisions) = (scan.index.files, planned, decisions)
        let types = Set(scan.index.glances.flatMap(\.heads).filter { $0.kind != .addition }.map(\.name))
        let folder = scan.app.path
        let results = scan.each(of: scan.ranked) { controller, site -> Backlog.Sighting in
            let plan = Refactoring.plan(controller, decisions: decisions)
            let entry = ScanEntry(of: plan, otherFiles: site.otherFiles.map { files[$0].path })
            var signs = BacklogSigns()
            signs.isSplit = plan.advice.verdict == .done
            signs.isWork = plan.advice.verdict.isWork
            signs.hasPlan = planned.contains(controller.name)
            signs.written = Set(
                plan.style.components.filter { component in
                    component.role != .view && types.contains(filled(component.namePattern, module: plan.module))
                }.compactMap(\.role))
            signs.isMarked = Self.isMarked(controller)
            return Backlog.Sighting(entry: entry, path: Self.below(folder, entry.path), signs: signs)
        }
        return (results.flatMap(\.values), scan.unread + results.flatMap(\.unread))
    }

    /// Two sections or more, in which no member stands that another one should have.
    private static func isMarked(_ controller: Controller) -> Bool {
        guard controller.sections.count(where: { $0.mark != nil }) > 1 else { return false }
        let decisions = Refactoring.Decisions(type: controller.name)
        let marking = try? Refactoring.marking(
            of: controller.files, project: controller.project, decisions: decisions, options: MarkOptions(),
            in: language(controller.language))
        guard let account = marking?.accounts.first(where: { $0.controller == controller.name }) else { return false }
        return account.moved == 0 && account.marks > 1
    }

    private static func below(_ folder: String, _ path: String) -> String {
        let root = folder.hasSuffix("/") ? folder : folder + "/"
        return folder != "." && path.hasPrefix(root) ? String(path.dropFirst(root.count)) : path
    }

    /// The controllers of the plan files below a folder; a file that is none says nothing.
    private static func planned(below folder: String) throws(CommandError) -> Set<String> {
        let paths = try Disk.files(below: folder).filter { $0.hasSuffix(".plan.yml") || $0.hasSuffix(".plan.yaml") }
        return Set(paths.compactMap { path in (try? PlanFile(path: folder + "/" + path))?.controller })
    }
}
