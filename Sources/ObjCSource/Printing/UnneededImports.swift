import Refactor

/// Imports of the view whose class only the code that moved mentions: listed, not removed.
struct UnneededImports {
    let spelling: ObjCSpelling

    private var plan: Plan { spelling.plan }

    /// `import "Account.h" in LoginViewController.m may be unneeded now`.
    func phrases() -> [String] {
        let moved = plan.controller.members.filter { plan.placements[$0.index].moves }
        let mentioned = moved.reduce(into: Set<String>()) { $0.formUnion($1.fact.identifiers) }
        return plan.controller.files.indices.flatMap { file -> [String] in
            let facts = plan.controller.files[file]
            let candidates = facts.imports.filter { $0.isQuoted && mentioned.contains(className(of: $0)) }
            guard !candidates.isEmpty, !facts.file.name.hasSuffix(".h") else { return [] }
            let rest = remainingNames(in: file)
            return candidates.filter { !rest.contains(className(of: $0)) }.map {
                "import \"\($0.module)\" in \(facts.file.name) may be unneeded now"
            }
        }
    }

    private func className(of item: ImportFact) -> String {
        String(item.fileName.prefix { $0 != "." && $0 != "+" })
    }

    /// The words of what stays in a file, imports left out.
    private func remainingNames(in file: Int) -> Set<String> {
        let facts = plan.controller.files[file]
        let lines = Set(facts.imports.map(\.line))
        var names: Set<String> = []
        var position = 0
        for range in spelling.departures.ranges(from: file) + [facts.file.bytes.count..<facts.file.bytes.count] {
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
