import ArgumentParser
import Foundation
import Refactor

/// `refactor backlog`: the controllers that a team takes apart one by one, in a file that it keeps, with how far each is.
struct BacklogCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "backlog",
        abstract: "Keeps the list of controllers to take apart, with how far each has come.",
        discussion: """
            With -o the ranking of 'refactor scan' becomes a file that a team keeps in its repository. Every later run reads \
            the sources again and brings states and figures up to date; what stands in the file stays there, and \
            controllers that have become worth the work come in. 'state: dropped', 'note' and comments are yours.

            STATES
              open         nothing has been done
              planned      a plan file (.plan.yml) below the folder names it
              marked       its members stand under marks by what they do
              step-1-done  it reports to a presenter, and its router is a part of its own
              step-2-done  so is its interactor
              done         at most a quarter of the lines that other roles should have is left, or nothing worth doing; you can \
              say so yourself as soon as it reports to a presenter
              gone         the class is no more
              dropped      you decided to leave it

            --trend draws, from the history of git, the lines in view controllers beyond the view, week by week: those that \
            other roles should have, members and parts of methods. Each week is that of its last commit on the first parents \
            of HEAD, so that the same history gives the same bytes; each version of a controller is planned once, by itself.

            EXAMPLES
              refactor backlog . -o backlog.yml
              refactor backlog backlog.yml
              refactor backlog . --trend docs/trend.svg --weeks 52
              refactor backlog backlog.yml --format json
            """
    )

    enum Format: String, ExpressibleByArgument, CaseIterable {
        case text, json, yaml
    }

    @Argument(
        help: "The folder of the code base, or a backlog file, which is then brought up to date.", completion: .file())
    var place: String

    @Option(name: .shortAndLong, help: "The backlog file (.yml) to write, or to bring up to date.", completion: .file())
    var output: String?

    @Option(help: "How to print: \(Format.allCases.map(\.rawValue).joined(separator: ", ")).")
    var format: Format = .text

    @Option(help: "How many controllers may be open at most; more come in when some are done. All if not given.")
    var top: Int?

    @Option(help: "The architecture style of the modules, by whose names they are found.", completion: .styles)
    var style: String?

    @Option(help: "A picture (.svg) of the lines beyond the view, week by week, from the history of git.")
    var trend: String?

    @Option(help: "How many weeks it shows, up to that of the last commit.")
    var weeks = 26

    @Option(help: "Do not list a folder or file: its name, or a path with '*'. May be repeated.")
    var exclude: [String] = []

    func validate() throws {
        if let top, top < 1 { throw ValidationError("--top needs a number from 1.") }
        guard (1...520).contains(weeks) else { throw ValidationError("--weeks needs a number from 1 to 520.") }
        if let trend, !trend.lowercased().hasSuffix(".svg") {
            throw ValidationError("--trend needs a name that ends in .svg.")
        }
        if let output, !isFile(output) { throw ValidationError("-o needs a name that ends in .yml.") }
    }

    func run() throws {
        Terminal.chooseColour()
        let file = output ?? (isFile(place) ? place : nil)
        let old = try file.flatMap { path -> (text: String, known: BacklogFile)? in
            guard Disk.exists(path) || path == place else { return nil }
            return (try Disk.read(path).text, try BacklogFile.read(path))
        }
        let folder = folder(of: old?.known, in: file)
        let settings = try ProjectSettings.read(near: folder)
        for remark in settings.remarks { Terminal.remark(remark) }
        let app = AppFolder(path: folder, including: [], excluding: exclude + settings.exclude)
        let reader = try BacklogReader(app, decisions: try decisions(settings, near: folder), told: settings.kinds)
        let (sightings, unread) = reader.sightings()
        for file in unread { Terminal.remark(file.reason) }
        let backlog = (old?.known.backlog ?? Backlog()).updated(by: sightings, most: top)
        let history = try trend.map { _ in try TrendReader(app: app).weeks(weeks) }
        let kept = BacklogFile(folder: old?.known.folder ?? spelled(folder, from: file), backlog: backlog)
        let text = kept.text(replacing: old?.text)
        if let trend, let history { try write(TrendPicture(weeks: history).markup, to: trend) }
        if let file { try write(text, to: file) }
        switch format {
        case .text: Terminal.print(BacklogText(folder: folder, backlog: backlog, trend: history).text())
        case .json: Terminal.print(try PlanJSON.encoded(document(of: backlog, in: folder, trend: history)))
        case .yaml: Terminal.print(text)
        }
    }

    private func write(_ text: String, to path: String) throws(CommandError) {
        try Disk.write(text, to: path)
        Terminal.error("wrote \(path)")
    }

    private func isFile(_ path: String) -> Bool { path.hasSuffix(".yml") || path.hasSuffix(".yaml") }

    /// The app's folder: as given, or as the file says it from its own.
    private func folder(of known: BacklogFile?, in file: String?) -> String {
        guard isFile(place), let known, let file else { return place }
        let home = Paths.folder(of: file)
        if known.folder == "." { return home.isEmpty ? "." : home }
        return Surroundings.path(known.folder, in: home)
    }

    /// The app's folder as a file says it; from outside of its own folder, in full.
    private func spelled(_ folder: String, from file: String?) -> String {
        let home = Disk.realPath(file.map { Paths.folder(of: $0) } ?? "")
        let full = Disk.realPath(folder)
        if full == home { return "." }
        return full.hasPrefix(home + "/") ? String(full.dropFirst(home.count + 1)) : folder
    }

    private func decisions(_ settings: ProjectSettings, near folder: String) throws -> Refactoring.Decisions {
        let catalog = StyleCatalog(near: [folder, "."])
        var decisions = Refactoring.Decisions(
            style: try catalog.style(named: style ?? settings.style ?? Style.viper.id).style)
        decisions.adoption = .worthwhile
        decisions.modules = settings.names
        decisions.cuts.whole.formUnion(settings.keep)
        return decisions
    }
}
