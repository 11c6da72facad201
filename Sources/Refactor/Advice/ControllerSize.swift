/// The counts behind the published threshold of massive view controllers.
package struct ControllerSize: Sendable, Equatable {
    /// Methods, initialisers and deinitialisers.
    package let methods: Int
    /// Stored properties; in Objective-C a property and the variable behind it are one.
    package let attributes: Int
    package let instructions: Int

    init(of controller: Controller) {
        methods = controller.members.filter { [.method, .initializer, .deinitializer].contains($0.kind) }.count
        let variablesBehind = Set(
            controller.bonds.flatMap { bond in
                let variables = bond.filter { controller.members[$0].fact.isVariable }
                return variables.count < bond.count ? variables : []
            })
        attributes =
            controller.members.filter {
                $0.kind == .property && $0.fact.isStored && !variablesBehind.contains($0.index)
            }.count
        instructions = controller.members.reduce(0) { $0 + $1.fact.statements.count }
    }

    /// More than 13.5 methods, 13.5 attributes and 147.5 instructions, all three.
    package var isMassive: Bool { methods > 13 && attributes > 13 && instructions > 147 }
}
