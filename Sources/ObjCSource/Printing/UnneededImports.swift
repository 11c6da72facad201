import Refactor

/// Imports of the view whose class only the code that moved mentions.
///
/// They leave where the headers of the app show that nothing that stays needs them, nor what they import; elsewhere they
/// are listed.
struct UnneededImports {
    let spelling: ObjCSpelling

    private var plan: Plan { spelling.plan }

    /// `import "Account.h" in LoginViewController.m may be unneeded now`.
    func phrases() -> [String] {
        plan.controller.files.indices.flatMap { file -> [String] in
            let gone = proven(in: file)
            return candidates(in: file).filter { !gone.contains($0) }.map {
                "import \"\($0.module)\" in \(plan.controller.files[file].file.name) may be unneeded now"
            }
        }
    }

    /// The lines of those that nothing in a file needs any more.
    func removals(in file: Int) -> [Removal] {
        let source = plan.controller.files[file].file
        return proven(in: file).compactMap { item in
            let end = item.line < source.lineStarts.count ? source.lineStarts[item.line] : source.bytes.count
            let range = source.lineStarts[item.line - 1]..<end
            let line = source.text(range).filter { !$0.isNewline }
            return line == item.text ? Removal(file: file, range: range, cause: .unneededImport) : nil
        }
    }

    private func candidates(in file: Int) -> [ImportFact] {
        let moved = plan.controller.members.filter { plan.placements[$0.index].moves }
        let mentioned = moved.reduce(into: Set<String>()) { $0.formUnion($1.fact.identifiers) }
        let facts = plan.controller.files[file]
        let candidates = facts.imports.filter { $0.isQuoted && mentioned.contains(className(of: $0)) }
        guard !candidates.isEmpty, !facts.file.name.hasSuffix(".h") else { return [] }
        let rest = remainingNames(in: file)
        return candidates.filter { !rest.contains(className(of: $0)) }
    }

    /// The words of what stays count as messages, too: whoever declares one of them may be meant.
    private func proven(in file: Int) -> [ImportFact] {
        let candidates = candidates(in: file).filter { !$0.isConditional }
        guard !candidates.isEmpty, let project = plan.controller.project, project.isWholeApp else { return [] }
        let imports = plan.controller.files[file].imports
        let rest = remainingNames(in: file)
        let need = ImportNeed(
            headers: project.headers, paths: project.paths, words: rest, globals: rest, messages: rest,
            frameworks: Set(imports.filter { !$0.isQuoted && !$0.isConditional }.map(\.module)))
        let needed = need.needed(of: imports)
        return candidates.filter { project.headers[$0.fileName] != nil && !needed.contains($0) }
    }

    private func className(of item: ImportFact) -> String {
        String(item.fileName.prefix { $0 != "." && $0 != "+" })
    }

    /// The parts that leave members which stay.
    private func parts(in file: Int) -> [Range<Int>] {
        plan.controller.members.filter { $0.file == file && !plan.placements[$0.index].moves }.flatMap(\.inner)
            .filter { plan.placements[$0.member].moves }.map(\.cut.range)
    }

    /// The words of what stays in a file, imports left out.
    private func remainingNames(in file: Int) -> Set<String> {
        let facts = plan.controller.files[file]
        let lines = Set(facts.imports.map(\.line))
        // What is given back to the view stood in code that left.
        let givenBack = plan.controller.members.filter { member in
            member.file == file && member.cut != nil && !plan.placements[member.index].moves
        }
        var names = givenBack.reduce(into: Set<String>()) { $0.formUnion($1.fact.identifiers) }
        var position = 0
        let left = spelling.departures.ranges(from: file) + parts(in: file)
        let end = facts.file.bytes.count..<facts.file.bytes.count
        for range in left.sorted(by: { $0.lowerBound < $1.lowerBound }) + [end] {
            guard position <= range.lowerBound else { continue }
            var line = facts.file.line(at: position)
            for text in facts.file.text(position..<range.lowerBound).split(
                omittingEmptySubsequences: false, whereSeparator: \.isNewline)
            {
                if !lines.contains(line) { names.formUnion(identifiers(in: String(text))) }
                line += 1
            }
            position = range.upperBound
        }
        return names
    }
}
