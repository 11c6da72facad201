import Refactor

/// Writes one component: its ports, its initializer, its members in source order under their marks, its forwarders.
struct ComponentPrinter {
    let plan: Plan
    let spelling: Spelling
    let bodies: Bodies
    let role: Role

    func print() -> PrintedFile {
        let members = plan.members(of: role).filter { plan.moved.home(of: $0.index) == nil }
        let state = Array(members.prefix { $0.fact.isStored })
        let first = group(state, after: nil)
        let rest = group(Array(members.dropFirst(state.count)), after: state.last)
        var pieces: [Piece] = [.generated(imports() + protocols() + choices() + header() + ports())]
        let sections = [
            first.pieces, initializer().isEmpty ? [] : [.generated(initializer())], ownText(), rest.pieces, waiting(),
            passedOn(),
        ]
        var isFirst = ports().isEmpty
        for section in sections where !section.isEmpty {
            if !isFirst, !startsWithBlankLine(section) { pieces.append(.generated(spelling.newline)) }
            pieces += section
            isFirst = false
        }
        pieces.append(.generated("}" + spelling.newline))
        let conformances = plan.moved.filter { $0.role == role }.map(conformance)
        pieces += conformances.flatMap(\.pieces)
        let name = plan.name(of: role)
        return PrintedFile(
            file: EmittedFile(name: name + ".swift", folder: component?.folder ?? "", role: role, pieces: pieces),
            removals: first.removals + rest.removals + conformances.flatMap(\.removals))
    }

    /// An extension by which it is what the controller was.
    private func conformance(_ moved: MovedConformance) -> (pieces: [Piece], removals: [Removal]) {
        let members = plan.members(of: role).filter { moved.members.contains($0.index) }
        let group = MemberGroup(plan: plan, spelling: spelling, bodies: bodies, members: members, isMarked: false)
            .print()
        let head = ["", "// MARK: - \(moved.name)", "", "extension \(plan.name(of: role)): \(moved.name) {"]
        return (
            [.generated(spelling.lines(head))] + group.pieces + [.generated("}" + spelling.newline)], group.removals
        )
    }

    /// True if closures for other threads may capture it: a class of the main actor with a base class that is none has
    /// to say that it may be.
    private var isShared: Bool {
        let takers: Set<String> = [
            "Task", "addOperation", "async", "asyncAfter", "dataTask", "downloadTask", "scheduledTimer", "uploadTask",
        ]
        return plan.controller.isMainActor
            && plan.members(of: role).contains { !takers.isDisjoint(with: $0.fact.identifiers) }
    }

    private var component: Component? { plan.style.component(for: role) }

    private var isolatesMembers: Bool { plan.isolatesMembers(of: role) }

    /// A declaration of a member, with its isolation where the class has none.
    private func isolated(_ lines: [String]) -> [String] {
        guard isolatesMembers, let head = lines.firstIndex(where: { !$0.hasPrefix("//") && !$0.isEmpty }) else {
            return lines
        }
        var lines = lines
        lines[head] = "@MainActor " + lines[head]
        return lines
    }

    private func group(_ members: [Member], after previous: Member?) -> (pieces: [Piece], removals: [Removal]) {
        MemberGroup(plan: plan, spelling: spelling, bodies: bodies, members: members, precededBy: previous).print()
    }

    private func startsWithBlankLine(_ pieces: [Piece]) -> Bool {
        guard case .generated(let text)? = pieces.first else { return false }
        return text.hasPrefix(spelling.newline)
    }

