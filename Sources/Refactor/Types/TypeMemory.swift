/// The knowledge about types, kept once it was found: it is asked again in every attempt.
final class TypeMemory {
    private let types: ExpressionTypes
    private let controller: Controller
    private let classifier: TypeClassifier
    private var locals: [Int: [Range<Int>: String?]] = [:]
    private var views: [String: Bool] = [:]
    private var readings: [Int: TypeReading] = [:]
    private var declared: [String: Bool] = [:]

    init(types: ExpressionTypes, controller: Controller, classifier: TypeClassifier) {
        self.controller = controller
        self.classifier = classifier
        self.types = types
    }

    /// The type of a local name; nil when it is not known.
    func type(of local: LocalFact, in member: Member) -> String? {
        guard controller.language == .swift else { return local.writtenType }
        // Names that are not written have no place of their own.
        guard !local.declaration.isEmpty else { return types.type(of: local, in: member) }
        if let known = locals[member.index]?[local.declaration] { return known }
        let told = readings[member.index, default: types.reading(of: member)].type(of: local)?.kept.description
        let found = told.flatMap { isDeclared($0) ? $0 : nil }
        locals[member.index, default: [:]][local.declaration] = .some(found)
        return found
    }

    /// The type of an expression that stands in a member; nil when it is not known.
    func type(of expression: Expression, in member: Member) -> String? {
        guard controller.language == .swift else {
            return ObjectiveCValues.type(of: expression, in: member, controller)
        }
        let told = readings[member.index, default: types.reading(of: member)].type(of: expression)?.description
        return told.flatMap { isDeclared($0) ? $0 : nil }
    }

    /// Returns true for a value that is unwrapped wherever code needs that, such as the text of a text view.
    func isImplicit(_ expression: Expression, in member: Member) -> Bool {
        guard controller.language == .swift else { return false }
        let link = readings[member.index, default: types.reading(of: member)].link(of: expression)
        guard let link, !link.isChained, case .implicit = link.type else { return false }
        return true
    }

    /// Returns true if a type is declared: where the whole app is known, a name that nobody declares is a generic
    /// parameter of some other type.
    private func isDeclared(_ type: String) -> Bool {
        guard let project = controller.project, project.isWholeApp else { return true }
        if let known = declared[type] { return known }
        let found = isDeclared(type, in: project)
        declared[type] = found
        return found
    }

    private func isDeclared(_ type: String, in project: ProjectFacts) -> Bool {
        let names = type.split { !($0.isLetter || $0.isNumber || $0 == "_" || $0 == ".") }
            .compactMap { $0.split(separator: ".").first.map(String.init) }
        return names.filter { $0.first?.isUppercase == true }.allSatisfy { name in
            SDKType.named(name) != nil || project.inherits[name] != nil
                || !project.types.declarations(of: name).isEmpty || !controller.types.declarations(of: name).isEmpty
                || controller.members.contains { $0.kind == .type && $0.name == name }
                || StandardNames.types.contains(name) || StandardMembers.isType(name) || name == controller.name
        }
    }

    /// Returns true if a type is a function, by whatever name.
    func isFunction(_ type: String) -> Bool { types.isFunction(type) }

    /// Returns true if a type is a view, a screen or an alert.
    func isOfView(_ type: String) -> Bool {
        if let known = views[type] { return known }
        let isWidget = controller.language == .swift && Self.widgets.contains(TypeName(type).core)
        let found = isWidget || [.alert, .screen, .view].contains(classifier.classify(written: type))
        views[type] = found
        return found
    }

    /// Classes of UIKit that mean nothing without the view that they are of.
    private static let widgets: Set<String> = [
        "UIContextualAction", "UIEvent", "UIMenu", "UISwipeActionsConfiguration", "UITextPosition", "UITextRange",
        "UITouch",
    ]
}
