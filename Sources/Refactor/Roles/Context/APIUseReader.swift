/// Finds what each member touches beyond the controller's own state.
struct APIUseReader {
    let controller: Controller
    /// The class of each property's type, by member.
    let classes: [TypeClass]
    private let types: TypeClassifier
    /// Names that a controller with an unknown superclass inherits all the same.
    private let presumed: Set<String>
    /// The reader of uses in Objective-C; nil for Swift.
    private let translation: ObjectiveCUses?

    init(controller: Controller, classes: [TypeClass], types: TypeClassifier) {
        self.controller = controller
        self.classes = classes
        self.types = types
        let isUnknown = !controller.isAncestryKnown && !controller.ancestors.contains("UIViewController")
        presumed = isUnknown ? Set(SDKMember.members(of: "UIViewController").map(\.name)) : []
        translation = controller.language.hasSelectors ? ObjectiveCUses(controller: controller) : nil
    }

    /// All touches of a member, in the order of the text.
    func touches(of member: Member) -> [APIUse] {
        let parameters = parameterClasses(of: member)
        let uses = translation?.uses(in: member) ?? member.references
        return uses.indices.compactMap { index in
            let reference = uses[index]
            guard let (found, phrase) = effect(of: reference, in: member, parameters: parameters) else { return nil }
            var effect = found
            if index + 1 < uses.count, isOf(reference, uses[index + 1]) {
                let next = uses[index + 1].fact
                if effect == .usesService, Self.isOverlay(next, of: reference.name) { return nil }
                if effect == .showsView, APINames.refreshing.contains(next.name) { effect = .refreshesView }
                if effect == .buildsScreen, reference.fact.usage != .call, !Self.makes(next) { return nil }
                if effect == .usesService, case .own = reference.target, !ServiceUses.isWork(next) {
                    effect = .asksService
                }
            }
            return APIUse(effect: effect, line: reference.line, offset: reference.fact.range.lowerBound, phrase: phrase)
        }
    }

    /// Returns true if a member of a screen's class makes a screen: `ParcelScreen.make(id)`, unlike
    /// `ParcelScreen.shared`.
    private static func makes(_ use: ReferenceFact) -> Bool {
        guard use.usage == .call, let first = words(of: use.name).first else { return false }
        return !["attempt", "can", "default", "is", "shared", "standard"].contains(first)
    }

    /// Returns true if a use is of a member of the value before it: `reloadData` in `tableView.reloadData()`.
    private func isOf(_ reference: Reference, _ next: Reference) -> Bool {
        guard case .foreign(let root) = next.target else { return false }
        return root == reference.name
    }

    private func parameterClasses(of member: Member) -> [String: TypeClass] {
        let parameters = member.fact.signature?.parameters ?? []
        return Dictionary(
            parameters.map { ($0.name, types.classify(written: $0.type)) },
            uniquingKeysWith: { first, _ in first })
    }

    private func effect(
        of reference: Reference, in member: Member, parameters: [String: TypeClass]
    ) -> (Effect, String)? {
        switch reference.target {
        case .own(let targets):
            guard let target = targets.first, controller.members[target].kind == .property, target != member.index
            else { return nil }
            return Self.effect(of: reference.fact, on: classes[target]).map { ($0, reference.name) }
        case .inherited(let found):
            let effect = inheritedEffect(of: reference, isKnown: found != nil)
            return (effect ?? (found == nil ? wordsEffect(of: reference) : nil)).map { ($0, reference.name) }
        case .known, .global:
            return knownEffect(of: reference).map { ($0, reference.name) }
        case .foreign(let root):
            let phrase = root.map { "\($0).\(reference.name)" } ?? reference.name
            let effect = foreignEffect(of: reference, root: root, parameters: parameters) ?? wordsEffect(of: reference)
            return effect.map { ($0, phrase) }
        case .unresolved:
            return unresolvedEffect(of: reference).map { ($0, reference.name) }
        case .nested, .selfType, .selfValue, .superclass:
            return nil
        }
    }

