/// Controllers whose files hang together, so that each file is parsed once.
package struct ScanJob: Sendable, Equatable {
    package var sites: [ControllerSite]
    /// Indices of the files, in order.
    package var files: [Int]

    /// The part that was kept of each controller of a job.
    package struct Results<Value: Sendable>: Sendable {
        package var values: [Value] = []
        /// Files that cannot be parsed, each with the sentence that says why.
        package var unread: [UnreadFile] = []
        /// Controllers whose class stands in one of these files.
        package var lost = 0

        package init() {}
    }

    /// Parses the files and plans each controller in view of the rest of the app.
    package func run(in index: AppIndex, languageOf: (String) -> (any Language)?) -> Results<ScanEntry> {
        each(in: index, languageOf: languageOf) { controller, site in
            ScanEntry(of: plan(controller), otherFiles: site.otherFiles.map { index.files[$0].path })
        }
    }

    /// Parses the files and keeps something of each controller, which knows the rest of the app.
    package func each<Value>(
        in index: AppIndex, languageOf: (String) -> (any Language)?, _ body: (Controller, ControllerSite) -> Value
    ) -> Results<Value> {
        var results = Results<Value>()
        var facts: [Int: SyntaxFacts] = [:]
        for file in files {
            let source = index.files[file]
            guard let language = languageOf(source.path) else { continue }
            do {
                facts[file] = try language.facts(of: source)
            } catch {
                results.unread.append(UnreadFile(path: source.path, lines: source.lineCount, reason: "\(error)"))
            }
        }
        for site in sites {
            if facts[site.main] == nil {
                results.lost += 1
                continue
            }
            let read = site.files.compactMap { facts[$0] }
            var project = index.facts(without: site.files)
            index.addReach(of: site.name, without: site.files, to: &project.callers)
            // A class that is nested in another type, or stands in a string only, is no controller of these files.
            guard let found = try? controllers(in: read, named: site.name, project: project) else { continue }
            results.values += found.map { body($0, site) }
        }
        return results
    }
}

/// The jobs for some controllers, in the order of their first files.
package func scanJobs(for sites: [ControllerSite]) -> [ScanJob] {
    var jobs: [ScanJob] = []
    var jobOfFile: [Int: Int] = [:]
    for site in sites {
        let known = Set(site.files.compactMap { jobOfFile[$0] }).sorted()
        let target = known.first ?? jobs.count
        if known.isEmpty { jobs.append(ScanJob(sites: [], files: [])) }
        for other in known.dropFirst() {
            jobs[target].sites += jobs[other].sites
            jobs[target].files += jobs[other].files
            jobs[other] = ScanJob(sites: [], files: [])
        }
        jobs[target].sites.append(site)
        jobs[target].files += site.files
        for file in jobs[target].files { jobOfFile[file] = target }
    }
    return jobs.filter { !$0.sites.isEmpty }.map { job in
        ScanJob(sites: job.sites, files: Set(job.files).sorted())
    }
}
