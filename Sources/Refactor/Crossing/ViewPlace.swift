/// A place where a local name that holds a view is bound or used, or where code reaches what is shown by a class of
/// UIKit: `UIView.animate`, `UIApplication.shared.open`.
struct ViewPlace {
    let name: String
    let place: Range<Int>
    /// It is a local name, whose values can be handed over.
    var isLocal = true

    /// Returns the places where a member works on views besides those that its controller has.
    static func places(in member: Member, of language: SourceLanguage, types: TypeMemory) -> [ViewPlace] {
        let locals = (member.fact.tree?.locals ?? []).filter { local in
            local.origin != .selfName && types.type(of: local, in: member).map(types.isOfView) ?? false
        }.flatMap { local in
            ([local.declaration] + local.uses.map(\.range)).map { ViewPlace(name: local.name, place: $0) }
        }
        return locals + (language == .swift ? shown(by: member.references) : [])
    }

    private static func shown(by references: [Reference]) -> [ViewPlace] {
        references.indices.compactMap { index in
            let reference = references[index]
            if setsLook(reference) {
                return ViewPlace(name: reference.name, place: reference.fact.range, isLocal: false)
            }
            guard reference.fact.base == .none, reference.fact.usage != .type,
                reference.target == .known && isShown(reference.name, behind: references[(index + 1)...])
                    || isOverlay(reference)
            else { return nil }
            return ViewPlace(name: reference.name, place: reference.fact.range, isLocal: false)
        }
    }

    /// `field.textColor = .red`, whatever the field is called.
    private static func setsLook(_ reference: Reference) -> Bool {
        guard case .foreign = reference.target, reference.fact.usage == .write else { return false }
        return looks.contains(reference.name)
    }

    private static let looks: Set<String> = [
        "alpha", "backgroundColor", "contentInset", "contentOffset", "cornerRadius", "numberOfLines",
        "textAlignment", "textColor", "tintColor", "translatesAutoresizingMaskIntoConstraints",
    ]

    /// The app itself knows more than what it shows: only some of its members do that.
    private static func isShown(_ type: String, behind uses: ArraySlice<Reference>) -> Bool {
        if type == "UIApplication" {
            return uses.prefix { $0.target == .foreign(root: type) }.contains { ofApplication.contains($0.name) }
        }
        if type == "UIDevice" {
            return uses.prefix { $0.target == .foreign(root: type) }.contains { $0.name == "setValue" }
        }
        if screenTypes.contains(type) { return true }
        guard SDKType.named(type)?.kind == "class", let found = SDKTypeClass.named(type) else { return false }
        return [.alert, .screen, .view].contains(found)
    }

    /// What a library lays over the screen: `SVProgressHUD.show()`, `MDCSnackbarManager.show(message)`.
    private static func isOverlay(_ reference: Reference) -> Bool {
        guard reference.name.first?.isUppercase == true, reference.fact.isDereferenced else { return false }
        switch reference.target {
        case .own, .nested, .selfType, .selfValue, .superclass, .foreign, .inherited: return false
        case .known, .global, .unresolved: return TypeWords.isOverlay(reference.name)
        }
    }

    private static let screenTypes: Set<String> = ["UIAccessibility", "UIMenuController"]

    private static let ofApplication: Set<String> = [
        "connectedScenes", "keyWindow", "open", "openURL", "sendAction", "windows",
    ]
}
