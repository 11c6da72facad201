import Refactor

/// Fills the lines that a style has for what is written anew.
struct StyleText {
    let plan: Plan
    let spelling: Spelling

    /// The lines with everything put in.
    func lines(_ template: [String]) -> [String] {
        if template.contains(where: { $0.contains("{hosts}") }), screens.hosts().isEmpty { return [] }
        let words = words
        return blocks.expanded(template).map(withoutSecondModule).flatMap { line -> [String] in
            let text = line.drop { $0 == " " }
            let levels = (line.count - text.count) / 4
            return block(String(text), words).map {
                $0.isEmpty ? "" : String(repeating: spelling.indent, count: levels) + $0
            }
        }
    }

    /// A line that gives the view a module only asks for the one that it has, where an initializer has told that something.
    private func withoutSecondModule(_ line: String) -> String {
        guard plan.style.givesModule(line), plan.isWiredByInitializer, let end = line.ranges(of: " = ").first else {
            return line
        }
        let start = line.prefix { $0 == " " }
        return start + "_ = " + line[start.endIndex..<end.lowerBound]
    }

    /// Text whose services, which are bytes of the source, stand in their places; bytes move once, and are spelled again
    /// where they stand twice.
    func pieces(of text: String) -> [Piece] {
        let values = sourceValues
        var pieces: [Piece] = []
        var taken: Set<Unicode.Scalar> = []
        var rest = text[...]
        while let place = rest.unicodeScalars.firstIndex(where: Self.placeholders.contains) {
            pieces.append(.generated(String(rest[..<place])))
            let value = values[Int(rest.unicodeScalars[place].value - Self.placeholders.lowerBound.value)]
            let file = plan.controller.files[value.file].file
            if taken.insert(rest.unicodeScalars[place]).inserted {
                let line = text[..<place].reversed().prefix { !$0.isNewline }.reversed()
                pieces += lines(of: value, in: file, below: String(line.prefix { $0 == " " || $0 == "\t" }))
            } else {
                pieces.append(.generated(file.text(value.range)))
            }
            rest = rest[rest.unicodeScalars.index(after: place)...]
        }
        return pieces + [.generated(String(rest))]
    }

    /// The bytes of a value, whose lines stand as far in as the line that it is put into.
    private func lines(of value: ServiceValue, in file: SourceFile, below indent: String) -> [Piece] {
        let start = file.lineStart(before: value.range.lowerBound)
        let old = String(file.text(start..<value.range.lowerBound).prefix { $0 == " " || $0 == "\t" })
        let text = file.text(value.range)
        guard indent.hasPrefix(old), indent != old, !text.contains("\"\"\"") else {
            return [.source(file: value.file, range: value.range)]
        }
        var pieces: [Piece] = []
        var position = value.range.lowerBound
        for end in value.range where file.bytes[end] == UInt8(ascii: "\n") && file.bytes[end + 1] != UInt8(ascii: "\n")
        {
            pieces.append(.source(file: value.file, range: position..<(end + 1)))
            pieces.append(.generated(String(indent.dropFirst(old.count))))
            position = end + 1
        }
        return pieces + [.source(file: value.file, range: position..<value.range.upperBound)]
    }

    /// The values of the module that are bytes of the source.
    private var sourceValues: [ServiceValue] {
        plan.roles.flatMap(plan.handedServices).map(\.value).filter { !$0.range.isEmpty }
    }

    /// Returns the expression that gives a service; bytes of the source have a placeholder, which tells by itself whose
    /// it is.
    private func text(of value: ServiceValue) -> String {
        guard let index = sourceValues.firstIndex(where: { $0.file == value.file && $0.range == value.range }),
            let placeholder = Unicode.Scalar(Self.placeholders.lowerBound.value + UInt32(index))
        else { return value.prefix + value.suffix }
        return value.prefix + String(placeholder) + value.suffix
    }

    /// A plane without characters, so that no source has one of it; each is one, as lines are measured.
    private static let placeholders: ClosedRange<Unicode.Scalar> = "\u{50000}"..."\u{5FFFD}"

    /// The names that the lines of a component need imports for.
    func names(in template: [String]) -> Set<String> {
        let code = lines(template).filter { !$0.drop(while: \.isWhitespace).hasPrefix("//") }
        var names = Set(identifiers(in: code.joined(separator: " ")))
        if template.contains(where: { $0.contains("{screens}") || $0.contains("{hosts}") }) {
            names.formUnion(screens.typeNames)
        }
        if template.contains(where: { $0.contains("{listener}") }) { names.formUnion(listener.names) }
        guard template.contains(where: { $0.contains("{wiring") || $0.contains("{value}") }) else {
            return names
        }
        for injection in plan.roles.flatMap(plan.handedServices) {
            names.formUnion(identifiers(in: injection.value.prefix))
            if let member = injection.member { names.formUnion(plan.controller.members[member].fact.identifiers) }
        }
        return names
    }

