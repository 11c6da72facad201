/// Screens inside of something else.
extension WireResolver {
    /// The screens that a value is made with, which is none itself: `Tab(title: "a", controller: ListController())`.
    func carried(by value: WiringExpression, _ scope: WireScope, depth: Int = 0) -> [WiringExpression] {
        guard depth < 4 else { return [] }
        switch value {
        case .name(let name): return scope.value(of: name).map { carried(by: $0, scope, depth: depth + 1) } ?? []
        case .several(let values): return values.flatMap { carried(by: $0, scope, depth: depth + 1) }
        case .call(let call):
            guard call.isInitializer || call.name == "init" else { return [] }
            let type = call.isInitializer ? facts.known(call.name, in: scope.owner) : nil
            return call.arguments.filter { argument in
                if ShownBody.facets.contains(argument.label) { return true }
                let property = type.flatMap { facts.types[$0] }?.properties.first { $0.name == argument.label }
                return property?.type.map { UIKinds.isController($0, facts) } ?? false
            }.map(\.value)
        case .member, .cast, .text, .type, .other: return []
        }
    }
}
