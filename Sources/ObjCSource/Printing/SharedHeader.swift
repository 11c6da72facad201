import Refactor

/// Writes the header of what the controller's file declared for itself, and several files of the module use now.
struct SharedHeader {
    let spelling: ObjCSpelling

    private var kinds: (values: Bool, types: Bool) { spelling.declarations.kindsInHeader }

    /// Another name where the app has a header of this one.
    private var name: String {
        let kind = kinds.types ? "Types" : "Constants"
        let names = [kind, "Shared" + kind].map { spelling.plan.module + $0 }
        let paths = spelling.plan.controller.project?.paths ?? [:]
        return names.first { paths[$0 + ".h"] == nil } ?? names[0]
    }

    var importLine: String { "#import \"\(name).h\"" }

    /// No file where nothing is shared.
    func files() -> [EmittedFile] {
        let shared = spelling.declarations.shared
        guard !shared.isEmpty else { return [] }
        let framework = kinds.values ? spelling.userInterface : "Foundation"
        let head = ["#import <\(framework)/\(framework).h>", ""]
        return [
            EmittedFile(name: name + ".h", folder: "", role: nil, pieces: [.generated(spelling.lines(head))] + shared)
        ]
    }
}
