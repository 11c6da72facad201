/// Checks somebody's split of a controller against the original: every statement, comment and declaration of the original
/// stands in exactly one place. Receivers may differ, access, captures of `self`, and the order of members.
package struct SplitCheck {
    package private(set) var faults: [SplitFault] = []
    package private(set) var statements = 0
    package private(set) var comments = 0
    package private(set) var declarations = 0
    package private(set) var signatures: [Signature] = []

    /// A function whose head changed by more than names spelled in full.
    package struct Signature: Sendable, Equatable {
        package let file: String
        package let line: Int
        package let old: String
        package let new: String
    }

    let base: [SourceFile]
    let split: [SourceFile]
    let old: [Clause]
    let new: [Clause]
    let matching: ClauseMatching

    package init(of split: [SourceFile], against base: [SourceFile]) {
        self.base = base
        self.split = split + Self.headersInPlace(of: base, besides: split)
        let old = ClauseReader.clauses(of: base)
        self.old = old
        new = ClauseReader.clauses(of: self.split)
        matching = ClauseMatching(of: old, in: new)
        statements = old.count { $0.isKept(in: old) }
        declarations = old.count { $0.isDeclaration }
        let found =
            lostClauses + lostDeclarations + lostValues + doubledTypes + doubledFunctions + doubledProperties
            + doubledClauses + movedClauses + addedClauses
        let spare = CallSites.spare(in: new, beside: old)
        let comments = CommentCheck(of: self.split, new, spare: spare, against: base)
        self.comments = comments.count
        signatures = changedSignatures
        faults = (found + comments.faults).sorted { ($0.file, $0.line, $0.rule) < ($1.file, $1.line, $1.rule) }
    }

    /// Headers that a split does not have among its files stay where they were.
    private static func headersInPlace(of base: [SourceFile], besides split: [SourceFile]) -> [SourceFile] {
        let names = Set(split.map(\.name))
        return base.filter { $0.isHeader && !names.contains($0.name) }
    }

    // MARK: - What was lost

    private var lostClauses: [SplitFault] {
        let handed = HandedParameters(of: new)
        let direct = DirectlyCalled(in: new)
        return matching.lost.filter { !handed.replace(old[$0], in: old) && !direct.replace(old[$0]) }
            .map { fault(.lost, old[$0], "'\(old[$0].text)' stands nowhere") }
    }

    private var lostDeclarations: [SplitFault] {
        let names = new.flatMap(\.declaredNames).map {
            Clause.DeclaredName(kind: $0.kind, name: matching.handed.names[$0.name] ?? $0.name)
        }
        var found = Dictionary(names.map { ($0, 1) }, uniquingKeysWith: +)
        // What others no longer call is declared by its implementation alone.
        let implemented = Set(new.filter(\.opensBlock).flatMap(\.declaredNames))
        return old.flatMap { clause in
            clause.declaredNames.compactMap { name in
                if clause.isPrototype, implemented.contains(name) { return nil }
                found[name, default: 0] -= 1
                guard found[name] ?? 0 < 0 else { return nil }
                return fault(.lost, clause, "'\(name.name)' is declared nowhere")
            }
        }
    }

    /// Initial values that a property has no longer, and that nobody else is given either.
    private var lostValues: [SplitFault] {
        let lines = new.map { ClauseElement.elements(of: $0.words).map(\.key) }
        let values = Dictionary(grouping: new.filter { $0.value != nil }) { $0.propertyName }
        return old.compactMap { clause in
            guard let value = clause.value else { return nil }
            let wanted = ClauseElement.elements(of: value).map(\.key)
            let found = (values[clause.propertyName] ?? []).map {
                ClauseElement.elements(of: $0.value ?? []).map(\.key)
            }
            let isThere = found.isEmpty ? lines.contains { $0.holds(wanted) } : found.contains(wanted)
            return isThere ? nil : fault(.lost, clause, "the value of '\(clause.text)' stands nowhere")
        }
    }

    /// Types that stand in two places.
    var doubledTypes: [SplitFault] {
        func types(_ clauses: [Clause]) -> [Clause.DeclaredName: [Clause]] {
            Dictionary(grouping: clauses.filter { $0.declaredNames.first?.kind == "type" }) {
                $0.declaredNames.first ?? Clause.DeclaredName(kind: "type", name: "")
            }
        }
        let found = types(new)
        return types(old).compactMap { name, clauses in
            guard let first = clauses.first, let places = found[name], places.count > clauses.count else { return nil }
            return fault(.doubled, first, "'\(name.name)' stands in \(places.count) places")
        }
    }

    /// Functions that take or give something else now.
    private var changedSignatures: [Signature] {
        let heads = Dictionary(grouping: new.filter(\.opensBlock)) { clause in
            clause.functionName.map { matching.handed.names[$0] ?? $0 }
        }
        return old.compactMap { clause in
            guard let name = clause.functionName, clause.opensBlock, let found = heads[name], let first = found.first,
                !found.contains(where: { matching.isSame(clause, $0) })
            else { return nil }
            return Signature(file: base[clause.file].path, line: clause.line, old: clause.text, new: first.text)
        }
    }

    func fault(_ rule: SplitFault.Rule, _ clause: Clause, _ description: String) -> SplitFault {
        SplitFault(rule: rule, file: base[clause.file].path, line: clause.line, description: description)
    }
}

extension [String] {
    /// Returns true if a row stands in it.
    fileprivate func holds(_ row: [String]) -> Bool {
        guard count >= row.count else { return false }
        return (0...(count - row.count)).contains { self[$0..<($0 + row.count)].elementsEqual(row) }
    }
}
