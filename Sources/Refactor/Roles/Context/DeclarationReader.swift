/// Reads what a declaration of the app says that its type is for.
struct DeclarationReader {
    let name: String
    let declaration: TypeDeclaration
    let extensions: [TypeDeclaration]
    let types: TypeClassifier
    /// Types that are being looked up, this one included.
    let seen: Set<String>

    private let inherits: [String]
    private let body: TypeBody

    init(
        name: String, declaration: TypeDeclaration, extensions: [TypeDeclaration], types: TypeClassifier,
        seen: Set<String>
    ) {
        self.name = name
        self.declaration = declaration
        self.extensions = extensions
        self.types = types
        self.seen = seen
        inherits = declaration.inherits + extensions.flatMap(\.inherits)
        var body = declaration.body
        for found in extensions {
            var other = found.body
            if found.keyword == .implementation { other.methods = max(0, other.methods - declaration.body.methods) }
            body.add(other)
        }
        self.body = body
    }

    /// Returns what the declaration says; nil where it says nothing, so that the name counts.
    func known() -> KnownType? {
        if Self.isOfConstants(name) { return nil }
        return switch declaration.keyword {
        case .class, .actor: classKnown()
        case .struct: structKnown()
        case .enum: enumKnown()
        case .protocol: protocolKnown()
        case .typealias: aliasKnown()
        case .extension, .implementation: nil
        }
    }

    /// A list of constants is no service, whatever the things are called that they are for: `Constants.UserDefaults`.
    private static func isOfConstants(_ name: String) -> Bool {
        ["constant", "constants", "identifiers", "keys", "metrics", "strings"].contains(words(of: name).last ?? "")
    }

    /// The class by the type's own name.
    private var named: TypeClass { TypeWords.classify(name.split(separator: ".").last.map(String.init) ?? name) }

    private func says(_ found: TypeClass, _ what: String) -> KnownType {
        KnownType(found, basis: .declared, declaration: "\(what) in \(declaration.place)")
    }

    // MARK: - Classes

    private func classKnown() -> KnownType? {
        if let first = declaration.inherits.first, let found = inherited(from: first) { return found }
        if let found = adopted() { return found }
        if let found = helperKnown() { return found }
        if !inherits.filter(Self.isOfData).isEmpty, body.device == nil, Self.isOpen(named) {
            return says(named == .viewModel ? .viewModel : .model, "data")
        }
        if isMostlyValues { return says(.model, "a class of values") }
        if isPresenter { return nil }
        if let device = body.device, [.unknown, .service, .device, .model].contains(named) {
            return says(.service, "a class that uses \(device)")
        }
        if body.isShared, [.unknown, .service, .model].contains(named) {
            return says(.service, "a class with one instance for all")
        }
        if named == .unknown, body.navigates, !inherits.contains(where: Self.isOfViews) {
            return says(.route, "a class that opens screens")
        }
        if named == .screen, isNoScreen {
            return says(worksOnViews ? .view : .service, "a class that is no view controller")
        }
        guard holdsValuesOnly, named != .service else { return nil }
        return says(named == .viewModel ? .viewModel : .model, "a class of values")
    }

    /// True if a class is certainly none of a screen, though it is called a controller: `ChatFileController: NSObject`.
    private var isNoScreen: Bool {
        words(of: name).last == "controller" && declaration.inherits.first == "NSObject"
    }

    /// True if it keeps views, or serves them.
    private var worksOnViews: Bool {
        inherits.contains(where: Self.isOfViews) || body.looks > 0 || body.properties.contains { held($0) == .view }
    }

    /// True if a class that may have code is data all the same: many plain values, more than methods.
    private var isMostlyValues: Bool {
        guard named == .unknown || named == .model, !body.isShared, body.properties.count > 4 else { return false }
        let values = body.properties.count { TypeClassifier().classify(written: $0) == .plain }
        return values > 4 && values > body.methods && values * 2 > body.properties.count
    }

    /// A presenter is none of the things that a controller's rules know, whatever it uses.
    private var isPresenter: Bool { words(of: name).contains("presenter") }

    /// A delegate or a data source of a view.
    private static func isOfViews(_ name: String) -> Bool {
        SDKType.named(name)?.kind == "protocol" && SDKTypeClass.named(name) == .delegate
    }

