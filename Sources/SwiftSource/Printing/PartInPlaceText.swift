import Refactor

/// Writes how a view makes its only component itself: `lazy var router: LoginRouterInput = LoginRouter(viewController: self)`.
struct PartInPlaceText {
    let plan: Plan
    let spelling: Spelling

    /// The lines of the view's property, without the indentation of a member.
    func property() -> [String] {
        guard let role = plan.partInPlace, let port = plan.outletPorts.first else { return [] }
        let values =
            view.map { "\($0.name): self" } + plan.constants(of: role).map { "\($0.name): \($0.name)" }
        let isGiven = port.given == .caller
        let name = isGiven ? GivenParts(plan: plan, spelling: spelling).own(port) : spelling.property(of: port)
        let property = "\(name): \(spelling.type(ofPorts: plan.outletPorts)) = \(plan.name(of: role))("
        // The controller's other files ask it, too; for what callers may give they do so by another property.
        let access = plan.controller.files.count == 1 || isGiven ? "private " : ""
        // What needs nothing is there from the start, whichever thread asks for it first.
        let head = access + (values.isEmpty ? "let " : "lazy var ") + property
        let lines = spelling.list(open: spelling.indent + head, values, close: ")", indent: spelling.indent)
            .map { String($0.dropFirst(spelling.indent.count)) }
        guard isGiven else { return lines }
        return StyleText(plan: plan, spelling: spelling).lines(plan.style.screens.outlet.dropLast()) + lines
    }

    /// The parameter of the component's initializer by which it gets the view; none where it does not ask for it.
    var view: [(name: String, type: String)] {
        guard let role = plan.partInPlace else { return [] }
        return plan.ports(of: role).filter { $0.to == .view && $0.given == .property }.map {
            (spelling.property(of: $0), spelling.type(of: $0))
        }
    }
}
