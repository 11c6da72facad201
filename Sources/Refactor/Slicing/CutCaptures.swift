/// What closures hold.
extension CutRules {
    /// Returns true if a closure around some code, which may run later, would hold the controller for the sake of a call in
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

    /// Returns true for a closure that somebody keeps for longer than the queue that it is sent to.
    private func isKept(_ closure: ClosureFact) -> Bool {
        !LaterClosure.runsAtOnce(closure) && closure.callee != "async"
    }

    /// Returns true if a name cannot be used without the controller.
    private func isOfSelf(_ reference: Reference) -> Bool {
        switch reference.target {
        case .own(let targets): targets.contains { !controller.members[$0].fact.isStatic }
        case .inherited, .selfValue, .superclass: true
        case .foreign, .global, .known, .nested, .selfType, .unresolved: false
        }
    }
}