    /// Returns the effect of using a value of some class.
    static func effect(of use: ReferenceFact, on found: TypeClass) -> Effect? {
        let isActive = use.mayMutate || use.usage == .write || use.usage == .readWrite || use.usage == .call
        switch found {
        case .view: return isActive ? .showsView : .readsView
        case .service: return isUse(use) ? .usesService : nil
        case .device: return isUse(use) ? .usesDevice : nil
        case .presentation: return .formats
        case .route: return .navigates
        case .delegate: return isActive ? .informsOutput : nil
        case .alert: return .alerts
        case .log: return .logs
        case .factory: return use.isDereferenced ? .builds : nil
        case .look, .screen, .viewModel, .closure, .error, .result, .plain, .model, .unknown: return nil
        }
    }

    /// Handing a service on, or setting it, is wiring; asking something of it is a use.
    private static func isUse(_ use: ReferenceFact) -> Bool {
        use.isDereferenced || use.isChained || use.mayMutate || use.usage == .call
    }

    private func inheritedEffect(of reference: Reference, isKnown: Bool) -> Effect? {
        guard isKnown else { return appEffect(of: reference) }
        if APINames.inheritedNavigation.contains(reference.name) {
            return isNavigation(reference.fact) ? .navigates : nil
        }
        if reference.name == "storyboard" { return .buildsScreen }
        if APINames.inheritedNeutral.contains(reference.name) { return nil }
        guard controller.ancestors.contains("UIResponder") || !controller.isAncestryKnown else { return nil }
        let use = reference.fact
        return use.mayMutate || use.usage != .read ? .showsView : .readsView
    }

    /// A type or a global function that everyone knows.
    private func knownEffect(of reference: Reference) -> Effect? {
        let name = reference.name
        if APINames.formatting.contains(name) { return .formats }
        if APINames.textRoots.contains(name), reference.fact.isDereferenced { return .formats }
        if name == "NotificationCenter" || name == "NSNotificationCenter" { return .notifies }
        if name == "String" || name == "NSString" {
            return reference.fact.labels.first == "format" ? .formats : nil
        }
        guard name.first?.isUppercase == true, reference.fact.usage != .type else { return nil }
        return effectOfType(named: name, use: reference.fact)
    }

    private func effectOfType(named name: String, use: ReferenceFact) -> Effect? {
        switch translation == nil ? types.classify(name: name) : types.classify(objectiveC: name) {
        case .view: .showsView
        case .look: .styles
        case .screen: .buildsScreen
        case .alert: .alerts
        case .service: .usesService
        case .device: name == "DispatchQueue" || name == "OperationQueue" ? nil : .usesDevice
        case .presentation: .formats
        case .viewModel: use.usage == .call ? .buildsViewModel : nil
        case .route: .buildsScreen
        case .factory: TypeWords.speaksOfScreens(name) ? .buildsScreen : .builds
        case .log: .logs
        case .delegate, .closure, .error, .result, .plain, .model, .unknown: nil
        }
    }

    /// A member of some other value.
    private func foreignEffect(of reference: Reference, root: String?, parameters: [String: TypeClass]) -> Effect? {
        let name = reference.name
        let use = reference.fact
        if APINames.navigation.contains(name) { return .navigates }
        if APINames.screenBuilding.contains(name) { return .buildsScreen }
        if name == "present" || name == "dismiss", isNavigation(use) { return .navigates }
        if name == "open", root == "UIApplication" { return .navigates }
        if name == "selectedIndex" { return Self.selectsTab(use, of: root) ? .navigates : nil }
        if isRefreshing(use) { return .refreshesView }
        if APINames.view.contains(name) { return use.usage == .read ? .readsView : .showsView }
        if let root, root.hasSuffix("avigationController"), Self.isNavigationVerb(name) { return .navigates }
        if use.isDereferenced, TypeWords.classify(name) == .view {
            return Self.effect(of: use, on: .view)
        }
        if APINames.formatting.contains(name) || name == "string" && use.labels.first == "from" { return .formats }
        if APINames.device.contains(name) { return .usesDevice }
        guard let root, let found = parameters[root], found == .view || isService(found, told: use) else { return nil }
        return Self.effect(of: use, on: found)
    }

