import Refactor

/// Spells what makes a new screen with its module, and hands it what callers give.
struct ScreenText {
    let plan: Plan
    let spelling: Spelling
    /// The meanings of the words in braces.
    let words: [String: String]
    /// True if a protocol asks for it: without what callers may leave out.
    private var isRequirement = false
    /// The style's lines for this module.
    private let template: [String]
    /// The values that callers give besides a listener.
    private let values: [ModuleInterfaceValue]
    private let listener: [String]

    init(plan: Plan, spelling: Spelling, words: [String: String]) {
        self.plan = plan
        self.spelling = spelling
        self.words = words
        template = Self.template(of: plan)
        let told = plan.listening?.properties ?? []
        values = plan.border.parameters.filter { !told.contains($0.name) }
        listener = [ListenerText(plan: plan, spelling: spelling).parameter].compactMap { $0 }
    }

    /// A function for each initializer that new callers can use; for a screen that comes out of a storyboard one that
    /// takes it, where there is something to hand over.
    func functions() -> [[String]] {
        plan.controller.isMadeOutside ? prepared() : makers.map { lines(of: template, $0) }
    }

    /// Returns the hosts of a screen that code can make, once for each initializer.
    func hosts() -> [[String]] {
        guard !plan.controller.isMadeOutside, !plan.style.screens.hosts.isEmpty else { return [] }
        return makers.filter { !$0.takesCalls }.map { lines(of: plan.style.screens.hosts, $0) }
    }

    /// A way to make a screen.
    private struct Maker {
        var initializer: Member?
        var parameters: [String] = []
        var arguments: [String] = []
        /// The names inside of the function.
        var names: Set<String> = []
        /// True if it takes a closure that cannot be kept.
        var takesCalls = false
    }

    private var makers: [Maker] {
        guard !plan.controller.initializers.isEmpty else { return [Maker()] }
        let takesParameters = template.contains { $0.contains("{parameters}") }
        return plan.controller.usableInitializers.compactMap { member in
            guard let signature = member.fact.signature, takesParameters || signature.parameters.isEmpty else {
                return nil
            }
            return Maker(
                initializer: member,
                parameters: spelling.parameters(of: signature),
                arguments: signature.parameters.map { parameter in
                    parameter.label.map { "\($0): \(parameter.name)" } ?? parameter.name
                },
                names: Set(signature.parameters.map(\.name)),
                takesCalls: signature.parameters.contains { parameter in
                    parameter.type.contains("->") && !parameter.type.contains("@escaping") && parameter.type.last != "?"
                })
        }
    }

    /// The functions as a protocol has them.
    func heads() -> [[String]] {
        var text = self
        text.isRequirement = true
        return text.functions().map { lines in
            let start = lines.drop { $0.hasPrefix("///") || $0.hasPrefix("@") }
            guard let end = start.firstIndex(where: { $0.hasSuffix("{") }) ?? start.indices.first else { return [] }
            return start[...end].map { $0.hasSuffix(" {") ? String($0.dropLast(2)) : $0 }
        }
    }

    /// The names of the types that the functions name.
    var typeNames: Set<String> {
        Set(plan.border.parameters.flatMap { identifiers(in: $0.slot?.type ?? "") })
    }

    /// A view whose initializer wires its module has it already.
    private static func template(of plan: Plan) -> [String] {
        let lines = StyleLines(conditions: plan.conditions).expanded(plan.style.screens.makers)
        let isWired = !plan.handedOn.isEmpty && FirstUse(of: plan.style) != nil || plan.isWiredByInitializer
        return isWired ? lines.filter { !plan.style.givesModule($0) } : lines
    }

    private var given: GivenParts { GivenParts(plan: plan, spelling: spelling) }

    private var takesInputs: Bool { template.contains { $0.contains("{inputs}") } }

    // MARK: - Functions

