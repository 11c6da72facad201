import Refactor

/// Writes how a view makes its router itself: `lazy var router: LoginRouterInput = LoginRouter(viewController: self)`.
struct RouterInPlaceText {
    let plan: Plan
    let spelling: Spelling

    /// The lines of the view's property, without the indentation of a member.
    func property() -> [String] {
        guard let port = plan.outletPorts.first else { return [] }
        let type = spelling.type(ofPorts: plan.outletPorts)
        let head = "lazy var \(spelling.property(of: port)): \(type) = \(plan.name(of: .router))("
        let values =
            view.map { "\($0.name): self" } + plan.constants(of: .router).map { "\($0.name): \($0.name)" }
        let lines = spelling.list(open: spelling.indent + head, values, close: ")", indent: spelling.indent)
        return ["/// Made on first use, so that existing callers need not change."]
            + lines.map { String($0.dropFirst(spelling.indent.count)) }
    }

    /// The parameter of the router's initializer by which it gets the view; none where it does not ask for it.
    var view: [(name: String, type: String)] {
        guard plan.makesRouterInPlace else { return [] }
        return plan.ports(of: .router).filter { $0.to == .view && $0.given == .property }.map {
            (spelling.property(of: $0), spelling.type(of: $0))
        }
    }
}
