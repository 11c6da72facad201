import Refactor

/// The plans of all controllers below a folder, each in view of the whole app.
struct FolderPlans {
    let inputs: Inputs
    let forms: CodeForms
    let folder: String

    /// Reads the app once, plans all of its controllers below the folder, and ranks them as a scan does.
    func planned<Value: Sendable>(
        _ value: @escaping @Sendable (Plan, _ options: [String]) -> Value
    ) throws -> (plans: [(entry: ScanEntry, value: Value)], unread: [UnreadFile]) {
        let (decisions, settings) = try inputs.folderDecisions(forms)
        let scan = try AppScan(
            AppFolder(path: inputs.project ?? folder, including: [], excluding: settings.exclude),
            told: settings.kinds)
        let root = Disk.realPath(folder)
        let sites = scan.ranked.filter { site in
            let path = Disk.realPath(scan.index.files[site.main].path)
            return root == "/" || path.hasPrefix(root + "/")
        }
        let files = scan.index.files
        let results = scan.each(of: sites) { controller, site in
            let plan = Refactoring.plan(controller, decisions: decisions)
            let entry = ScanEntry(of: plan, otherFiles: site.otherFiles.map { files[$0].path })
            return (entry: entry, value: value(plan, ["--type", controller.name]))
        }
        let plans = results.flatMap(\.values).sorted { left, right in
            ScanReport.isBefore(left.entry, right.entry)
        }
        guard !plans.isEmpty else { throw CommandError.noControllers(folder: folder) }
        return (plans, scan.unread + results.flatMap(\.unread))
    }
}
