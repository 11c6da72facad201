/// A method that begins by going to the main queue: whoever calls it may do so on another one, where nothing else of the
/// module may be asked.
extension BodyFact {
    /// Returns true for the first statement, where it does so.
    func comesToMain(by statement: StatementNode) -> Bool {
        statement.range == block.statements.first?.range && statement.goesToMain
    }

    var comesToMain: Bool { block.statements.first.map(comesToMain) ?? false }
}

extension StatementNode {
    /// True if it hands a closure to the main queue and does nothing else.
    var goesToMain: Bool {
        guard case .call(let called, _, _) = head.value else { return false }
        return ["DispatchQueue.main.async", "OperationQueue.main.addOperation"].contains(called.dotted)
    }
}
