/// Says in a few sentences whether the controller is worth the work, by the published threshold.
package func advice(for controller: Controller, assignments: [Assignment]) -> [String] {
    let size = ControllerSize(of: controller)
    let moving = assignments.filter { $0.role != .view && !$0.isUndecided }
    if size.isMassive {
        return [
            sentence(about: size),
            "It is above all three: VIPER is worth it, the parts can then be tested and changed alone.",
        ]
    }
    var sentences = [sentence(about: size)]
    sentences.append("It is not above all three: the whole of VIPER may be more than this screen needs.")
    for role in [Role.router, .presenter] {
        let members = moving.count { $0.role == role }
        if members > 0 {
            sentences.append("A \(role.rawValue) alone would already take \(number(members, "member")) out.")
        }
    }
    if moving.isEmpty { sentences.append("Nothing in it clearly belongs to another role than the view.") }
    return sentences
}

private func sentence(about size: ControllerSize) -> String {
    "It has \(number(size.methods, "method")), \(number(size.attributes, "stored property", "stored properties")) and "
        + "\(number(size.instructions, "statement")); a controller counts as massive with more than "
        + "13 methods, 13 properties and 147 statements."
}

private func number(_ count: Int, _ one: String, _ many: String? = nil) -> String {
    count == 1 ? "1 \(one)" : "\(count) \(many ?? one + "s")"
}