    private func imports() -> String {
        var names: Set<String> = []
        for forwarder in plan.forwarders where forwarder.role == role {
            names.formUnion(plan.controller.members[forwarder.member].fact.signatureNames)
        }
        for constant in plan.constants(of: role) { names.formUnion(constant.fact.signatureNames) }
        for service in plan.injections(into: role) {
            names.formUnion(identifiers(in: service.type + " " + service.value.prefix))
        }
        names.formUnion(plan.moved.filter { $0.role == role }.map(\.name))
        for port in plan.ports(of: role) { names.formUnion(identifiers(in: spelling.type(of: port))) }
        names.formUnion(ProtocolPrinter(plan: plan, spelling: spelling).names(besides: role))
        if let component { names.formUnion(StyleText(plan: plan, spelling: spelling).names(in: component.text)) }
        let modules = (component?.imports ?? []) + (plan.usesPublishers(role) ? ["Combine"] : [])
        let members = plan.members(of: role)
        // What a router asks of its screen is UIKit's, whatever else brings it.
        if plan.ports(of: role).contains(where: isOfController), plan.controller.ancestors.contains("UIViewController")
        {
            names.insert("UIViewController")
        }
        return ImportSelection(plan: plan).text(
            for: names.union(members.flatMap(\.fact.identifiers)), and: modules, of: members, writing: names,
            spelling: spelling)
    }

    private func isOfController(_ port: Port) -> Bool { port.protocolPattern == nil && port.to == .view }

    /// The protocols that stand in this file, and a blank line.
    private func protocols() -> String {
        let text = ProtocolPrinter(plan: plan, spelling: spelling).text(besides: role)
        return text.isEmpty ? "" : text + spelling.newline
    }

    /// Returns the choices that the answers may be, and a blank line behind each.
    private func choices() -> String {
        guard role == .interactor else { return "" }
        return plan.answers.map { AnswerText(plan: plan, spelling: spelling, answer: $0).choice() }
            .filter { !$0.isEmpty }.map { spelling.lines($0 + [""]) }.joined()
    }

    /// Returns the code that the style writes anew in it.
    private func ownText() -> [Piece] {
        guard let component else { return [] }
        let text = StyleText(plan: plan, spelling: spelling)
        let lines = text.lines(component.text).drop(while: \.isEmpty)
        return lines.isEmpty
            ? [] : text.pieces(of: spelling.lines(lines.map { $0.isEmpty ? "" : spelling.indent + $0 }))
    }

    private func header() -> String {
        let bases = (component?.bases ?? []).map { filled($0, plan.styleWords) }
        let hasClass = bases.contains { SDKType.named($0)?.kind != "protocol" }
        let inherited =
            bases + plan.protocolNames(of: role) + (isShared && hasClass ? ["@unchecked Sendable"] : [])
        let conformance = inherited.isEmpty ? "" : ": " + inherited.joined(separator: ", ")
        let isolation = isolatesMembers ? spelling.lines(spelling.availability) : spelling.isolation
        let head = (isolatesMembers ? "nonisolated " : "") + "final class \(plan.name(of: role))\(conformance) {"
        return isolation + spelling.lines((component?.attributes ?? []) + [head])
    }

    /// Weak ones first.
    private func ports() -> String {
        let own = plan.ports(of: role)
        let ordered = own.filter { $0.hold != .strong } + own.filter { $0.hold == .strong }
        let constants = plan.constants(of: role).filter { plan.placements[$0.index].role != role }.map {
            "private let \($0.name): \(spelling.qualified($0.fact.valueType ?? "_"))"
        }
        let subscriptions =
            role == .presenter && plan.usesPublishers(role)
            ? [ignored + "private var subscriptions: Set<AnyCancellable> = []"] : []
        let listener = role == plan.style.owner(of: plan.style.wiring.outputHolder) ? listener : []
        let further = ordered.compactMap(port) + constants + services + subscriptions
        let lines =
            isolated(listener) + (listener.isEmpty || ordered.isEmpty ? [] : [""]) + further.flatMap { isolated([$0]) }
        return spelling.lines(lines.map { $0.isEmpty ? "" : spelling.indent + $0 })
    }

    /// The services for which the source has no property in it.
    private var services: [String] {
        plan.injections(into: role).filter { $0.member == nil || $0.owner != nil }.map { service in
            let type = spelling.qualified(service.type)
            switch plan.style.wiring.injection {
            case .initializer: return "private let \(service.name): \(type)"
            case .property: return ignored + "var \(service.name): \(type) = \(service.value.text)"
            }
        }
    }

    /// The attribute of variables that are no state of it, and a blank.
    private var ignored: String { (component?.ignoredAttribute).map { $0.isEmpty ? "" : $0 + " " } ?? "" }

    private var listener: [String] { ListenerText(plan: plan, spelling: spelling).property() }

