import Refactor

/// Opens the builder as far as its controller is open: a `public` screen of a feature's package can be made from outside
/// with its module, and with what callers could give it before; nothing else becomes public.
struct BuilderAccess {
    let plan: Plan

    /// The word before what is opened; nil for a controller that its own target alone sees.
    private var word: Access? {
        switch plan.controller.mainDeclaration?.fact.access {
        case .open, .public: .public
        case .package: .package
        case .internal, .fileprivate, .private, nil: nil
        }
    }

    /// The style's lines of a function that makes a screen. It stays closed where it would show what the outside does not
    /// see: an initializer, a property or a type of the module.
    func opened(
        _ template: [String], with words: [String: String], giving values: [ModuleInterfaceValue],
        by initializer: Member?
    ) -> [String] {
        guard let word,
            let head = template.firstIndex(where: { $0.hasPrefix("func ") || $0.hasPrefix("static func ") }),
            let arrow = template[head].firstRange(of: "-> "),
            [plan.controller.name + " {", "UIViewController {"].contains(
                filled(String(template[head][arrow.upperBound...]), words)),
            values.allSatisfy({ isOpen($0, to: word) }), initializer.map({ access(of: $0) >= word }) ?? true
        else { return template }
        var lines = template
        lines[head] = "\(word.rawValue) \(template[head])"
        return lines
    }

    /// The lines of a builder's declaration, of which a function was opened.
    func opened(_ builder: [String]) -> [String] {
        guard let word, let head = builder.firstIndex(where: Self.isDeclaration) else { return builder }
        let isOpen = builder.contains { line in
            let text = line.drop { $0 == " " || $0 == "\t" }
            return text.hasPrefix("\(word.rawValue) ") && text.contains("func ")
        }
        let isClass = builder[head].contains("class ")
        // A class of a library has an initializer of its own.
        guard isOpen, !isClass || !builder[head].contains(":") && !builder.contains(where: { $0.contains("init(") })
        else { return builder }
        var lines = builder
        lines[head] = "\(word.rawValue) \(builder[head])"
        if isClass {
            let indent = builder.dropFirst(head + 1).first { !$0.isEmpty }.map { $0.prefix { $0 == " " || $0 == "\t" } }
            lines[head] += "\n\(indent ?? "    ")\(word.rawValue) init() {}\n"
        }
        return lines
    }

    /// The word before a protocol that the app fulfils in the place of a part of the module; empty where its builder is
    /// closed, or where what it asks names what the outside does not see.
    func word(before draft: ProtocolDraft) -> String {
        guard let word, canOpen(draft) else { return "" }
        let text = StyleText(plan: plan, spelling: Spelling(plan: plan))
        let isOpen = text.screens.functions().joined().contains { $0.hasPrefix("\(word.rawValue) ") }
        return isOpen ? "\(word.rawValue) " : ""
    }

    /// Returns true if the outside may see the protocol of a part that callers give.
    func canOpen(_ port: Port) -> Bool { plan.protocols.first { $0.ports.contains(port) }.map(canOpen) ?? false }

    private func canOpen(_ draft: ProtocolDraft) -> Bool {
        guard let word, draft.ports.contains(where: { $0.given == .caller }) else { return false }
        return draft.requirements.flatMap { plan.asked($0).signatureNames }.allSatisfy { isSeen($0, from: word) }
    }

    private func isSeen(_ name: String, from word: Access) -> Bool {
        guard name.first?.isUppercase == true, !StandardNames.types.contains(name), SDKType.named(name) == nil else {
            return true
        }
        let files = plan.controller.files.flatMap(\.types).filter { $0.name == name && $0.keyword != .extension }
        let nested = plan.controller.members.filter { $0.kind == .type && $0.name == name }
        let accesses = files.map { $0.access ?? .internal } + nested.map(access)
        return !accesses.isEmpty && accesses.allSatisfy { $0 >= word }
    }

    private static func isDeclaration(_ line: String) -> Bool {
        line.hasSuffix("{") && ["enum ", "final class ", "class ", "struct "].contains { line.hasPrefix($0) }
    }

    private func isOpen(_ value: ModuleInterfaceValue, to word: Access) -> Bool {
        guard let member = value.member, access(of: plan.controller.members[member]) >= word else { return false }
        // A constant of the type may be less open than the type.
        return value.slot?.defaultValue?.contains(".") != true
    }

    private func access(of member: Member) -> Access { member.fact.writtenAccess ?? .internal }
}
