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
}
