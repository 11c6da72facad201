import Refactor

/// Writes what closures of a member have to capture: `{ [output] result in … }`.
struct ClosureCaptures {
    let plan: Plan
    let spelling: Spelling
    let member: Member

    func enter(into edits: inout EditList) {
        for capture in plan.captures where capture.member == member.index {
            edits.insert(text(of: capture), at: capture.closure.captures?.upperBound ?? capture.closure.start)
        }
    }

    private func text(of capture: Capture) -> String {
        let name = spelling.property(of: capture.port)
        let item = capture.isNested ? "\(name) = self.\(name)" : name
        let closure = capture.closure
        if let list = closure.captures { return list.isEmpty ? item : ", " + item }
        if closure.hasHead { return "[\(item)] " }
        let bytes = plan.controller.file(of: member).bytes
        let isTight = capture.range.isEmpty || ![9, 10, 13, 32].contains(bytes[capture.range.lowerBound])
        return " [\(item)] in" + (isTight ? " " : "")
    }
}
