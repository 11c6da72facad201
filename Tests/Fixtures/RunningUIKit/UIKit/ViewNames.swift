extension Screen {
    /// A view that a controller, or an object that works for it, holds in a property of that name, however private.
    public static func part<View: UIView>(_ name: String, of controller: UIViewController) -> View {
        var found: View?
        visitProperties(of: controller) { label, value in
            if label == name, let view = value as? View { found = found ?? view }
        }
        guard let found else { fatalError("\(type(of: controller)) has no \(View.self) \(name)") }
        return found
    }

    /// Gives each view the name of the property that holds it.
    static func nameViews() {
        controllers.removeAll { $0() == nil }
        for controller in controllers.compactMap({ $0() }) {
            visitProperties(of: controller) { name($1, $0) }
        }
    }

    /// Notes of all views of a controller whether anybody sees them.
    static func mark(_ controller: UIViewController, isUnseen: Bool) {
        for plate in plates(of: controller) { plate.isUnseen = isUnseen }
    }

    /// What stands in a recording for the views of a controller.
    static func plates(of controller: UIViewController) -> [Nameplate] {
        var plates: [Nameplate] = []
        visitProperties(of: controller) { _, value in
            plates += (value as? [UIView] ?? (value as? UIView).map { [$0] } ?? []).map(\.plate)
        }
        return plates
    }

    private static func name(_ value: Any, _ label: String) {
        if let view = value as? UIView, !view.plate.isFinal {
            view.plate.name = label
            view.plate.isFinal = true
        } else if let views = value as? [UIView] {
            for (index, view) in views.enumerated() { name(view, "\(label)[\(index)]") }
        }
    }

    /// The properties of an object and of the app's objects behind it: a module may keep a view anywhere.
    private static func visitProperties(of object: AnyObject, _ visit: (String, Any) -> Void) {
        var known: Set<ObjectIdentifier> = []
        var waiting = [object]
        while let next = waiting.popLast() {
            guard known.insert(ObjectIdentifier(next)).inserted else { continue }
            for child in Mirror(reflecting: next).children {
                visit((child.label ?? "").replacingOccurrences(of: "$__lazy_storage_$_", with: ""), child.value)
                if let worker = worker(child.value) { waiting.append(worker) }
            }
        }
    }

    /// An object of the app's own that is neither a view nor a screen.
    private static func worker(_ value: Any) -> AnyObject? {
        let mirror = Mirror(reflecting: value)
        if mirror.displayStyle == .optional { return mirror.children.first.flatMap { worker($0.value) } }
        guard mirror.displayStyle == .class, !(value is UIResponder) else { return nil }
        return String(reflecting: type(of: value)).hasPrefix("App.") ? value as AnyObject : nil
    }
}
