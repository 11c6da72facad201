import Refactor

/// Writes what closures of a member have to capture: `{ [output] result in … }`.
struct ClosureCaptures {
    /// One closure with all that it captures anew.
    private struct Captured {
        let closure: ClosureFact
        /// The bytes between its braces.
        let range: Range<Int>
        var items: [String]
    }

    let plan: Plan
    let spelling: Spelling
    let member: Member

    func enter(into edits: inout EditList) {
        for captured in captured {
            let closure = captured.closure
            edits.insert(text(of: captured), at: closure.captures?.upperBound ?? closure.start)
        }
    }

    private var captured: [Captured] {
        var found: [Captured] = []
        func add(_ item: String, _ closure: ClosureFact, _ range: Range<Int>) {
            if let known = found.firstIndex(where: { $0.range == range }) {
                found[known].items.append(item)
            } else {
                found.append(Captured(closure: closure, range: range, items: [item]))
            }
        }
        for capture in plan.captures where capture.member == member.index {
            let name = spelling.property(of: capture.port)
            add(capture.isNested ? "\(name) = self.\(name)" : name, capture.closure, capture.range)
        }
        for (block, names) in plan.sharedCaptures(in: member) {
            guard let closure = block.closure else { continue }
            for name in names { add(name, closure, block.range) }
        }
        return found
    }

    private func text(of captured: Captured) -> String {
        let items = captured.items.joined(separator: ", ")
        if let list = captured.closure.captures { return list.isEmpty ? items : ", " + items }
        if captured.closure.hasHead { return "[\(items)] " }
        let bytes = plan.controller.file(of: member).bytes
        let isTight = captured.range.isEmpty || ![9, 10, 13, 32].contains(bytes[captured.range.lowerBound])
        return " [\(items)] in" + (isTight ? " " : "")
    }
}