    /// The lists for which blocks are written.
    private var blocks: StyleLines {
        let routes = RouteText(plan: plan, spelling: spelling).words
        let services = listedServices.map { words(for: $0, named: $0.name, by: "service") }
        let entries = plan.containedServices.map { words(for: $0.injection, named: $0.name, by: "entry") }
        let inputs = plan.settableInputs.map { ["input": $0.name, "type": spelling.qualified($0.type ?? "_")] }
        return StyleLines(
            conditions: plan.conditions.union(routes.isEmpty ? [] : ["routes"]),
            lists: ["entry": entries, "input": inputs, "route": routes, "service": services])
    }

    private func words(for service: Injection, named name: String, by word: String) -> [String: String] {
        [word: name, "type": spelling.qualified(service.type), "value": text(of: service.value)]
    }

    /// The services of all components, each once.
    private var listedServices: [Injection] {
        var seen: Set<String> = []
        return plan.roles.flatMap(plan.handedServices).filter { $0.owner == nil && seen.insert($0.name).inserted }
    }

    private func block(_ text: String, _ words: [String: String]) -> [String] {
        switch text {
        case "{attributes}": return spelling.attributes
        case "{availability}": return spelling.availability
        case "{heads}": return screens.heads().flatMap { $0 }
        case "{hosts}": return Array(screens.hosts().joined(separator: [""]))
        case "{listener}": return listener.declaration()
        case "{screens}": return screens.functions().flatMap { $0 + [""] }
        case "{wiring}": return wiring(here: nil)
        case "{wiring here}": return wiring(here: plan.style.builder?.role)
        default: return text.contains(Self.placeOfServices) ? head(text, words) : [filled(text, words)]
        }
    }

    var screens: ScreenText { ScreenText(plan: plan, spelling: spelling, words: words) }

    private var listener: ListenerText { ListenerText(plan: plan, spelling: spelling) }

    private static let placeOfServices = "{services}"

    /// The head of what builds: the services are parameters with the real ones as defaults, behind the parts that callers
    /// may give.
    private func head(_ text: String, _ words: [String: String]) -> [String] {
        let given = plan.builderServices
        let parts = self.given.parameters()
        let values = plan.handedOn.map {
            "\($0.name): \(ClosureType.parameter(spelling.qualified($0.fact.valueType ?? "_")))"
        }
        guard !given.isEmpty || !values.isEmpty || !parts.isEmpty, let open = text.firstIndex(of: "("),
            let place = text.ranges(of: Self.placeOfServices).first
        else { return [filled(text, words.merging(["services": ""]) { $1 })] }
        let start = text.index(after: open)
        let opening = filled(String(text[..<start]), words)
        let closing = filled(String(text[place.upperBound...]), words)
        let view = filled(String(text[start..<place.lowerBound]), words)
        let contained = plan.containedServices.map { "\(container).shared.\($0.name)" }
        let services = given.enumerated().map { index, service in
            let value = contained.isEmpty ? self.text(of: service.value) : contained[index]
            return "\(service.name): \(spelling.qualified(service.type)) = \(value)"
        }
        let parameters = values + parts + services
        let line = opening + ([view] + parameters).joined(separator: ", ") + closing
        // The values take more than the placeholders in their places, and the line is indented.
        let hidden = contained.isEmpty ? given.reduce(0) { $0 + max($1.value.range.count - 1, 0) } : 0
        let width = line.count + 4 + hidden
        guard width > 120 else { return [line] }
        let last = parameters.count
        let inner = ([view] + parameters).enumerated().map { spelling.indent + $1 + ($0 == last ? "" : ",") }
        return [opening] + inner + [closing]
    }

    private var given: GivenParts { GivenParts(plan: plan, spelling: spelling) }

    private var container: String { plan.style.wiring.container?.namePattern ?? "" }

    private var words: [String: String] {
        var words = plan.styleWords
        words["container"] = container
        if let port = plan.outletPorts.first {
            let name = spelling.property(of: port)
            words["outlet"] = name
            words["Outlet"] = name.prefix(1).uppercased() + name.dropFirst()
            words["output"] = spelling.type(ofPorts: plan.outletPorts)
            let optional = spelling.optional(spelling.type(ofPorts: plan.outletPorts))
            words["output?"] = optional
            words["output!"] = optional.dropLast() + "!"
            words["result"] = variable(of: port.to, here: nil)
        }
        for role in Role.allCases where role != .view { words[role.rawValue] = plan.className(of: role) }
        return words
    }

    // MARK: - Wiring

