/// The meaning of a message by the words of its selector, where no list knows it.
enum ObjectiveCAPIUses {
    /// Verbs with which a selector begins that goes somewhere.
    private static let verbs: Set<String> = [
        "close", "dismiss", "go", "navigate", "open", "perform", "pop", "present", "push", "route", "show", "switch",
        "transition",
    ]

    /// The targets of such a selector.
    private static let places: Set<String> = ["controller", "module", "scene", "screen", "segue", "storyboard", "vc"]

    /// The effect of a message to another object, or to what the app's superclass adds.
    static func effect(of use: ReferenceFact, types: TypeClassifier) -> Effect? {
        if isSharedInstance(use, types: types) { return .usesService }
        guard use.usage == .call else { return nil }
        if APINames.viewInObjectiveC.contains(use.name) { return .showsView }
        if APINames.deviceInObjectiveC.contains(use.name) || use.name.hasPrefix("MR_") { return .usesDevice }
        if APINames.navigationInObjectiveC.contains(use.name) { return .navigates }
        let words = ([use.name] + use.labels).flatMap(words(of:))
        guard let first = words.first else { return nil }
        if verbs.contains(first), words.contains(where: { places.contains($0) }) { return .navigates }
        return readsFile(words) ? .usesDevice : nil
    }

    /// `[ParcelBox sharedInstance]`: what an app shares is a service where the class does not say something else.
    private static func isSharedInstance(_ use: ReferenceFact, types: TypeClassifier) -> Bool {
        guard use.name.hasPrefix("shared"), case .expression(let root?) = use.base, SDKType.named(root) == nil,
            root.first?.isUppercase == true
        else { return false }
        return [.unknown, .model].contains(types.classify(objectiveC: root))
    }

    /// `dictionaryWithContentsOfFile:` and its kind.
    private static func readsFile(_ words: [String]) -> Bool {
        guard let index = words.firstIndex(of: "contents"), index + 2 < words.count else { return false }
        return words[index + 1] == "of" && ["file", "path", "url"].contains(words[index + 2])
    }
}