    /// Returns true if the tabs of a screen are told which one to show; a list, too, has an index that is selected.
    private static func selectsTab(_ use: ReferenceFact, of root: String?) -> Bool {
        (use.usage == .write || use.usage == .readWrite) && root.map { words(of: $0).contains("tab") } == true
    }

    /// Returns true if a helper of the app is told to lay something over the screen: `Utils.showToast(message:)`.
    private static func isOverlay(_ use: ReferenceFact, of type: String) -> Bool {
        guard use.usage == .call, use.isStatement, type.first?.isUppercase == true else { return false }
        let words = Set(words(of: use.name))
        // A banner lies over the screen where a helper shows it; one of the screen's own may be a part of it.
        return !words.isDisjoint(with: ["show", "hide", "display", "present", "dismiss"])
            && (words.contains("banner") || !words.isDisjoint(with: APINames.overlayWords))
    }

    /// In Objective-C, whether a parameter is a service or a device that is told something.
    private func isService(_ found: TypeClass, told use: ReferenceFact) -> Bool {
        translation != nil && (found == .service || found == .device) && use.usage == .call && use.isStatement
    }

    /// Returns true if a view is refreshed; an app's own `repository.deleteItems()` has no index paths.
    private func isRefreshing(_ use: ReferenceFact) -> Bool {
        guard APINames.refreshing.contains(use.name) else { return false }
        let changesRows = use.name.hasPrefix("delete") || use.name.hasPrefix("insert")
        return !changesRows || use.labels.first == "at" || use.labels.first == "_" && use.labels.count > 1
    }

    private func wordsEffect(of reference: Reference) -> Effect? {
        translation == nil ? nil : ObjectiveCAPIUses.effect(of: reference.fact, types: types)
    }

    /// Returns true if a call has UIKit's labels, since apps have their own `present(error:)` and `dismiss(view:)`.
    private func isNavigation(_ use: ReferenceFact) -> Bool {
        switch use.name {
        case "present", "dismiss": use.labels.contains("animated")
        case "show": use.labels.contains("sender")
        default: true
        }
    }

    /// Returns true if a navigation controller's method, an app's own included, goes somewhere: `setRoot`, `push`.
    private static func isNavigationVerb(_ name: String) -> Bool {
        ["push", "pop", "setRoot", "setViewControllers", "present", "dismiss", "show", "replace"]
            .contains { name.hasPrefix($0) }
    }

    /// A bare name that nothing explains: of an unknown superclass, an app's own superclass, or a global function.
    private func unresolvedEffect(of reference: Reference) -> Effect? {
        let name = reference.name
        if APINames.formatting.contains(name) { return .formats }
        if presumed.contains(name) { return inheritedEffect(of: reference, isKnown: true) }
        if reference.fact.usage == .call, APINames.refreshing.contains(name) { return .refreshesView }
        if reference.fact.usage == .call, APINames.view.contains(name) { return .showsView }
        return appEffect(of: reference)
    }

    /// Returns the effect of a name of the app's own superclasses and extensions, by its words.
    private func appEffect(of reference: Reference) -> Effect? {
        let use = reference.fact
        if use.usage == .call {
            let words = words(of: reference.name)
            if words.contains("alert") { return .alerts }
            return words.contains { APINames.overlayWords.contains($0) } ? .overlays : nil
        }
        guard use.isDereferenced else { return nil }
        switch TypeWords.classify(reference.name) {
        case .view: return Self.effect(of: use, on: .view)
        case .service: return .usesService
        case .presentation: return .formats
        case .route: return .navigates
        default: return nil
        }
    }
}
