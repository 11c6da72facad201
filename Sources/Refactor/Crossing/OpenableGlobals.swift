/// The private declarations at file level of Swift that other files may see as well, where their modifier goes: those whose
/// name no other file of the app mentions, and that are made of nothing which stays hidden.
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
            for global in facts.globals where global.access.isFileBound && global.isTopLevel {
                guard let opening = global.opening, !project.mentionedNames.contains(global.name),
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
}