    /// Returns what the superclass says, through classes of the app up to the SDK.
    private func inherited(from superclass: String) -> KnownType? {
        if let found = SDKTypeClass.ofSubclass(superclass) {
            return says(Self.isFree(named, of: found) ? named : found, "a \(superclass)")
        }
        guard SDKType.named(superclass) == nil, !seen.contains(superclass) else { return nil }
        let above = types.known(name: superclass, besides: seen)
        switch above.basis {
        case .declared:
            guard [.view, .screen, .model, .look, .alert, .route, .error, .presentation].contains(above.found) else {
                return named == .unknown && above.found == .service ? says(.service, "a \(superclass)") : nil
            }
            return says(above.found, "a \(superclass)")
        case .name:
            // A class of a library: its name tells more surely what is a view than what is a service.
            if above.found == .view || above.found == .screen { return says(above.found, "a \(superclass)") }
            return named == .unknown && above.found != .unknown ? above : nil
        case .sdk, .use: return nil
        }
    }

    /// Returns true if a name may say something finer than the SDK's class: a mapper that is an operation.
    private static func isFree(_ named: TypeClass, of found: TypeClass) -> Bool {
        found == .service && [.log, .presentation, .route].contains(named)
    }

    /// Returns what those protocols say that nobody adopts for anything else.
    private func adopted() -> KnownType? {
        for name in inherits {
            if Self.errors.contains(name) { return says(.error, "an \(name)") }
            if Self.views.contains(name) { return says(.view, "a \(name)") }
            if Self.requests.contains(name) { return says(.service, "a \(name)") }
            guard let type = SDKType.named(name), type.kind == "protocol", name.hasSuffix("Delegate"),
                SDKTypeClass.isDevice(type), Self.isOpen(named)
            else { continue }
            return says(.service, "a \(name)")
        }
        guard named == .unknown else { return nil }
        for name in inherits where !seen.contains(name) {
            guard SDKType.named(name) == nil, types.isProtocol(name) else { continue }
            let found = TypeWords.classify(name)
            if [.service, .presentation, .route, .factory, .viewModel, .log].contains(found) {
                return says(found, "a \(name)")
            }
        }
        return nil
    }

    private static let errors: Set<String> = ["CustomNSError", "Error", "LocalizedError"]

    private static let views: Set<String> = [
        "ButtonStyle", "UIViewControllerRepresentable", "UIViewRepresentable", "View", "ViewModifier",
    ]

    private static let requests: Set<String> = ["EndPointType", "TargetType", "URLRequestConvertible"]

    private static let data: Set<String> = [
        "BaseMappable", "Codable", "Decodable", "Encodable", "Equatable", "Glossy", "HandyJSON", "Hashable",
        "Identifiable", "Mappable", "NSCoding", "NSSecureCoding", "YYModel",
    ]

    private static func isOfData(_ name: String) -> Bool { data.contains(name) }

    /// Returns true if a name leaves it to the declaration what the type is for.
    private static func isOpen(_ named: TypeClass) -> Bool {
        switch named {
        case .unknown, .model, .service, .device, .view, .screen, .viewModel, .plain, .delegate: true
        case .look, .alert, .presentation, .route, .factory, .closure, .error, .result, .log: false
        }
    }

    /// Only values in it, no code: neither services nor closures nor views.
    private var holdsValuesOnly: Bool {
        guard !body.properties.isEmpty, body.methods == 0, body.device == nil, !body.navigates, Self.isOpen(named)
        else {
            return false
        }
        return body.properties.allSatisfy { written in
            switch held(written) {
            case .plain, .model, .viewModel, .error, .look: !written.isEmpty
            case .unknown: named != .service && !written.isEmpty
            case .view, .screen, .alert, .service, .device, .presentation, .route, .factory, .delegate, .closure,
                .result, .log:
                false
            }
        }
    }

    // MARK: - Values

