/// Makes values up: for parameters of tested methods, and for what mocks give back.
package struct ValueMaker {
    let catalog: TypeCatalog
    private let home: String

    package init(plan: Plan) {
        catalog = TypeCatalog(plan.controller)
        home = plan.controller.name
    }

    func declarations(of full: String) -> [TypeDeclaration] { catalog.declarations(of: full) }

    func expanded(_ type: WrittenType) -> WrittenType { catalog.expanded(type) }

    func fullName(of name: String) -> String? { catalog.fullName(of: name, inside: home) }

    func isProtocol(_ name: String) -> Bool {
        let found = fullName(of: name).map(declarations(of:)) ?? []
        return found.first?.keyword == .protocol
    }

    // MARK: - Values

    /// A value of a type as written, with something in it; nil where none can be made.
    package func value(of type: String, named name: String = "value") -> MadeValue? {
        TypeParser.type(type).flatMap { value(of: $0, named: name, in: []) }
    }

    /// The least of a type: `false`, zero, nothing; where a type has no such value, any one of it.
    package func quiet(_ type: String) -> MadeValue? {
        TypeParser.type(type).flatMap(quiet)
    }

    private func quiet(_ written: WrittenType) -> MadeValue? {
        switch catalog.expanded(written) {
        case .optional, .implicit: return .literal("nil")
        case .array: return .literal("[]")
        case .dictionary: return .literal("[:]")
        case .tuple(let elements):
            let values = elements.compactMap { element in
                quiet(element.type).map { MadeValue.Argument(element.label, $0) }
            }
            return values.count == elements.count ? .tuple(values) : nil
        case .named("Bool", _): return .literal("false")
        case .named("String", _), .named("Substring", _): return .text("")
        case .named(let name, _) where Self.numbers.contains(name): return .literal("0")
        case .named(let name, let arguments) where Self.collections.contains(name) && !arguments.isEmpty:
            return .literal(name == "Dictionary" ? "[:]" : "[]")
        case let type: return value(of: type, named: "value", in: [])
        }
    }

    /// The same inside of a sample, where the types around it are known.
    func value(of type: String, named name: String, in outer: [String]) -> MadeValue? {
        TypeParser.type(type).flatMap { value(of: $0, named: name, in: outer) }
    }

    private func value(of written: WrittenType, named name: String, in outer: [String]) -> MadeValue? {
        switch catalog.expanded(written) {
        case .optional(let type), .implicit(let type):
            if !outer.isEmpty, !isPlain(type) { return .literal("nil") }
            return value(of: type, named: name, in: outer) ?? .literal("nil")
        case .array(let type):
            return outer.isEmpty
                ? value(of: type, named: name, in: outer).map { .list($0) } ?? .literal("[]") : .literal("[]")
        case .dictionary: return .literal("[:]")
        case .tuple(let elements):
            let values = elements.compactMap { element in
                value(of: element.type, named: element.label ?? name, in: outer).map {
                    MadeValue.Argument(element.label, $0)
                }
            }
            return values.count == elements.count ? .tuple(values) : nil
        case .function(let function): return closure(function, in: outer)
        case .boxed(_, let type): return type == .named("Error") ? Self.error : nil
        case .composition: return nil
        case .named(let type, let arguments): return named(type, arguments, name, in: outer)
        }
    }

    private func closure(_ function: WrittenType.Function, in outer: [String]) -> MadeValue? {
        guard function.result != .void else { return .closure(parameters: function.parameters.count, result: nil) }
        return value(of: function.result, named: "value", in: outer).map {
            .closure(parameters: function.parameters.count, result: $0)
        }
    }

    private func named(
        _ type: String, _ arguments: [WrittenType], _ name: String, in outer: [String]
    ) -> MadeValue? {
        switch type {
        case "Result":
            guard let success = arguments.first, let value = value(of: success, named: name, in: outer) else {
                return nil
            }
            return .call("\(WrittenType.named(type, arguments)).success", [MadeValue.Argument(nil, value)])
        case _ where Self.collections.contains(type): return .literal(type == "Dictionary" ? "[:]" : "[]")
        case "Bool": return .literal("true")
        case "String", "Substring": return .text(name)
        case "Void": return .literal("()")
        case _ where Self.numbers.contains(type): return .literal("1")
        default: break
        }
        if let full = catalog.fullName(of: type, inside: outer.last ?? home) {
            guard arguments.isEmpty, !outer.contains(full), let recipe = recipe(of: full, in: outer + [full]) else {
                return nil
            }
            if case .constant = recipe { return recipe }
            return .sample(full)
        }
        return Self.values[type]
    }

    private func isPlain(_ type: WrittenType) -> Bool {
        type.name.map { $0 == "String" || $0 == "Bool" || Self.numbers.contains($0) } ?? false
    }

    private static let collections: Set<String> = ["Array", "ArraySlice", "Dictionary", "Set"]

    static let numbers = Initializers.numbers.union(["CGFloat", "Decimal", "TimeInterval"])

    private static let error = MadeValue.call(
        "NSError", [MadeValue.Argument("domain", .text("test")), MadeValue.Argument("code", .literal("1"))])

    /// Values of the SDK's types.
    private static let values: [String: MadeValue] = {
        let epoch = [MadeValue.Argument("timeIntervalSince1970", .literal("0"))]
        let path = [MadeValue.Argument("row", .literal("0")), MadeValue.Argument("section", .literal("0"))]
        let file = MadeValue.call("URL", [MadeValue.Argument("fileURLWithPath", .text("/test"))])
        let place = [MadeValue.Argument("latitude", .literal("0")), MadeValue.Argument("longitude", .literal("0"))]
        var values: [String: MadeValue] = [
            "Any": .text("value"), "AnyHashable": .text("value"), "CLLocation": .call("CLLocation", place),
            "CLLocationCoordinate2D": .call("CLLocationCoordinate2D", place), "Character": .text("a"),
            "Date": .call("Date", epoch), "DispatchQueue": .constant("DispatchQueue.main"), "Error": error,
            "FileManager": .constant("FileManager.default"), "IndexPath": .call("IndexPath", path),
            "Locale": .call("Locale", [MadeValue.Argument("identifier", .text("en"))]), "NSError": error,
            "Notification": .call(
                "Notification",
                [MadeValue.Argument("name", .call("Notification.Name", [MadeValue.Argument(nil, .text("test"))]))]),
            "NotificationCenter": .constant("NotificationCenter.default"), "URL": file,
            "URLRequest": .call("URLRequest", [MadeValue.Argument("url", file)]),
            "URLSession": .constant("URLSession.shared"), "UserDefaults": .constant("UserDefaults.standard"),
        ]
        let plain = [
            "Data", "DateComponents", "DateFormatter", "NSObject", "NumberFormatter", "Timer", "UIBarButtonItem",
            "UIButton",
            "UIColor", "UIImage", "UIImageView", "UILabel", "UINavigationController", "UISwitch", "UITableView",
            "UITableViewCell", "UITextField", "UITextView", "UIView", "UIViewController",
        ]
        for type in plain { values[type] = .call(type, []) }
        return values
    }()
}
