/// A method that begins by going to the main queue: whoever calls it may do so on another one, where nothing else of the
/// module may be asked.
extension BodyFact {
    /// Returns true for the first statement, where it does so.
    func comesToMain(by statement: StatementNode) -> Bool {
        guard statement.range == block.statements.first?.range, case .call(let called, _, _) = statement.head.value
        else {
            return false
        }
        return ["DispatchQueue.main.async", "OperationQueue.main.addOperation"].contains(called.dotted)
    }

    var comesToMain: Bool { block.statements.first.map(comesToMain) ?? false }
}
