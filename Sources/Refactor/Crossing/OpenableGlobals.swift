/// The private declarations of Swift that other files may see as well, where their modifier goes: those whose name no other
/// file of the app mentions, and that are made of nothing which stays hidden. Besides those at file level, members that
/// the file adds to other types: `private extension String { func sanitized() -> String }`.
struct OpenableGlobals {
    let names: Set<String>

    init(of controller: Controller) {
        guard controller.language == .swift, let project = controller.project, project.isWholeApp else {
            names = []
            return
        }
        var open: Set<String> = []
        var hidden: Set<String> = []
        var words: [String: Set<String>] = [:]
        for facts in controller.files {
            for global in facts.globals where global.access.isFileBound && !Self.isMember(global, of: controller) {
                guard let opening = global.opening, !project.mentionedNames.contains(global.name),
                    isIdentifier(global.name),
                    words.updateValue(opening.words, forKey: global.name) == nil
                else {
                    hidden.insert(global.name)
                    continue
                }
                open.insert(global.name)
            }
        }
        open.subtract(hidden)
        while let closed = open.first(where: { words[$0]?.isDisjoint(with: hidden) == false }) {
            open.remove(closed)
            hidden.insert(closed)
        }
        names = open
    }

    /// Returns true for the controller's own, which are members that move or do not.
    private static func isMember(_ global: GlobalFact, of controller: Controller) -> Bool {
        global.owner.map { $0 == controller.name || $0.hasPrefix(controller.name + ".") } ?? false
    }
}
