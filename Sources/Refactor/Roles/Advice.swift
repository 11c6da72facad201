/// Says in a few sentences whether the controller is worth the work, by the published threshold.
package func advice(for controller: Controller, assignments: [Assignment]) -> [String] {
    let size = ControllerSize(of: controller)
    var sentences = [size.sentence]
    let moving = assignments.filter { $0.role != .view && !$0.isUndecided }
    if size.isMassive {
        sentences.append("Above all three, VIPER is worth it: the parts can then be tested and changed alone.")
        return sentences
    }
    sentences.append("Not above all three: the whole of VIPER may be more than this screen needs.")
    let routing = moving.filter { $0.role == .router }.count
    let presenting = moving.filter { $0.role == .presenter }.count
    if routing > 0 { sentences.append("A router alone would already take \(count(routing, "member")) out.") }
    if presenting > 0 { sentences.append("A presenter alone would already take \(count(presenting, "member")) out.") }
    if moving.isEmpty { sentences.append("Nothing in it clearly belongs to another role than the view.") }
    return sentences
}

/// What the published threshold of massive view controllers counts.
struct ControllerSize: Equatable {
    let methods: Int
    let attributes: Int
    let instructions: Int

    init(of controller: Controller) {
        methods = controller.members.filter { [.method, .initializer, .deinitializer].contains($0.kind) }.count
        attributes = controller.members.filter { $0.kind == .property && $0.fact.isStored }.count
        instructions = controller.members.reduce(0) { $0 + $1.fact.statements.count }
    }

    /// More than 13.5 methods, 13.5 attributes and 147.5 instructions, all three.
    var isMassive: Bool { methods > 13 && attributes > 13 && instructions > 147 }

    var sentence: String {
        "It has \(count(methods, "method")), \(count(attributes, "stored property", "stored properties")) and "
            + "\(count(instructions, "statement")); controllers count as massive above 13, 13 and 147."
    }
}

private func count(_ number: Int, _ one: String, _ many: String? = nil) -> String {
    number == 1 ? "1 \(one)" : "\(number) \(many ?? one + "s")"
}