    /// Makes the components from the inside out, then sets what is not handed in.
    ///
    /// `here` is the role of the component in which the text stands: it is there already.
    private func wiring(here: Role?) -> [String] {
        let roles = plan.roles.filter { role in !given.ports.contains { $0.to == role } }
        let made = orderOfMaking.filter { $0 != here && roles.contains($0) && isNamed($0) }
        return made.flatMap { making($0, as: variable(of: $0, here: here), here: here) }
            + given.ports.flatMap { ownPart($0, here: here) }
            + roles.flatMap { settings(of: $0, as: variable(of: $0, here: here), here: here) }
    }

    /// `let presenter = LoginPresenter(interactor: interactor)`.
    private func making(_ role: Role, as name: String, here: Role?) -> [String] {
        let given = handedIn(to: role).map { "\(spelling.property(of: $0)): \(variable(of: $0.to, here: here))" }
        let constants = plan.constants(of: role).map { constant in
            "\(constant.name): \(source(of: constant, here: here))"
        }
        let services = plan.handedServices(of: role).map { service in
            "\(service.name): \(source(of: service, here: here))"
        }
        return spelling.list(
            open: "\(spelling.indent)let \(name) = \(plan.name(of: role))(", given + constants + services, close: ")",
            indent: spelling.indent
        ).map { String($0.dropFirst(spelling.indent.count)) }
    }

    /// `presenter.view = view`.
    private func settings(of role: Role, as holder: String, here: Role?) -> [String] {
        plan.style.ports.filter { $0.from == role }.compactMap { port in
            guard let property = settable(port) else { return nil }
            let isGiven = given.ports.contains(port)
            let other = variable(of: port.to, here: here)
            let value = isGiven ? given.value(of: port, view: variable(of: .view, here: here)) : other
            return "\(holder).\(property) = \(value)"
        }
    }

    /// Returns the making of the module's own part, where nobody gives one.
    private func ownPart(_ port: Port, here: Role?) -> [String] {
        let own = given.own(port)
        let lines =
            making(port.to, as: own, here: here) + settings(of: port.to, as: own, here: here)
            + ["\(variable(of: .view, here: here)).\(own) = \(own)"]
        return ["if \(spelling.property(of: port)) == nil {"] + lines.map { spelling.indent + $0 } + ["}"]
    }

    /// Returns the source of a constant for the builder: the view hands over what it does not keep.
    private func source(of constant: Member, here: Role?) -> String {
        if plan.handedOn.contains(where: { $0.index == constant.index }) { return constant.name }
        return "\(variable(of: plan.placements[constant.index].role, here: here)).\(constant.name)"
    }

    /// Returns the source of a service for the builder.
    private func source(of service: Injection, here: Role?) -> String {
        if let source = plan.style.wiring.services { return filled(source, ["service": service.name]) }
        let owner = service.owner.map { "\(variable(of: $0, here: here)).\(service.name)" }
        return plan.givesServices ? service.name : owner ?? text(of: service.value)
    }

    /// Returns true if what is made of a role is named again: handed in, set, or the result; of one that does not
    /// build, the style's own lines may speak.
    private func isNamed(_ role: Role) -> Bool {
        if role == plan.outletPorts.first?.to || plan.style.component(for: role)?.builds != true { return true }
        if plan.roles.contains(where: { handedIn(to: $0).contains { $0.to == role } }) { return true }
        return plan.style.ports.contains { port in
            (port.from == role || port.to == role) && plan.roles.contains(port.from) && settable(port) != nil
        }
    }

    /// Returns the ports that a component gets through its initializer; a base class wants all of its own.
    private func handedIn(to role: Role) -> [Port] {
        plan.style.ports.filter { port in
            guard port.from == role else { return false }
            return port.given == .base || port.given == .initializer && plan.ports(of: role).contains(port)
        }
    }

    /// The components behind those that they are handed to.
    private var orderOfMaking: [Role] {
        var open = Array(plan.roles.reversed())
        var made: [Role] = []
        while let next = open.first(where: { role in handedIn(to: role).allSatisfy { !open.contains($0.to) } }) {
            made.append(next)
            open.removeAll { $0 == next }
        }
        return made + open
    }

    /// The property of a component that the builder sets; a base class counts on its own even where nothing crosses.
    private func settable(_ port: Port) -> String? {
        switch port.given {
        case .property, .caller:
            return plan.ports(of: port.from).contains(port) ? spelling.property(of: port) : nil
        case .inherited(let base, _): return port.to == .view || plan.roles.contains(port.to) ? base : nil
        case .initializer, .base, .derived: return nil
        }
    }

    private func variable(of role: Role, here: Role?) -> String {
        role == here ? "self" : plan.style.component(for: role)?.variable ?? role.rawValue
    }
}
