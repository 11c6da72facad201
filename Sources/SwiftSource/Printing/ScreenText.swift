import Refactor

/// Spells what makes a new screen with its module, and hands it what callers give.
struct ScreenText {
    let plan: Plan
    let spelling: Spelling
    /// What the words in braces stand for.
    let words: [String: String]

    /// A function for each initializer that new callers can use; for a screen that comes out of a storyboard one that
    /// takes it, where there is something to hand over.
    func functions() -> [[String]] {
        let controller = plan.controller
        let isDrawn = controller.members.contains { $0.fact.has(attribute: "IBOutlet") }
        let initializers = controller.members.filter { $0.kind == .initializer }
        let isKnown = ["UIViewController", "UITableViewController"].contains(controller.superclass)
        if isDrawn || initializers.isEmpty && !isKnown { return prepared() }
        guard !initializers.isEmpty else { return [function(parameters: [], arguments: "")] }
        return initializers.filter(isUsable).compactMap { member in
            guard let signature = member.fact.signature, takesParameters || signature.parameters.isEmpty else {
                return nil
            }
            let arguments = signature.parameters.map { parameter in
                parameter.label.map { "\($0): \(parameter.name)" } ?? parameter.name
            }
            return function(
                parameters: spelling.parameters(of: signature), arguments: arguments.joined(separator: ", "),
                besides: Set(signature.parameters.map(\.name)))
        }
    }

    /// The names of the types that the functions name.
    var typeNames: Set<String> {
        Set(plan.border.parameters.flatMap { identifiers(in: $0.slot?.type ?? "") })
    }

    private var takesParameters: Bool { plan.style.screens.contains { $0.contains("{parameters}") } }

    private var takesInputs: Bool { plan.style.screens.contains { $0.contains("{inputs}") } }

    private func isUsable(_ member: Member) -> Bool {
        guard let signature = member.fact.signature else { return false }
        let isFailable = plan.controller.file(of: member).text(member.fact.declaration).contains("init?")
        let isHidden = member.fact.writtenAccess?.isFileBound ?? false
        let isSpecial =
            !signature.effects.isEmpty || !signature.generics.isEmpty || member.fact.isConditional
            || signature.parameters.contains {
                $0.isVariadic || $0.type.hasPrefix("inout") || $0.type.contains("@auto")
            }
        return !isFailable && !isHidden && !isSpecial && signature.parameters.first?.label != "coder"
    }

    // MARK: - Functions

    private func function(parameters: [String], arguments: String, besides known: Set<String> = []) -> [String] {
        let values = takesInputs ? plan.border.parameters.filter { !known.contains($0.name) } : []
        var words = words
        words["arguments"] = arguments
        return plan.style.screens.flatMap { line in
            self.lines(of: line, parameters: parameters + values.map { parameter($0, besides: known) }, values, words)
        }
    }

    /// What prepares a screen that exists: the same without the line that makes it.
    private func prepared() -> [[String]] {
        let values = plan.border.parameters
        guard takesInputs, !values.isEmpty else { return [] }
        let parameters = ["_ \(view): \(plan.controller.name)"] + values.map { parameter($0, besides: [view]) }
        let isKept = plan.outletPorts.first?.hold == .strong
        let code = plan.style.screens.filter { !$0.hasPrefix("///") && !$0.contains("{arguments}") }
        let head = ["/// Prepares a screen out of a storyboard: gives it its module and what callers give."]
        return [
            (head + (isKept ? ["@discardableResult"] : []) + code).flatMap {
                self.lines(of: $0, parameters: parameters, values, words)
            }
        ]
    }

    private func lines(
        of template: String, parameters: [String], _ values: [BorderValue], _ words: [String: String]
    ) -> [String] {
        let text = String(template.drop { $0 == " " })
        let indent = String(repeating: spelling.indent, count: (template.count - text.count) / 4)
        if text == "{inputs}" { return values.map { indent + statement($0) } }
        guard let range = text.firstRange(of: "{parameters}") else { return [indent + filled(text, words)] }
        return spelling.list(
            open: indent + filled(String(text[..<range.lowerBound]), words), parameters,
            close: filled(String(text[range.upperBound...]), words), indent: indent)
    }

    // MARK: - Values

    /// The component's name for the screen where it is made.
    private var view: String { plan.style.component(for: .view)?.variable ?? "view" }

    private func parameter(_ value: BorderValue, besides known: Set<String>) -> String {
        guard let slot = value.slot else { return "" }
        let name = localName(of: value, besides: known)
        let label = name == value.parameter ? name : "\(value.parameter) \(name)"
        return "\(label): \(spelling.qualified(slot.type))" + (slot.defaultValue.map { " = " + $0 } ?? "")
    }

    /// The name inside of the function, which has other names already.
    private func localName(of value: BorderValue, besides known: Set<String>) -> String {
        let taken = known.union(identifiers(in: filled(plan.style.screens.joined(separator: " "), words)))
        guard taken.contains(value.parameter) else { return value.parameter }
        return "given" + value.parameter.prefix(1).uppercased() + value.parameter.dropFirst()
    }

    private func statement(_ value: BorderValue) -> String {
        let name = localName(of: value, besides: [view])
        let assignment = "\(place(of: value)).\(value.name) = \(name)"
        return value.slot?.isGuarded == true ? "if let \(name) = \(name) { \(assignment) }" : assignment
    }

    /// Who has the property: the screen, or the component where it went, as far as the screen knows that one.
    private func place(of value: BorderValue) -> String {
        guard let member = value.member, plan.placements[member].moves, isOutletOpen,
            let path = plan.style.route(
                from: .view, to: plan.placements[member].role, asking: plan.controller.members[member]),
            let port = path.first
        else { return view }
        let isAsked = plan.boundaries.contains { boundary in
            boundary.port == port && boundary.requirements.contains { $0.member == member && $0.isWritten }
        }
        guard isAsked || port.protocolPattern == nil else { return view }
        return "\(view).\(spelling.property(of: port))" + (port.hold == .weak ? "?" : "")
    }

    /// Whether others may use the view's property for its module.
    private var isOutletOpen: Bool {
        plan.style.outlet.contains { $0.contains("{outlet}") && !$0.contains("private") }
    }
}
