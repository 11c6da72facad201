/// The surroundings of the statements of a cut: the branch and the call whose closure they are.
struct CutSurroundings {
    /// The statements of the cut.
    let statements: [StatementNode]
    /// The source of the call up to the closure that holds the statements; nil where no closure or a branch does.
    let call: String?
    let branch: CutDescription.Branch?
    /// The nearest branch that holds them, whatever else it holds.
    let within: CutDescription.Branch?
    /// The call whose answer the statements get, in whatever branches they stand.
    let answer: CutDescription.Answer?

    /// Finds the block that the statements of a run are in.
    init(of code: Range<Int>, in body: BlockFact?, file: SourceFile) {
        var block = body
        var call: String?
        var branch: CutDescription.Branch?
        var within: CutDescription.Branch?
        var answer: CutDescription.Answer?
        while let current = block {
            let run = current.statements.filter {
                code.lowerBound <= $0.range.lowerBound && $0.range.upperBound <= code.upperBound
            }
            if !run.isEmpty {
                self.init(
                    statements: run, call: call, branch: Self.isAll(run, of: current) ? branch : nil, within: within,
                    answer: answer)
                return
            }
            guard let outer = current.statements.first(where: { $0.range.contains(code.lowerBound) }),
                let index = outer.blocks.firstIndex(where: { $0.range.contains(code.lowerBound) })
            else { break }
            let inner = outer.blocks[index]
            if inner.kind == .closure {
                let text = file.text(outer.range.lowerBound..<inner.range.lowerBound)
                if !Self.isWrapper(text) {
                    call = text
                    let isFailure = ClosureLabel(of: text)?.isFailure ?? false
                    answer = CutDescription.Answer(call: text, isFailure: isFailure)
                }
            } else {
                call = nil
            }
            branch = inner.kind == .branch ? Self.branch(index, of: outer, in: file) : nil
            within = branch ?? within
            if let told = answer, branch.map(Self.isFailure) == true {
                answer = CutDescription.Answer(call: told.call, isFailure: true)
            }
            block = inner
        }
        self.init(statements: [], call: nil, branch: nil, within: nil, answer: nil)
    }

    private init(
        statements: [StatementNode], call: String?, branch: CutDescription.Branch?, within: CutDescription.Branch?,
        answer: CutDescription.Answer?
    ) {
        self.answer = answer
        self.statements = statements
        self.call = call
        self.branch = branch
        self.within = within
    }

    /// Returns true if a run is what a block does; a `return` or `break` beside it does nothing.
    private static func isAll(_ run: [StatementNode], of block: BlockFact) -> Bool {
        block.statements.allSatisfy { statement in
            run.contains { $0.range == statement.range } || [.jump, .returning].contains(statement.kind)
        }
    }

    /// True if it is the branch in which a call gave what it was asked for: `case .success`.
    var isSuccess: Bool {
        guard case .pattern(let pattern)? = branch else { return false }
        return CutToken.tokens(of: pattern).contains { $0.isName("success") }
    }

    /// Returns true if a branch is the one of an error: `case .failure`, `if let error`, `if error != nil`.
    private static func isFailure(_ branch: CutDescription.Branch) -> Bool {
        switch branch {
        case .pattern(let pattern):
            let names = CutToken.tokens(of: pattern).filter { $0.kind == .name }.map(\.text)
            return names.contains("failure") || names.first == "error"
        case .condition(let condition, let holds):
            let tokens = CutToken.tokens(of: condition)
            let words = tokens.map(\.text)
            guard words.contains("error") else { return false }
            let isThere = words.starts(with: ["let", "error"]) || words.contains("!=") && words.contains("nil")
            return isThere == holds
        }
    }

    /// Returns true if a call says only where or when its closure runs: `DispatchQueue.main.async`.
    private static func isWrapper(_ call: String) -> Bool {
        ActReader.acts(of: call).last.map { ViewPhrases.wrappers.contains($0.name) } ?? false
    }

    private static func branch(
        _ index: Int, of statement: StatementNode, in file: SourceFile
    ) -> CutDescription.Branch? {
        let branches = statement.blocks.filter { $0.kind == .branch }
        guard let first = branches.first, statement.kind == .choice else { return nil }
        let range = statement.blocks[index].range
        let before = branches.last { $0.range.upperBound <= range.lowerBound }
        let lead = CutToken.tokens(
            of: file.text((before?.range.upperBound ?? statement.range.lowerBound)..<range.lowerBound))
        if let label = lead.lastIndex(where: { $0.isName("case") }), lead.last?.isMark(":") == true {
            return .pattern(written(lead[(label + 1)...].dropLast()))
        }
        if let condition = lead.lastIndex(where: { $0.isName("if") }) {
            return .condition(written(lead[(condition + 1)...].dropLast()), holds: true)
        }
        guard lead.contains(where: { $0.isName("else") }), before == first else { return nil }
        let head = CutToken.tokens(of: file.text(statement.range.lowerBound..<first.range.lowerBound))
        return .condition(written(head.dropFirst().dropLast()), holds: false)
    }

    private static func written(_ tokens: ArraySlice<CutToken>) -> String {
        tokens.map { $0.kind == .string ? "\"\($0.text)\"" : $0.text }.joined(separator: " ")
    }
}