    /// The constants that the builder hands over: copies, and the first values of its own properties.
    private var constants: [(name: String, type: String)] {
        plan.constants(of: role).map { ($0.name, spelling.qualified($0.fact.valueType ?? "_")) }
    }

    private func port(_ port: Port) -> String? {
        let name = spelling.property(of: port)
        if port.given == .base || name.contains(".") { return nil }
        switch (port.given, port.hold) {
        case (.base, _): return nil
        case (.inherited(let base, let known), .strong):
            let type = spelling.type(of: port)
            return "private var \(name): \(type) { \(base)\(type == known ? "" : " as! " + type) }"
        case (.inherited(let base, let known), _):
            let type = spelling.type(of: port)
            return
                "private var \(name): \(spelling.optionalType(of: port)) { \(base)\(type == known ? "" : " as? " + type) }"
        case (.derived(let value), _):
            return "private var \(name): \(spelling.optionalType(of: port)) { \(value) as? \(spelling.type(of: port)) }"
        case (.initializer, .strong): return "private let \(name): \(spelling.type(of: port))"
        case (.initializer, _): return "private \(port.hold.rawValue) let \(name): \(spelling.type(of: port))"
        case (.property, .strong): return ignored + "var \(name): \(spelling.optionalType(of: port).dropLast())!"
        case (.property, _), (.caller, _):
            let access = plan.partInPlace != nil ? "private " : ""
            return ignored + "\(access)\(port.hold.rawValue) var \(name): \(spelling.optionalType(of: port))"
        }
    }

    private func initializer() -> String {
        let strong = plan.ports(of: role).filter { $0.given == .initializer }
        let services = plan.handedServices(of: role).map { (name: $0.name, type: spelling.qualified($0.type)) }
        let view = role == plan.partInPlace ? PartInPlaceText(plan: plan, spelling: spelling).view : []
        let given =
            view + strong.map { (name: spelling.property(of: $0), type: spelling.type(of: $0)) } + constants + services
        guard !given.isEmpty else { return "" }
        let indent = spelling.indent
        let head = spelling.list(
            open: "\(indent)\(isolatesMembers ? "@MainActor " : "")init(",
            (base + given).map { "\($0.name): \(ClosureType.parameter($0.type))" }, close: ") {", indent: indent)
        let inherited = base.map { "\($0.name): \($0.name)" }.joined(separator: ", ")
        let body =
            given.map { "self.\($0.name) = \($0.name)" } + (base.isEmpty ? [] : ["super.init(\(inherited))"])
        return spelling.lines(head + body.map { indent + indent + $0 } + [indent + "}"])
    }

    /// The parameters of the base class's initializer.
    private var base: [(name: String, type: String)] {
        plan.style.ports.filter { $0.from == role && $0.given == .base }.map { port in
            (port.property, plan.styleWords["\(role.rawValue)>\(port.to.rawValue)"] ?? spelling.type(of: port))
        }
    }

    /// The methods that give what others of the component find out.
    private func waiting() -> [Piece] {
        let methods = plan.waitingMethods(of: role, spelling: spelling)
        guard !methods.isEmpty else { return [] }
        let lines = methods.flatMap { [""] + isolated($0) }.map { $0.isEmpty ? "" : spelling.indent + $0 }
        return [.generated(spelling.lines([spelling.indent + "// MARK: - Answers"] + lines))]
    }

    private func passedOn() -> [Piece] {
        let forwarders = plan.forwarders.filter { $0.role == role }
        guard !forwarders.isEmpty else { return [] }
        var lines = [spelling.indent + "// MARK: - Passed on"]
        for forwarder in forwarders {
            lines.append("")
            lines += isolated(spelling.forwarder(forwarder)).map { spelling.indent + $0 }
        }
        return [.generated(spelling.lines(lines))]
    }
}

extension MemberFact {
    /// The identifiers of its signature or type.
    var signatureNames: Set<String> {
        var types = signature?.parameters.map(\.type) ?? []
        types += [signature?.result, valueType].compactMap { $0 }
        return Set(types.flatMap { Refactor.identifiers(in: $0) })
    }
}
