import Foundation
import Refactor

/// The findings of a check, for all formats.
struct CheckReport {
    let rules: [ArchitectureRule]
    /// Those that no baseline lists.
    let violations: [RuleViolation]
    /// Entries of the baseline that nothing violates any more.
    var fixed: [RuleBaseline.Entry] = []
    /// The number of violations that the baseline lists.
    var known = 0
    /// The words for where those are known from.
    var knownPlace = "in the baseline"
    /// The folder that was checked, as the user gave it.
    let folder: String
    /// The version of the program.
    let version: String

    /// The path of a file as the user can give it to another program.
    func path(_ file: String) -> String {
        if file.isEmpty { return folder }
        if folder == "." { return file }
        return (folder.hasSuffix("/") ? folder : folder + "/") + file
    }

    func absolutePath(_ file: String) -> String {
        Paths.absolute(path(file), from: FileManager.default.currentDirectoryPath)
    }

    /// The report in a format; nil for one that is none of `formats`.
    func text(as format: String) throws -> String? {
        switch format {
        case "text": CheckText(report: self).text()
        case "json": try PlanJSON.encoded(document)
        case "xcode": CheckLines(report: self).xcode()
        case "github": CheckLines(report: self).github()
        case "gitlab": try PlanJSON.encoded(violations.map { GitLabEntry($0, self) })
        case "checkstyle": CheckXML(report: self).checkstyle()
        case "junit": CheckXML(report: self).junit()
        case "sarif": try PlanJSON.encoded(SARIFDocument(self))
        default: nil
        }
    }

    private var document: CheckDocument {
        CheckDocument(of: violations, by: rules, known: known, fixed: fixed, path: path)
    }

    static let formats = ["checkstyle", "github", "gitlab", "json", "junit", "sarif", "text", "xcode"]
}
