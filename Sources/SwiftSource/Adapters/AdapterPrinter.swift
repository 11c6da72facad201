import Refactor

/// Writes an adapter in Swift.
struct AdapterPrinter {
    let adaptation: Adaptation

    private var surroundings: AdapterSurroundings { adaptation.surroundings }

    func files() -> [EmittedFile] {
        let imports = Set(surroundings.imports + (adaptation.registration?.imports ?? []).map { "import " + $0 })
        let blocks = [imports.sorted()] + registration() + [body()]
        let text = blocks.filter { !$0.isEmpty }.map { $0.map(indented).joined() }
            .joined(separator: surroundings.newline)
        return [EmittedFile(name: fileName + ".swift", role: nil, pieces: [.generated(text)])]
    }

    /// A conformance alone is called after the type and what it conforms to.
    private var fileName: String {
        guard case .conformance(let type) = adaptation.form, adaptation.registration == nil else {
            return adaptation.name
        }
        return "\(type)+\(adaptation.required)"
    }

    private func indented(_ line: String) -> String {
        let text = line.drop { $0 == " " }
        let levels = (line.count - text.count) / 4
        return String(repeating: surroundings.indentation, count: levels) + text + surroundings.newline
    }

    private func registration() -> [[String]] {
        guard let registration = adaptation.registration else { return [] }
        let words = ["adapter": adaptation.name, "required": adaptation.required, "provided": adaptation.provided]
        let declaration = surroundings.needsDeclaration ? registration.declaration : []
        return [registration.swift, declaration].map { $0.map { filled($0, words) } }
    }

    private func body() -> [String] {
        switch adaptation.form {
        case .conformance(let type): ["extension \(type): \(adaptation.required) {}"]
        case .extension(let type):
            ["extension \(type): \(adaptation.required) {"] + members(on: "self") + ["}"]
        case .proxy: proxy()
        }
    }

    // MARK: - The object that holds the provided one

    private func proxy() -> [String] {
        let holder = holderName
        let type = (surroundings.writesAny ? "any " : "") + adaptation.provided
        let parents = (surroundings.needsObject ? ["NSObject"] : []) + [adaptation.required]
        let members = members(on: holder)
        return ["/// Gives what `\(adaptation.required)` asks for with what `\(adaptation.provided)` provides."]
            + surroundings.attributes
            + [
                "final class \(adaptation.name): \(parents.joined(separator: ", ")) {",
                "    private \(surroundings.providesObject ? "let" : "var") \(holder): \(type)",
                "",
                "    init(_ \(holder): \(type)) {",
                "        self.\(holder) = \(holder)",
            ] + (surroundings.needsObject ? ["        super.init()"] : []) + ["    }"] + (members.isEmpty ? [] : [""])
            + members + ["}"]
    }

    private var holderName: String {
        let taken = Set(
            (adaptation.matches.map(\.required) + adaptation.gaps.map(\.required)).flatMap { member in
                [member.fact.name] + member.parameters.map(\.name)
            })
        return ["provided", "adaptee", "providedObject"].first { !taken.contains($0) } ?? "adapted"
    }

    // MARK: - Members

    /// The required members that need code, in the order of the protocol.
    private func members(on holder: String) -> [String] {
        let isOwn = holder == "self"
        let passed = adaptation.matches.filter { !isOwn || !$0.isExact }.map { match in
            (match.required, member(match.required, body(of: match, on: holder)))
        }
        let missing = adaptation.gaps.map { gap in
            (gap.required, member(gap.required, .fixed("fatalError(\"\(reason(gap))\")")))
        }
        let all = (passed + missing).sorted { adaptation.comesBefore($0.0, $1.0) }.map(\.1)
        return Array(all.joined(separator: [""]))
    }

    private func reason(_ gap: AdapterGap) -> String {
        "`\(adaptation.provided)` provides no `\(gap.required.id)`"
    }

    private enum Body {
        /// An expression, which a property can also assign to.
        case passedOn(String)
        case fixed(String)

        var text: String {
            switch self {
            case .passedOn(let text), .fixed(let text): text
            }
        }
    }

    private func member(_ member: AdapterMember, _ body: Body) -> [String] {
        let fact = member.fact
        let attributes = fact.attributes.filter { $0 == "discardableResult" || $0.hasPrefix("available(") }
        let start = attributes.map { "    @" + $0 }
        guard fact.signature != nil else { return start + property(member, body) }
        return start + ["    \(head(of: member)) {", "        \(body.text)", "    }"]
    }

    private func property(_ member: AdapterMember, _ body: Body) -> [String] {
        let head = "    \(modifiers(of: member))var \(escaped(member.fact.name)): \(member.fact.valueType ?? "") {"
        guard member.isSettable else { return [head, "        \(body.text)", "    }"] }
        let setter =
            switch body {
            case .fixed(let text): text
            case .passedOn(let target): target + " = newValue"
            }
        return [head, "        get { \(body.text) }", "        set { \(setter) }", "    }"]
    }

    private func modifiers(of member: AdapterMember) -> String {
        let fact = member.fact
        let isMutating = fact.has(modifier: "mutating") && !surroundings.extendsClass && adaptation.form != .proxy
        let access = adaptation.form == .proxy ? "" : surroundings.access
        return access + (fact.isStatic ? "static " : "") + (isMutating ? "mutating " : "")
    }

    /// `func open(_ id: Int) -> Bool`; values without a name get one.
    private func head(of member: AdapterMember) -> String {
        guard let signature = member.fact.signature else { return "" }
        let parameters = zip(signature.parameters, names(of: member)).map { parameter, name in
            let label = parameter.label == name ? escapedLabel(name) : "\(parameter.label ?? "_") \(name)"
            return "\(label): \(parameter.type)"
        }
        let parts = [
            "\(modifiers(of: member))func \(escaped(member.fact.name))\(signature.generics)"
                + "(\(parameters.joined(separator: ", ")))",
            signature.effects, signature.result.map { "-> " + $0 } ?? "", signature.constraints,
        ]
        return parts.filter { !$0.isEmpty }.joined(separator: " ")
    }

    private func names(of member: AdapterMember) -> [String] {
        member.parameters.enumerated().map { $0.element.name == "_" ? "value\($0.offset + 1)" : $0.element.name }
    }

    // MARK: - What they do

    private func body(of match: AdapterMatch, on holder: String) -> Body {
        let owner = match.required.fact.isStatic ? "" : holder == "self" ? "" : holder + "."
        let target = owner + escaped(match.provided.fact.name)
        guard let signature = match.provided.fact.signature else { return .passedOn(target) }
        let names = names(of: match.required)
        let arguments = zip(signature.parameters, match.order).map { parameter, place in
            let value = (parameter.type.hasPrefix("inout ") ? "&" : "") + escaped(names[place])
            return parameter.label.map { "\($0): \(value)" } ?? value
        }
        let effects = (signature.isThrowing ? "try " : "") + (signature.isAsync ? "await " : "")
        return .passedOn("\(effects)\(target)(\(arguments.joined(separator: ", ")))")
    }

    private func escaped(_ name: String) -> String { Spelling.escaped(name) }

    private func escapedLabel(_ name: String) -> String { name == "inout" || name == "var" ? "`\(name)`" : name }
}
