import Foundation
import Refactor
import Yams

/// A plan as a person keeps and edits it: YAML with a role for each member.
struct PlanFile {
    /// Stands for the role of a member that nothing speaks clearly for.
    static let undecided = "undecided"

    let path: String
    let controller: String?
    let module: String?
    let style: String?
    let services: ServiceForm?
    let answers: AnswerForm?
    /// The part that is taken out; nil for what is worth its wiring.
    let only: OnlyOption?
    /// Roles that differ from what was proposed when the file was written, and those that are pinned.
    let pins: [String: Role]
    /// Names for methods that are cut out, by the names that were proposed, where they differ.
    let names: [String: String]
    /// The forms in which values cross the module's interface.
    let border: PlanFileInterface
    /// Statements that the person wants in a role.
    let parts: PlanFileParts
    private let members: [PlanFileReader.Member]
    /// The methods that the person calls otherwise.
    private let renamed: [PlanFileReader.Method]
    private let files: [PlanFileReader.File]

    init(path: String) throws {
        let text = try Disk.read(path).text
        let reader = try PlanFileReader(text: text, path: path)
        self.path = path
        controller = reader.controller
        module = reader.module
        style = reader.style
        border = PlanFileInterface(path: path, entries: reader.border)
        parts = PlanFileParts(path: path, entries: reader.parts)
        services = reader.services
        answers = reader.answers
        only = reader.only
        members = reader.members
        files = reader.files
        renamed = reader.methods.filter { $0.name != $0.proposed }
        names = Dictionary(renamed.map { ($0.proposed, $0.name) }, uniquingKeysWith: { $1 })
        let decided = reader.members.filter { $0.role != $0.proposed || $0.isPinned }
        pins = Dictionary(
            decided.compactMap { member in member.role.map { (member.id, $0) } }, uniquingKeysWith: { $1 })
    }

    /// The statements that are cut out or not, by the person's wish.
    var cuts: CutWishes {
        var cuts = CutWishes()
        cuts.whole = Set(members.filter(\.isKeptWhole).map(\.id))
        cuts.parts = parts.pins
        return cuts
    }

    private var folder: String { Paths.folder(of: path) }

    /// Paths of the sources, as seen from the working folder; none may lead out of the plan's folder.
    func sourcePaths() throws -> [String] {
        guard !files.isEmpty else {
            throw CommandError.planFile(path: path, line: 1, message: "the plan names no source under 'files'")
        }
        return try files.map { file in
            let parts = file.path.split(separator: "/", omittingEmptySubsequences: false)
            guard !file.path.hasPrefix("/"), !file.path.hasPrefix("~"), !parts.contains("..") else {
                throw CommandError.planFile(
                    path: path, line: file.line,
                    message: "'\(file.path)' leads out of the plan's folder; name sources by paths below it")
            }
            return folder.isEmpty ? file.path : folder + "/" + file.path
        }
    }

    /// A member that the source does not have is an error that names it and its line.
    func check(against controllers: [Controller]) throws {
        let ids = Set(controllers.flatMap(\.members).map(\.id))
        for member in members where !ids.contains(member.id) {
            let near = nearest(to: member.id, in: ids.sorted())
            throw CommandError.planFile(
                path: path, line: member.line,
                message: "the controller has no member '\(member.id)'"
                    + (near.map { "; did you mean '\($0)'?" } ?? "; remove the entry or plan again"))
        }
        try parts.check(against: controllers)
        try border.check(against: controllers)
    }

    /// A name that a part cannot have is an error that says why.
    func checkNames(in plans: [Plan]) throws(CommandError) {
        try parts.checkNames(in: plans)
        for refused in plans.flatMap({ $0.refused(names) }) {
            guard let entry = renamed.first(where: { $0.proposed == refused.proposed }) else { continue }
            throw .planFile(
                path: path, line: entry.line,
                message: "'\(refused.proposed)' cannot be called '\(refused.name)', because \(refused.reason); "
                    + "choose another 'name'")
        }
    }

    /// Names of parts that no longer are.
    func unusedNames(in plans: [Plan]) -> [String] {
        let known = plans.reduce(into: Set<String>()) { $0.formUnion($1.proposedNames) }
        return renamed.filter { !known.contains($0.proposed) }.map { entry in
            "\(path):\(entry.line): no part is called '\(entry.proposed)' any more, so the name '\(entry.name)' is not used"
        }
    }

    /// Sources that have changed since the plan was written.
    var remarks: [String] {
        files.compactMap { file in
            let source = folder.isEmpty ? file.path : folder + "/" + file.path
            guard let known = file.fingerprint, let now = try? Disk.read(source), fingerprint(of: now.bytes) != known
            else { return nil }
            return "\(path):\(file.line): '\(file.path)' has changed since the plan was written; "
                + "roles are kept by name, 'refactor plan --plan \(path) -o \(path)' brings it up to date"
        }
    }
}

/// A short hash of a file's bytes (FNV-1a, 64 bits), to notice that it changed.
func fingerprint(of bytes: [UInt8]) -> String {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in bytes {
        hash ^= UInt64(byte)
        hash = hash &* 0x100_0000_01b3
    }
    return "fnv1a:" + String(hash, radix: 16)
}
