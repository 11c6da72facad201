/// The place of a body.
final class EdgePlace {
    let type: String
    let module: String
    let role: ModuleRole?
    let method: String
    /// The type and the method's name with its labels.
    let key: String
    let isStatic: Bool
    /// A framework calls it: `mailComposeController(_:didFinishWith:)`.
    let isCallback: Bool
    let file: String
    /// True if a base class declares it.
    let isInherited: Bool

    init(type: String, module: String, role: ModuleRole?, method: JoinedMethod, declaring: String? = nil) {
        self.type = type
        isInherited = declaring != nil
        self.module = module
        self.role = role
        self.method = method.name
        key = (declaring ?? type) + "." + method.signature
        isStatic = method.isStatic
        isCallback = method.labels.dropFirst().contains { label in
            ["did", "should", "will"].contains { label.hasPrefix($0) }
        }
        file = method.file
    }

    /// Returns true if no screen's module owns the body: what it leads to, those who call it lead to.
    func isLent(in map: ModuleMap) -> Bool {
        module.isEmpty || map.isFlow(module) || map.isShared(type)
            || module == ModuleMap.app && !(Self.isEntry(method) && map.isOfApp(type))
    }

    /// Returns true for a method by which the system starts an app or a scene of it.
    static func isEntry(_ method: String) -> Bool {
        ["application", "body", "init", "scene"].contains(where: method.hasPrefix)
    }
}
