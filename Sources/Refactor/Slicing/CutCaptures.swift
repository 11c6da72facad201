/// What closures hold.
extension CutRules {
    /// Returns true if a closure around some code, which somebody keeps, would hold the controller for the sake of a call in
    /// the place of that code alone: a view that keeps the closure would keep its screen.
    func newlyHolds(_ code: Range<Int>) -> Bool {
        var statements = tree.block.statements[...]
        while let around = statements.first(where: { $0.range.contains(code.lowerBound) }),
            let block = around.blocks.first(where: { $0.range.contains(code.lowerBound) })
        {
            // What a list of captures reads is read outside.
            let start = block.statements.first?.range.lowerBound ?? block.range.lowerBound
            if let closure = block.closure, closure.hold == .asAround, isKept(closure),
                !references(in: start..<max(start, block.range.upperBound)).contains(where: isOfSelf)
            {
                return true
            }
            statements = block.statements[...]
        }
        return false
    }

    /// Returns true for a closure that is set, or given to who calls it again and again: `tapView.onTap = { … }`. The one
    /// that waits for an answer is let go with it.
    private func isKept(_ closure: ClosureFact) -> Bool { closure.callee.map(Self.keeping.contains) ?? true }

    private static let keeping: Set<String> = [
        "UIAction", "addObserver", "bind", "drive", "observe", "scheduledTimer", "sink", "subscribe",
    ]

    /// Returns true if a name cannot be used without the controller.
    private func isOfSelf(_ reference: Reference) -> Bool {
        switch reference.target {
        case .own(let targets): targets.contains { !controller.members[$0].fact.isStatic }
        case .inherited, .selfValue, .superclass: true
        case .foreign, .global, .known, .nested, .selfType, .unresolved: false
        }
    }
}
