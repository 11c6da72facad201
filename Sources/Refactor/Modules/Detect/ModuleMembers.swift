/// The types of an app that are parts of modules.
struct ModuleMembers: Sendable {
    let facts: AppFacts
    /// The module of each type that has a role in one.
    var parts: [String: (module: String, role: ModuleRole)] = [:]
    /// The module that a helper serves.
    var helpers: [String: String] = [:]
    /// The modules that a view of SwiftUI is a part of, where there are a few.
    var sharers: [String: [String]] = [:]
    /// Those of them that make it themselves, where they are few.
    var makers: [String: [String]] = [:]

    func isPart(_ type: String) -> Bool { parts[type] != nil }

    /// The module that a type is a part of by its role, its helper's duty or the type that it stands in.
    func module(of type: String) -> String? {
        if let part = parts[type] { return part.module }
        if let helped = helpers[type] { return helped }
        if isOfApp(type) { return ModuleMap.app }
        guard let dot = type.utf8.lastIndex(of: UInt8(ascii: ".")) else { return nil }
        return module(of: String(type[..<dot]))
    }

    private static let starters: Set<String> = [
        "App", "NSApplicationDelegate", "UIApplicationDelegate", "UIWindowSceneDelegate", "UISceneDelegate",
        "WKApplicationDelegate", "WKExtensionDelegate",
    ]

    /// Returns true if the system starts with a type.
    func isOfApp(_ type: String) -> Bool {
        let last = RoleNames.lastWord(of: type)
        if last == "AppDelegate" || last == "SceneDelegate" || facts.isA(type, Self.starters) { return true }
        return facts.ancestors(of: type).contains { SidePrograms.extensions.contains($0) && facts.isForeign($0) }
            && !UIKinds.isController(type, facts)
    }
}
