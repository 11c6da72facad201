import Refactor

/// An app as it was read for all of its controllers, and the controllers that are ranked.
struct AppScan {
    let app: AppFolder
    let index: AppIndex
    let unread: [UnreadFile]
    /// All controllers that were found.
    let sites: [ControllerSite]
    /// Those outside of tests and of what is ignored.
    let ranked: [ControllerSite]

    /// Reads the app, with what the team says of its types.
    init(_ app: AppFolder, told: [String: TypeClass]) throws(CommandError) {
        self.app = app
        (index, unread) = try app.read(told: told)
        sites = controllerSites(in: index.glances)
        let tracked = try app.tracked()
        let files = index.files
        ranked = sites.filter { site in
            let file = files[site.main].path
            return tracked.contains(file) && app.isRanked(file)
        }
    }

    /// Plans the controllers of some sites, each in view of all the rest, and keeps what is asked for of each plan.
    ///
    /// The largest jobs come first, so that no core is left with one of them at the end.
    func each<Value: Sendable>(
        of sites: [ControllerSite], _ body: @escaping @Sendable (Controller, ControllerSite) -> Value
    ) -> [ScanJob.Results<Value>] {
        let jobs = scanJobs(for: sites)
        let index = index
        let progress = Progress("planning", of: jobs.count)
        defer { progress.end() }
        func size(_ job: ScanJob) -> Int { job.files.reduce(0) { $0 + index.files[$1].bytes.count } }
        let sorted = jobs.map { (job: $0, size: size($0)) }.sorted { $0.size > $1.size }.map(\.job)
        return inParallel(sorted) { job in
            defer { progress.step() }
            if ServedCall.current?.isCancelled == true { return ScanJob.Results() }
            return job.each(in: index, languageOf: language(ofFile:), body)
        }
    }

    /// The ranking of its controllers.
    func report(minLines: Int = 0) -> ScanReport {
        let large = ranked.filter { $0.lines(in: index.glances) >= minLines }
        let files = index.files
        let results = each(of: large) { controller, site in
            ScanEntry(of: plan(controller), otherFiles: site.otherFiles.map { files[$0].path })
        }
        return ScanReport(
            folder: app.path, files: index.files.count,
            entries: results.flatMap(\.values).filter { $0.lines >= minLines },
            unread: unread + results.flatMap(\.unread), leftOut: sites.count - ranked.count,
            lost: results.reduce(0) { $0 + $1.lost })
    }
}
