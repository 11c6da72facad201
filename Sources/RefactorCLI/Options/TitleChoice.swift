import Refactor

/// The titles that a person chose for the marks: a word or a file.
struct TitleChoice {
    private enum Source {
        case fourteen, project
        case file(String)
        case given(MarkTitles)
    }

    /// More files than these are not looked at for their titles.
    private static let mostFiles = 300

    private let source: Source

    init(_ text: String) throws(CommandError) {
        switch text {
        case "fourteen": source = .fourteen
        case "project": source = .project
        case let path where path.hasSuffix(".yml") || path.hasSuffix(".yaml"): source = .file(path)
        default: throw .unknownTitles(text)
        }
    }

    /// Titles that are known already.
    init(_ titles: MarkTitles) {
        source = .given(titles)
    }

    func titles(for material: Inputs.Material, project: String?) throws(CommandError) -> MarkOptions.Titles {
        switch source {
        case .fourteen: return .fixed(.fourteen)
        case .given(let titles): return .fixed(titles)
        case .file(let path): return .fixed(try TitlesFileReader(path: path).titles)
        case .project:
            guard let project else { return .project(TitleCounts()) }
            return .project(try Self.counts(below: project, without: material))
        }
    }

    /// Returns the counts of the other controllers of the app under their titles; files that cannot be read do not
    /// count.
    private static func counts(below folder: String, without material: Inputs.Material) throws(CommandError)
        -> TitleCounts
    {
        var counts = TitleCounts()
        let sources = try Disk.sources(below: folder, without: material.facts.map(\.file.path))
        let marked = sources.filter { file in
            language(ofFile: file.path)?.language == material.facts.first?.language && file.path.contains("Controller")
                && !file.path.hasSuffix(".h") && hasMark(file)
        }
        for file in marked.prefix(mostFiles) {
            guard let facts = try? language(ofFile: file.path)?.facts(of: file),
                let found = try? controllers(in: [facts], project: material.project)
            else { continue }
            for controller in found { counts.add(controller, assignRoles(controller)) }
        }
        return counts
    }

    private static func hasMark(_ file: SourceFile) -> Bool {
        let text = file.text
        return text.contains("MARK") || text.contains("pragma mark")
    }
}
