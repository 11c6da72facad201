import Rainbow
import Refactor

/// The commands to go on with after a plan, ready to be copied: with the files, options and decisions of this run.
struct NextCommands {
    /// The words of the run that they continue.
    struct Run {
        /// The files as they were given: sources, or one plan file.
        var files: [String] = []
        /// The options that lead to the same plan.
        var options: [String] = []
        /// Decisions that no plan file keeps yet.
        var decisions: [String] = []
        /// The plan file that decisions go to.
        var planFile: String?
        /// True if the files hold several controllers, so that one has to be named.
        var isOfSeveral = false
        /// True if all lists were asked for.
        var hasAll = false
    }

    let plan: Plan
    let run: Run
    let width: Int

    func lines() -> [String] {
        var rows: [(command: String, purpose: String)] = []
        if !run.hasAll { rows.append(("plan \(same) --all", "every member, part and protocol, with reasons")) }
        if let member {
            rows.append(("plan \(same) --explain \(quoted(member))", "why that member stays, and what would change it"))
        }
        rows.append(decision)
        if plan.canBeWritten, !plan.isEmpty, run.decisions.isEmpty {
            rows.append(("emit \(same) --into \(plan.module)\(only) --dry-run", purposeOfEmit))
        }
        let longest = rows.map(\.command.count).max() ?? 0
        let isWide = rows.allSatisfy { longest + 15 + $0.purpose.count <= width }
        return ["Next".bold.underline]
            + rows.flatMap { row -> [String] in
                let command = "refactor \(row.command)"
                let blanks = String(repeating: " ", count: longest - row.command.count + 4)
                return isWide ? ["  " + command + blanks + row.purpose] : ["  \(row.purpose):", "    " + command]
            }
    }

    private var purposeOfEmit: String {
        switch plan.advice.verdict {
        case .viper, .step: "to see the files first"
        case .splitView, .decideFirst, .leave, .done: "to see the files all the same"
        }
    }

    /// The command to decide otherwise, and where that is kept.
    private var decision: (command: String, purpose: String) {
        if let file = run.planFile, run.decisions.isEmpty {
            return ("plan \(same) --set 'MEMBER=ROLE'", "to decide otherwise; \(file) keeps it")
        }
        let style = run.options.contains("--style") || plan.canBeWritten ? "" : " --style \(plan.style.id)"
        let purpose = run.decisions.isEmpty ? "to change roles and names" : "to keep what is decided here"
        return ("plan \(same)\(style) -o \(quoted(newFile))", purpose)
    }

    /// The files and options again.
    var same: String {
        let type = run.isOfSeveral && !run.options.contains("--type") ? ["--type", plan.controller.name] : []
        return (run.files + run.options + type + run.decisions).map(quoted).joined(separator: " ")
    }

    /// Only below its folder a plan file finds its sources.
    private var newFile: String {
        let folder = run.files.first.map { Paths.folder(of: $0) } ?? ""
        let isOutside = folder.hasPrefix("/") || folder.hasPrefix("..")
        return (isOutside ? folder + "/" : "") + plan.module.lowercased() + ".plan.yml"
    }

    /// Where the advice is to write nothing, `emit` wants to be told that it is meant.
    private var only: String {
        guard !run.options.contains("--only"), run.planFile == nil else { return "" }
        return [.leave, .splitView].contains(plan.advice.verdict) ? " --only all" : ""
    }

    /// The member of which most stays though another role wants it.
    private var member: String? {
        let remains = Dictionary(grouping: plan.remains.filter { $0.reason != .undecided }, by: \.member)
            .mapValues { $0.reduce(0) { $0 + $1.lines.count } }
        let longest = remains.max { ($0.value, $1.key) < ($1.value, $0.key) }
        return longest.map { plan.controller.members[$0.key].id }
    }

    /// A word for a shell.
    private func quoted(_ word: String) -> String {
        let isPlain = word.allSatisfy { $0.isLetter || $0.isNumber || "_-./+,:=@%".contains($0) }
        return isPlain && !word.isEmpty
            ? word
            : "'"
                + word.split(separator: "'", omittingEmptySubsequences: false)
                .joined(separator: "'\\''") + "'"
    }
}
