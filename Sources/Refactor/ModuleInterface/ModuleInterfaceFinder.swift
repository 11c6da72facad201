/// Finds what callers set on a screen before it is shown, and by what the screen tells them.
///
/// With the app's other files, callers tell: what they set. Without them, or where nobody is seen to make the screen, it is
/// a stored property that others can set, that starts without a value and gets none from the controller itself, which
/// uses it.
struct ModuleInterfaceFinder {
    private let controller: Controller
    private let callers: CallerFacts
    private let uses: [String: [CallerUse]]
    /// Properties that the controller gives a value, outside of its initializers.
    private let written: Set<Int>
    private let used: Set<Int>

    init(_ controller: Controller) {
        self.controller = controller
        callers = controller.project?.callers ?? CallerFacts()
        uses = Dictionary(grouping: callers.uses[controller.name] ?? [], by: \.property)
        var written: Set<Int> = []
        var used: Set<Int> = []
        for member in controller.members where member.kind != .initializer {
            for reference in member.references {
                guard case .own(let targets) = reference.target, let target = targets.first else { continue }
                used.insert(target)
                if [.write, .readWrite, .reference].contains(reference.fact.usage) { written.insert(target) }
            }
        }
        self.written = written
        self.used = used
    }

    /// The values in the order of the source: parameters of initializers, properties, notifications.
    func values(choosing choices: [String: ModuleInterfaceChoice]) -> [ModuleInterfaceValue] {
        let given = initializerValues()
        let names = Set(given.map(\.name))
        let properties = controller.members.filter { !names.contains($0.name) }.compactMap { member in
            property(member, choice: choices[member.name])
        }
        return given + properties + notifications()
    }

    /// The properties by which the screen tells its callers.
    var outputProperties: [Member] {
        controller.members.filter { property($0, choice: nil)?.kind.isOutput == true }
    }

    // MARK: - Initializers

    private func initializerValues() -> [ModuleInterfaceValue] {
        var found: [ModuleInterfaceValue] = []
        for member in controller.members where member.kind == .initializer && controller.language.buildersMakeScreens {
            let parameters = member.fact.signature?.parameters ?? []
            let isOfSystem = ["coder", "frame", "nibName", "style"].contains(parameters.first?.label ?? "")
            guard !isOfSystem, member.fact.writtenAccess?.isFileBound != true else { continue }
            for parameter in parameters where !found.contains(where: { $0.name == parameter.name }) {
                found.append(
                    ModuleInterfaceValue(
                        kind: kind(named: parameter.name, type: parameter.type), member: member.index,
                        name: parameter.name, type: parameter.type, line: member.fact.line,
                        isRequired: !parameter.hasDefault, proposed: .initializer, form: .initializer,
                        parameter: parameter.label ?? parameter.name, callers: makers))
            }
        }
        return found
    }

    private var makers: [CallerUse] {
        (callers.makers[controller.name] ?? []).map { CallerUse(property: "init", place: $0) }
    }

    // MARK: - Properties

    /// A property that callers set, or that the person says they do.
    private func property(_ member: Member, choice: ModuleInterfaceChoice?) -> ModuleInterfaceValue? {
        guard isOpen(member), let type = member.fact.valueType else { return nil }
        guard choice?.form == .parameter || isGiven(member) else { return nil }
        let slot = BuilderParameter(of: member, in: controller)
        // What it cannot be without is there before it is shown.
        let isLater = slot.defaultValue != nil && uses[member.name]?.allSatisfy(\.isLater) == true
        let proposed: ModuleInterfaceValue.Form =
            slot.obstacle == nil && isGiven(member) && !isLater ? .parameter : .property
        return ModuleInterfaceValue(
            kind: kind(named: member.name, type: type), member: member.index, name: member.name, type: type,
            line: member.fact.line, isRequired: slot.obstacle == nil && slot.defaultValue == nil, slot: slot,
            proposed: proposed, form: choice?.form ?? proposed, parameter: choice?.parameter ?? member.name,
            obstacle: slot.obstacle, callers: uses[member.name] ?? [])
    }

    /// Returns true if other code can set it.
    private func isOpen(_ member: Member) -> Bool {
        let fact = member.fact
        let isStored = fact.isStored || fact.accessors.contains("set")
        let isBound = fact.attributes.contains { $0.hasPrefix("IB") || $0 == "NSManaged" }
        let isClosed = fact.modifiers.contains { $0.hasSuffix("(set)") || $0.hasPrefix("readonly") }
        return fact.kind == .property && isStored && !isBound && !isClosed && !fact.isConstant && !fact.isStatic
            && !fact.has(modifier: "override") && !fact.has(modifier: "lazy") && !fact.has(modifier: "ivar")
            && fact.writtenAccess?.isFileBound != true
    }

    private func isGiven(_ member: Member) -> Bool {
        if uses[member.name] != nil { return true }
        if callers.makers[controller.name] != nil { return false }
        if let project = controller.project, project.isWholeApp, !project.mentionedNames.contains(member.name) {
            return false
        }
        let isEmpty = !member.fact.hasInitialValue || member.fact.value == .nilLiteral
        return isEmpty && member.fact.isStored && used.contains(member.index) && !written.contains(member.index)
            && !isView(member.fact.valueType ?? "")
    }

    /// Views are made by the screen itself, or by its storyboard.
    private func isView(_ type: String) -> Bool {
        guard let name = identifiers(in: type).first else { return false }
        return SDKType.chain(of: name).contains { $0.name == "UIView" }
    }

    // MARK: - Kinds

    private func kind(named name: String, type: String) -> ModuleInterfaceValue.Kind {
        let type = ModuleInterfaceType(type, in: controller)
        if type.isBlock { return type.isReport ? .closure : .input }
        let endings = ["Delegate", "Listener", "Output"]
        let isReport = (type.names + [name]).contains { word in
            endings.contains { word.hasSuffix($0) || word == $0.lowercased() }
        }
        let isValue = type.names.contains { ["Bool", "Data", "Int", "String", "URL"].contains($0) }
        return isReport && !isValue ? .delegate : .input
    }

    // MARK: - Notifications

    private func notifications() -> [ModuleInterfaceValue] {
        var found: [ModuleInterfaceValue] = []
        for member in controller.members {
            for reference in member.references where reference.fact.usage == .call {
                guard let name = Self.posted(reference.fact),
                    !found.contains(where: { $0.name == name })
                else { continue }
                let observers = callers.observed[name] ?? []
                if controller.project?.isWholeApp == true, observers.isEmpty { continue }
                found.append(
                    ModuleInterfaceValue(
                        kind: .notification, member: nil, name: name, type: nil, line: reference.line,
                        isRequired: false, proposed: .posted, form: .posted, parameter: name,
                        callers: observers.map { CallerUse(property: name, place: $0) }))
            }
        }
        return found
    }

    /// The last word of the name of a notification that a call posts.
    private static func posted(_ reference: ReferenceFact) -> String? {
        let isPost = reference.name == "post" && reference.labels.first == "name"
        guard isPost || reference.name == "postNotificationName", let words = reference.firstArgument?.words else {
            return nil
        }
        return isPost ? words.last { $0 != "rawValue" } : words.first
    }
}