    private func lines(of template: [String], _ maker: Maker) -> [String] {
        let values = takesInputs ? values.filter { !maker.names.contains($0.name) } : []
        let parameters =
            listener + maker.parameters + values.map { parameter($0, besides: maker.names) }
            + given.parameters(besides: maker.names, isRequirement: isRequirement)
        var words = words
        words["given"] = given.arguments(besides: maker.names)
        words["arguments"] = maker.arguments.joined(separator: ", ")
        words["passed"] = parameters.map(passed).joined(separator: ", ")
        let held = given.ports.map { given.name(of: $0, besides: maker.names) }
        let weak = (values.filter(isWeak).map { localName(of: $0, besides: maker.names) } + held).map { "weak " + $0 }
        words["captures"] = weak.isEmpty ? "" : " [\(weak.joined(separator: ", "))] in"
        var template = template
        let access = BuilderAccess(plan: plan)
        if !isRequirement, listener.isEmpty, given.ports.allSatisfy({ access.canOpen($0) }) {
            template = access.opened(template, with: words, giving: values, by: maker.initializer)
        }
        return template.flatMap { self.lines(of: $0, parameters: parameters, values, words) }
    }

    /// Returns true if the screen holds weakly what it is given, so that nothing that waits for the screen may hold it
    /// longer.
    private func isWeak(_ value: ModuleInterfaceValue) -> Bool {
        guard let member = value.member, value.slot?.type.last == "?" else { return false }
        return plan.controller.members[member].fact.has(modifier: "weak")
    }

    /// `id: articleID` for the parameter `id articleID: String`.
    private func passed(_ parameter: String) -> String {
        let names = parameter.prefix { $0 != ":" }.split(separator: " ")
        guard let label = names.first, let name = names.last, label != "_" else { return String(names.last ?? "") }
        return "\(label): \(name)"
    }

    /// Returns the lines that prepare a screen that exists: the same without the line that makes it.
    private func prepared() -> [[String]] {
        let values = values
        guard takesInputs, !values.isEmpty || !given.ports.isEmpty else { return [] }
        let parameters =
            ["_ \(view): \(plan.controller.name)"] + listener + values.map { parameter($0, besides: [view]) }
            + given.parameters(isRequirement: isRequirement)
        let words = words.merging(["given": given.arguments(besides: [])]) { $1 }
        let isKept = plan.outletPorts.first?.hold == .strong
        let code = template.filter { !$0.hasPrefix("///") && !$0.contains("{arguments}") }
        let head = ["/// Prepares a screen out of a storyboard: gives it its module and what callers give."]
        return [
            (head + (isKept ? ["@discardableResult"] : []) + code).flatMap {
                self.lines(of: $0, parameters: parameters, values, words)
            }
        ]
    }

    private func lines(
        of template: String, parameters: [String], _ values: [ModuleInterfaceValue], _ words: [String: String]
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

    private func parameter(_ value: ModuleInterfaceValue, besides known: Set<String>) -> String {
        guard let slot = value.slot else { return "" }
        let name = localName(of: value, besides: known)
        let label = name == value.parameter ? name : "\(value.parameter) \(name)"
        let value = isRequirement ? nil : slot.defaultValue
        return "\(label): \(spelling.qualified(slot.type))" + (value.map { " = " + $0 } ?? "")
    }

    /// The name inside of the function, which has other names already.
    private func localName(of value: ModuleInterfaceValue, besides known: Set<String>) -> String {
        let taken = known.union(identifiers(in: filled(template.joined(separator: " "), words)))
        guard taken.contains(value.parameter) else { return value.parameter }
        return "given" + value.parameter.prefix(1).uppercased() + value.parameter.dropFirst()
    }

    private func statement(_ value: ModuleInterfaceValue) -> String {
        let name = localName(of: value, besides: [view])
        let assignment = "\(place(of: value)).\(value.name) = \(name)"
        return value.slot?.isGuarded == true ? "if let \(name) = \(name) { \(assignment) }" : assignment
    }

    /// Returns the owner of the property: the screen, or the component where it went, as far as the screen knows that
    /// one.
    private func place(of value: ModuleInterfaceValue) -> String {
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

    /// True if others may use the view's property for its module.
    private var isOutletOpen: Bool {
        plan.style.screens.outlet.contains { $0.contains("{outlet}") && !$0.contains("private ") }
    }
}
