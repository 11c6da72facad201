package import Refactor

/// The spelling of the parts of an emitted module in Swift.
package struct Spelling: RequirementSpelling {
    package let plan: Plan
    private let nestedTypes: Set<String>
    /// Isolation as weak as that of the controller, which has it from UIKit, where work on other threads tells the two
    /// apart.
    private let mainActor: String
    private let isIsolated: Bool

    package init(plan: Plan) {
        self.plan = plan
        isIsolated = plan.isIsolated
        mainActor = (plan.worksOffMain ? "@preconcurrency " : "") + "@MainActor"
        nestedTypes = Set(plan.controller.members.filter { $0.kind == .type }.map(\.name))
    }

    var newline: String { plan.controller.files.first?.newline ?? "\n" }

    /// One level of indentation.
    var indent: String { plan.controller.files.first?.indentation ?? "    " }

    /// The attributes that every component carries as the controller does, a line each: `@available(…)` and
    /// `@MainActor`.
    var attributes: [String] { availability + (isIsolated ? [mainActor] : []) }

    /// Those of an extension, which has its isolation from what it extends.
    var availability: [String] {
        let main = plan.controller.declarations.first { $0.fact.keyword != .extension }
        return main?.fact.attributes.filter { $0.hasPrefix("available(") }.map { "@" + $0 } ?? []
    }

    var isolation: String { lines(attributes) }

    /// A list in parentheses on one line, or an element a line where that would be long.
    func list(open: String, _ elements: [String], close: String, indent outer: String) -> [String] {
        let line = open + elements.joined(separator: ", ") + close
        guard line.count > 120, !elements.isEmpty else { return [line] }
        let inner = elements.enumerated().map { index, element in
            outer + indent + element + (index == elements.count - 1 ? "" : ",")
        }
        return [open] + inner + [outer + close]
    }

    /// Text with the source's line breaks.
    func lines(_ lines: [String]) -> String { lines.map { $0 + newline }.joined() }

    // MARK: - Ports

    /// The property's name on the holder, made unique against the controller's members.
    func property(of port: Port) -> String {
        plan.controller.property(of: port, module: plan.module)
    }

    /// The local name by which a method holds what a weak port leads to.
    func heldName(of port: Port, in member: Member) -> String {
        plan.controller.heldName(of: port, in: member, module: plan.module) ?? property(of: port)
    }

    /// Returns the sign between the port's property and the member: `.` or `?.`.
    func access(through port: Port) -> String {
        property(of: port) + (port.hold == .weak ? "?." : ".")
    }

    /// The same of what a closure has captured: a property that unwraps itself is optional there.
    func access(throughCaptured port: Port) -> String {
        let isOptional = port.hold == .weak || port.from == .view && !plan.handedOn.isEmpty
        return property(of: port) + (isOptional ? "?." : ".")
    }

    /// The type by which the holder knows the other component.
    func type(of port: Port) -> String {
        guard port.protocolPattern == nil else { return type(ofPorts: [port]) }
        guard port.to == .view else { return plan.name(of: port.to) }
        return port.from == .router ? sourceType() : plan.controller.name
    }

    /// The type of what several ports lead to.
    func type(ofPorts ports: [Port]) -> String {
        let names = ports.compactMap { $0.protocolName(in: plan.module) }
        guard !names.isEmpty else { return ports.first.map(type(of:)) ?? "AnyObject" }
        let usesAny = plan.controller.files.contains(where: \.writesAny)
        return (usesAny ? "any " : "") + names.joined(separator: " & ")
    }

    /// The same, as an optional.
    func optionalType(of port: Port) -> String { optional(type(of: port)) }

    func optional(_ type: String) -> String {
        type.hasPrefix("any ") || type.contains("&") ? "(\(type))?" : type + "?"
    }

    /// Returns the type by which the router knows the controller: its class only where its own members are used, or
    /// those of a superclass below `UIViewController`.
    private func sourceType() -> String {
        let ancestors = plan.controller.ancestors
        guard let root = ancestors.firstIndex(of: "UIViewController") else { return plan.controller.name }
        let usesMore = plan.crossings.contains { crossing in
            guard plan.placements[crossing.member].role == .router else { return false }
            let member = plan.controller.members[crossing.member]
            let target = member.references.first { $0.fact == crossing.reference }?.target
            guard crossing.target == nil, case .inherited(let inherited?)? = target else { return true }
            return ancestors.prefix(root).contains(inherited.owner)
        }
        return usesMore ? plan.controller.name : "UIViewController"
    }

    // MARK: - Signatures

    /// A requirement as it stands in a protocol.
    package func lines(of requirement: Requirement) -> [String] {
        self.requirement(plan.asked(requirement), isWritten: requirement.isWritten)
    }

    /// A member of any type as it stands in a protocol.
    func requirement(_ fact: MemberFact, isWritten: Bool) -> [String] {
        guard fact.signature != nil else {
            let accessors = isWritten ? "{ get set }" : "{ get }"
            let type = qualified(fact.valueType ?? "_")
            return portableAttributes(of: fact) + ["var \(escaped(fact.name)): \(type) \(accessors)"]
        }
        return portableAttributes(of: fact) + head(of: fact, ending: "")
    }

    /// A requirement on one line, for tables and other programs.
    package func line(of requirement: Requirement) -> String {
        let fact = plan.asked(requirement)
        guard fact.signature != nil else { return lines(of: requirement).joined(separator: " ") }
        return (portableAttributes(of: fact) + head(of: fact, ending: "", limit: .max)).joined(separator: " ")
    }

    /// `func load(id: Int) -> User`, without access and body; a parameter a line where it is long. Default values stand
    /// only where they are asked for.
    func head(of fact: MemberFact, ending: String, limit: Int = 120, withDefaults: Bool = false) -> [String] {
        guard let signature = fact.signature else { return [] }
        let start = "func \(escaped(fact.name))\(signature.generics)("
        var end = ")"
        if !signature.effects.isEmpty { end += " " + qualified(signature.effects) }
        if let result = signature.result { end += " -> " + qualified(result) }
        if !signature.constraints.isEmpty { end += " " + qualified(signature.constraints) }
        let parameters = parameters(of: signature, withDefaults: withDefaults)
        guard limit < .max else { return [start + parameters.joined(separator: ", ") + end + ending] }
        return list(open: start, parameters, close: end + ending, indent: "")
    }

    /// The parameters as a declaration has them.
    func parameters(of signature: Signature, withDefaults: Bool = false) -> [String] {
        zip(signature.parameters, names(of: signature)).map { parameter, name in
            let names =
                parameter.label == parameter.name ? escapedLabel(name) : "\(parameter.label ?? "_") \(name)"
            let value = withDefaults ? parameter.defaultValue.map { " = " + $0 } ?? "" : ""
            return "\(names): \(qualified(parameter.type))\(parameter.isVariadic ? "..." : "")\(value)"
        }
    }

    /// The parameters' names inside the body; those without a name get one, so that they can be passed on.
    private func names(of signature: Signature) -> [String] {
        signature.parameters.enumerated().map { $0.element.name == "_" ? "value\($0.offset + 1)" : $0.element.name }
    }

    /// A member that passes on to the next component.
    func forwarder(_ forwarder: Forwarder) -> [String] {
        let fact = plan.controller.members[forwarder.member].fact
        let holder = property(of: forwarder.port)
        let isShadowed = fact.signature?.parameters.contains { $0.name == holder } == true
        let target = (isShadowed ? "self." : "") + access(through: forwarder.port) + escaped(fact.name)
        let attributes = portableAttributes(of: fact)
        guard let signature = fact.signature else { return attributes + property(fact, forwarder, target) }
        let answer = plan.answer(of: forwarder.member).flatMap { $0.port == forwarder.port ? $0 : nil }
        let body = answer.map { answered($0, on: target, signature) } ?? [call(of: signature, on: target)]
        // Callers elsewhere may leave arguments out.
        return attributes + head(of: fact, ending: " {", withDefaults: forwarder.role == .view)
            + body.map { indent + $0 } + ["}"]
    }

    /// A request that is passed on, with what becomes of its answer.
    private func answered(_ answer: Answer, on target: String, _ signature: Signature) -> [String] {
        let text = AnswerText(plan: plan, spelling: self, answer: answer)
        guard answer.origin != .block else {
            let asked = Signature(
                parameters: Array(signature.parameters.dropLast()), effects: "", result: nil, generics: "",
                constraints: "")
            return text.passingOn(call(of: asked, on: target), to: names(of: signature).last ?? "completion")
        }
        return text.taking(call(of: signature, on: target), isNested: false, indent: "").split(
            separator: newline, omittingEmptySubsequences: false
        ).map(String.init)
    }

    /// A call that passes on what a method was given; a function of C has no labels.
    func call(of signature: Signature, on target: String, isLabelled: Bool = true) -> String {
        let arguments = zip(signature.parameters, names(of: signature)).map { parameter, name in
            let isReference = parameter.type.hasPrefix("inout ")
            let isLazy = parameter.type.contains("@autoclosure")
            let value = (isReference ? "&" : "") + escaped(name) + (isLazy ? "()" : "")
            return isLabelled ? parameter.label.map { "\($0): \(value)" } ?? value : value
        }
        let effects = (signature.isThrowing ? "try " : "") + (signature.isAsync ? "await " : "")
        return effects + "\(target)(\(arguments.joined(separator: ", ")))"
    }

    private func property(_ fact: MemberFact, _ forwarder: Forwarder, _ target: String) -> [String] {
        let head = "var \(escaped(fact.name)): \(qualified(fact.valueType ?? "")) {"
        guard forwarder.isWritten else { return [head, indent + target, "}"] }
        return [head, indent + "get { \(target) }", indent + "set { \(target) = newValue }", "}"]
    }

    func portableAttributes(of fact: MemberFact) -> [String] {
        fact.attributes.filter { Self.portable.contains($0) || $0.hasPrefix("available(") }.map { "@" + $0 }
    }

    private static let portable: Set<String> = ["discardableResult", "preconcurrency"]

    /// A type as other files must spell it: types nested in the controller get its name in front.
    func qualified(_ type: String) -> String {
        var result = ""
        var word = ""
        var previous: Character = " "
        for character in type + " " {
            if character.isLetter || character.isNumber || character == "_" {
                word.append(character)
                continue
            }
            if !word.isEmpty {
                let isLabel = character == ":" && !type.contains("[")
                let outer = previous == "." || isLabel ? nil : outerClass(ofType: word)
                result += outer.map { "\($0).\(word)" } ?? word
                word = ""
            }
            result.append(character)
            previous = character
        }
        return String(result.dropLast())
    }

    /// The class in which a type is nested that the controller's code names by its last name alone.
    func outerClass(ofType name: String) -> String? {
        nestedTypes.contains(name) ? plan.controller.name : plan.controller.outerClass(ofType: name)
    }

    func escaped(_ name: String) -> String { Self.escaped(name) }

    /// A name that is a word of Swift needs marks around it.
    static func escaped(_ name: String) -> String { reservedWords.contains(name) ? "`\(name)`" : name }

    private func escapedLabel(_ name: String) -> String { name == "inout" || name == "var" ? "`\(name)`" : name }

    private static let reservedWords: Set<String> = [
        "as", "break", "case", "catch", "class", "continue", "default", "defer", "do", "else", "enum", "extension",
        "false", "for", "func", "guard", "if", "import", "in", "init", "internal", "is", "let", "nil", "operator",
        "private", "protocol", "public", "repeat", "return", "self", "static", "struct", "subscript", "super", "switch",
        "throw", "throws", "true", "try", "var", "where", "while",
    ]

    // MARK: - The account

    /// Returns the names of what is written anew, a phrase each.
    func generatedNames() -> [String] {
        var names = plan.protocols.map { draft in
            let count = draft.requirements.count
            return "protocol \(draft.name) with \(count) requirement\(count == 1 ? "" : "s")"
        }
        if plan.services == .protocols {
            names += ServicePrinter(plan: plan, spelling: self).services.map { service in
                "protocol \(service.name) for \(service.type.name)" + (service.wrapper.map { " with \($0)" } ?? "")
            }
        }
        names += plan.forwarders.map { forwarder in
            "forwarder \(plan.controller.members[forwarder.member].id) in \(plan.name(of: forwarder.role))"
        }
        names += plan.builderCalls.map { call in
            "call of \(call.builder.name) in \(plan.controller.members[call.unit].id)"
        }
        names += plan.transports.map { "struct \($0.name) of what is read of \($0.entity)" }
        if !plan.roles.isEmpty, plan.style.builder != nil, plan.partInPlace == nil {
            names.append("builder \(plan.builderName)")
        }
        return names
    }
}
