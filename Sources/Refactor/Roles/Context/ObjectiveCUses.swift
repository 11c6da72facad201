/// Reads uses of names in Objective-C as Swift would spell them, so that the same rules apply to both languages.
struct ObjectiveCUses {
    private let controller: Controller
    private let selectors: SDKSelectors

    init(controller: Controller) {
        self.controller = controller
        selectors = SDKSelectors(ofClasses: controller.likelyAncestors)
    }

    /// A member's uses in the order of the text, without those that tell nothing.
    func uses(in member: Member) -> [Reference] {
        let told = told(in: member)
        return member.references.indices.compactMap { index in
            let reference = member.references[index]
            switch reference.target {
            case .inherited: return inherited(reference).map { active($0, told) }
            case .foreign: return foreign(reference).map { active($0, told) }
            case .known, .global: return isOnlyNamed(index, in: member) ? nil : named(reference)
            case .own: return active(reference, told)
            case .nested, .selfType, .selfValue, .superclass, .unresolved: return reference
            }
        }
    }

    /// `[self dismissViewControllerAnimated:YES completion:nil]` is `dismiss(animated:completion:)`; what every object
    /// answers, such as `respondsToSelector:`, tells nothing.
    private func inherited(_ reference: Reference) -> Reference? {
        guard let member = selectors.member(of: reference.fact.sentSelector) else { return reference }
        if member.owner == "NSObject" || member.owner == "NSObjectProtocol" { return nil }
        var fact = reference.fact
        fact.name = member.name
        fact.labels = member.isMethod ? member.labels : []
        if !member.isMethod, fact.usage == .call { fact.usage = reference.fact.labels.isEmpty ? .read : .write }
        return Reference(fact: fact, target: .inherited(member))
    }

    /// A message to some other value, by the name that its API has in Swift: `deselectRow` for `deselectRowAtIndexPath`.
    ///
    /// `stringWithFormat:` is what this language has for interpolation; it tells nothing.
    private func foreign(_ reference: Reference) -> Reference? {
        var fact = reference.fact
        if fact.name.hasPrefix("stringWithFormat") { return nil }
        fact.name = withoutPrefix(fact.name)
        if fact.usage == .call, fact.labels.isEmpty, !fact.isStatement { fact.usage = .read }
        if let noun = settable(in: fact) {
            fact.name = noun
            fact.usage = .write
        } else {
            fact.name = Self.shortened(fact.name) ?? fact.name
        }
        return Reference(fact: fact, target: reference.target)
    }

    /// The property that a message sets: `rightBarButtonItem` of `setRightBarButtonItem:`.
    private func settable(in fact: ReferenceFact) -> String? {
        guard fact.labels == ["_"], fact.name.hasPrefix("set"), let first = fact.name.dropFirst(3).first else {
            return nil
        }
        let noun = first.lowercased() + fact.name.dropFirst(4)
        return APINames.view.contains(noun) || APINames.navigation.contains(noun) ? noun : nil
    }

    /// A name of the SDK cut off before a preposition, where that is how Swift knows it.
    private static func shortened(_ name: String) -> String? {
        guard !APINames.areKnown(name) else { return nil }
        let letters = Array(name)
        for index in letters.indices.dropFirst().reversed() where letters[index].isUppercase {
            let rest = String(letters[index...])
            let short = String(letters[..<index])
            if prepositions.contains(where: { rest.hasPrefix($0) }), APINames.areKnown(short) { return short }
        }
        return nil
    }

    private static let prepositions = ["At", "By", "For", "From", "In", "Of", "To", "Using", "With"]

    /// Constants tell nothing; a function speaks for the type that it is named after, `CGRectMake`, and
    /// `@protocol(LoginService)` asks for an object of that kind.
    private func named(_ reference: Reference) -> Reference? {
        var fact = reference.fact
        switch fact.usage {
        case .call:
            guard let name = name(ofFunction: fact.name) else { return nil }
            fact.name = name
        case .type:
            guard fact.isProtocolValue else { return reference }
            fact.usage = .call
        default:
            guard fact.isDereferenced else { return nil }
            fact.usage = .call
        }
        return Reference(fact: fact, target: reference.target)
    }

    /// Returns what a function of the SDK is named after, or what localises or logs; others tell nothing.
    private func name(ofFunction name: String) -> String? {
        if APINames.formatting.contains(name) { return name }
        let words = words(of: name)
        if words.contains("localized") || words.contains("localize") { return "NSLocalizedString" }
        if words.contains("log") { return name }
        let letters = Array(name)
        let ends = letters.indices.dropFirst(3).reversed().filter { letters[$0].isUppercase }
        return ends.lazy.map { String(letters[..<$0]) }.first { SDKType.named($0) != nil }
    }

    /// `[Parcel class]` names a class and does nothing with it.
    private func isOnlyNamed(_ index: Int, in member: Member) -> Bool {
        let references = member.references
        guard index + 1 < references.count, references[index].fact.isDereferenced else { return false }
        let next = references[index + 1].fact
        return next.name == "class" && next.base == .expression(root: references[index].name)
    }

    // MARK: - What happens to a value

    /// Returns the place of the last message or assignment to each value that changes or asks something, by the value's
    /// name.
    private func told(in member: Member) -> [String: Int] {
        var told: [String: Int] = [:]
        for reference in member.references {
            let use = reference.fact
            guard case .expression(let root?) = use.base else { continue }
            switch use.usage {
            case .write, .readWrite: told[root] = use.range.lowerBound
            case .call where use.isStatement || !use.labels.isEmpty: told[root] = use.range.lowerBound
            default: continue
            }
        }
        return told
    }

    /// A value that is told something, or of which something is set, is changed as far as the rules go.
    private func active(_ reference: Reference, _ told: [String: Int]) -> Reference {
        let fact = reference.fact
        guard fact.isDereferenced, !fact.mayMutate, fact.usage == .read, let last = told[fact.root],
            last > fact.range.lowerBound
        else { return reference }
        return Reference(fact: fact.mutating, target: reference.target)
    }
}

extension Controller {
    /// Superclasses as far as they are known; where the SDK's class is not, the one that a controller of that name has.
    var likelyAncestors: [String] {
        if isAncestryKnown || ancestors.contains("UIResponder") { return ancestors }
        let last = ancestors.last ?? name
        if last.hasSuffix("CollectionViewController") { return chain("UICollectionViewController") }
        if last.hasSuffix("TableViewController") { return chain("UITableViewController") }
        if last.hasSuffix("NavigationController") { return chain("UINavigationController") }
        if last.hasSuffix("TabBarController") { return chain("UITabBarController") }
        if last.hasSuffix("TableViewCell") { return chain("UITableViewCell") }
        if last.hasSuffix("CollectionViewCell") { return chain("UICollectionViewCell") }
        return last.hasSuffix("View") ? chain("UIView") : chain("UIViewController")
    }

    private func chain(_ name: String) -> [String] { ancestors + SDKType.chain(of: name).map(\.name) }
}

extension ReferenceFact {
    /// The Objective-C selector that a use sends: a message's own, or that of a property's setter or getter.
    fileprivate var sentSelector: String { labels.isEmpty && usage == .write ? setter : selector }

    private var setter: String { "set" + name.prefix(1).uppercased() + name.dropFirst() + ":" }

    /// The name of its base in what follows: `field` for `field` and for `field.text`.
    fileprivate var root: String {
        guard case .expression(let root?) = base else { return name }
        return root
    }

    /// The same use, which may change the value.
    fileprivate var mutating: ReferenceFact {
        var use = self
        use.mayMutate = true
        return use
    }
}
