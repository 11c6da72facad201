import Foundation
import Refactor

/// Reads the lines of an app's controllers beyond the view at the end of each week of its history.
struct TrendReader {
    let app: AppFolder

    private struct Figure: Sendable {
        let lines: Int
        let beyond: Int
    }

    /// A version of a controller: its class and the texts of its files.
    private struct Version: Hashable, Sendable {
        let name: String
        let blobs: [String]
    }

    /// The last weeks up to that of the last commit, the oldest first; each text and each controller is read once.
    func weeks(_ count: Int) throws(CommandError) -> [TrendWeek] {
        let history = GitHistory(folder: app.path)
        var glances: [GitTree.Entry: GlancedFile] = [:]
        var texts: [String: SourceFile] = [:]
        var figures: [Version: Figure?] = [:]
        var weeks: [TrendWeek] = []
        for week in try history.weeks(count) {
            let entries = try history.entries(of: week.commit).filter { Self.isRead($0.path) }
            let new = entries.filter { glances[$0] == nil }
            for (entry, bytes) in zip(new, try history.contents(of: new.map(\.blob))) {
                let file = SourceFile(path: entry.path, bytes: bytes)
                glances[entry] = GlancedFile(file)
                texts[entry.blob] = file
            }
            let sites = controllerSites(in: entries.compactMap { glances[$0] }).filter {
                app.isRanked(app.path == "." ? entries[$0.main].path : app.path + "/" + entries[$0.main].path)
            }
            let versions = sites.map { site in
                Version(name: site.name, blobs: site.files.map { entries[$0].blob })
            }
            let open = Set(versions).filter { figures[$0] == nil }.sorted {
                ($0.name, $0.blobs[0]) < ($1.name, $1.blobs[0])
            }
            let jobs = open.map { version in (version, version.blobs.compactMap { texts[$0] }) }
            for (version, figure) in zip(open, inParallel(jobs) { Self.figure(of: $0.0, in: $0.1) }) {
                figures[version] = .some(figure)
            }
            let found = versions.compactMap { figures[$0] ?? nil }
            weeks.append(
                TrendWeek(
                    week: TrendWeek.monday(of: week.number), commit: week.commit, controllers: found.count,
                    lines: found.reduce(0) { $0 + $1.lines }, beyond: found.reduce(0) { $0 + $1.beyond }))
        }
        return weeks
    }

    /// Nil for one that cannot be parsed, and for a class that is none.
    private static func figure(of version: Version, in files: [SourceFile]) -> Figure? {
        let facts = files.compactMap { file in try? language(ofFile: file.path)?.facts(of: file) }
        guard facts.count == files.count,
            let controller = try? controllers(in: facts, named: version.name, project: nil).first
        else { return nil }
        let roles = plan(controller).advice.roles
        return Figure(lines: controller.lines, beyond: roles.leaving + roles.partLines)
    }

    private static func isRead(_ path: String) -> Bool {
        language(ofFile: path) != nil && !path.split(separator: "/").contains { Disk.isSkipped(String($0)) }
    }
}
