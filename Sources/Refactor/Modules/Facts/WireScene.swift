/// The branch of a `switch` that a step stands in: what is looked at, and the cases that lead there.
package final class WireScene: Sendable, Equatable {
    package let subject: WiringExpression
    /// The names of the cases, without what they carry; none for `default`.
    package let cases: [String]

    package init(subject: WiringExpression, cases: [String]) {
        self.subject = subject
        self.cases = cases
    }

    /// Returns true if the branch is taken where of all cases of its `switch` some are named.
    func isTaken(by chosen: Set<String>) -> Bool {
        cases.isEmpty ? chosen.isEmpty : !chosen.isDisjoint(with: cases)
    }

    package static func == (left: WireScene, right: WireScene) -> Bool {
        left === right || left.cases == right.cases && left.subject == right.subject
    }
}

extension [WireStep] {
    /// What each branch of a lone `switch` gives: `items.map { switch $0 { case .list: ListView() case .map: MapView() } }`.
    package var branchValues: [WiringExpression] {
        guard let scene = first?.scene, allSatisfy({ $0.scene?.subject == scene.subject }) else { return [] }
        return indices.filter { index in
            self[index].kind == .call && (index + 1 == count || self[index + 1].scene !== self[index].scene)
        }.map { self[$0].value }
    }

    /// Places the steps from an index on in a branch, unless they stand in one of their own.
    package mutating func place(in scene: WireScene, since start: Int) {
        for index in start..<Swift.max(start, count) where self[index].scene == nil {
            let step = self[index]
            self[index] = WireStep(step.kind, step.value, line: step.line, scene: scene)
        }
    }
}