    private func structKnown() -> KnownType? {
        if let found = adopted() { return found }
        guard !body.properties.isEmpty, body.device == nil, Self.isOpen(named) else {
            return namespaceKnown()
        }
        if named == .viewModel || isPartOfShown { return says(.viewModel, "a struct") }
        if body.looks * 2 > body.properties.count, !inherits.contains(where: Self.isCoded) {
            return named == .model ? nil : says(.look, "a struct of looks")
        }
        if inherits.contains(where: Self.isOfData) { return says(.model, "a struct of data") }
        return holdsValuesOnly || named == .unknown && !holdsService ? says(.model, "a struct") : nil
    }

    /// True if it is nested in a view model or in a view, whose data it then is.
    private var isPartOfShown: Bool {
        let outer = name.split(separator: ".").dropLast().last.map { TypeWords.classify(String($0)) }
        return outer == .viewModel || outer == .view
    }

    private static func isCoded(_ name: String) -> Bool {
        ["Codable", "Decodable", "Encodable", "Mappable"].contains(name)
    }

    private var holdsService: Bool {
        body.properties.contains {
            [.service, .device, .closure, .view, .screen, .route, .factory, .delegate].contains(
                held($0))
        }
    }

    /// The class of a property's type; types of types count by their names, or there would be no end.
    private func held(_ written: String) -> TypeClass {
        guard seen.count > 1 else { return types.known(written: written, besides: seen).found }
        return TypeClassifier().classify(written: written)
    }

    /// A struct or an enum without values of its own, which holds functions.
    private func namespaceKnown() -> KnownType? {
        if let found = helperKnown() { return found }
        guard let device = body.device, [.unknown, .service, .model].contains(named) else { return nil }
        return says(.service, "a type that uses \(device)")
    }

    /// A logger, or a list of the app's texts, whatever they are called.
    private func helperKnown() -> KnownType? {
        guard Self.isOpen(named) else { return nil }
        if LogFunctions.areThose(of: declaration.members) { return says(.log, "a logger") }
        let constants = declaration.members.filter { $0.isStatic && $0.kind == .property }
        let texts = constants.filter { Self.isText($0.value) }
        return texts.count > 2 && texts.count * 2 > constants.count ? says(.presentation, "a list of texts") : nil
    }

    /// `NSLocalizedString("login.title", comment: "")`, `String(localized: "login.title")`.
    private static func isText(_ value: Expression?) -> Bool {
        guard case .call(let called, let labels, _)? = value else { return false }
        return called.dotted == "NSLocalizedString" || called.dotted == "String" && labels.first == "localized"
    }

    private func enumKnown() -> KnownType? {
        if let found = adopted() { return found }
        if body.cases == 0, let found = namespaceKnown() { return found }
        // Of one of Objective-C the cases do not show.
        guard body.cases > 0 || body == TypeBody() && extensions.isEmpty else { return nil }
        switch named {
        case .model, .error, .result, .viewModel, .look: return says(named, "an enum")
        case .unknown, .service, .device, .view, .screen, .plain, .delegate: return says(.plain, "an enum")
        case .alert, .presentation, .route, .factory, .closure, .log: return nil
        }
    }

    // MARK: - Names for other types

    /// Returns what all types are that adopt a protocol; how screens and views are called by others says nothing of the
    /// caller's property.
    private func protocolKnown() -> KnownType? {
        guard named != .delegate, named != .view, named != .viewModel, seen.count < 3 else { return nil }
        let adopters = types.adopters(of: name).filter { !seen.contains($0) }
        guard adopters.count < 9 else { return nil }
        let found = adopters.map { types.known(name: $0, besides: seen) }
        guard let first = found.first, found.allSatisfy({ $0.found == first.found }), first.basis == .declared else {
            return nil
        }
        let isTelling = [.service, .presentation, .route, .model, .viewModel, .factory, .log].contains(first.found)
        guard isTelling || first.found == .view && named == .unknown else { return nil }
        if named != .unknown, first.found == .model { return nil }
        return says(first.found, "what \(adopters.joined(separator: ", ")) \(adopters.count == 1 ? "is" : "are")")
    }

    private func aliasKnown() -> KnownType? {
        guard let target = declaration.target else { return nil }
        if named == .viewModel { return says(.viewModel, target) }
        let found = types.known(written: target, besides: seen)
        return found.found == .unknown ? nil : says(found.found, target)
    }
}
