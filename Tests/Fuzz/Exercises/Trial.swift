/// Files, one of which was changed, and what the program is asked to do with them.
struct Trial: Sendable {
    /// By their names in the folder.
    var files: [String: [UInt8]]
    /// The name of the file that was changed.
    let changed: String
    /// Where the files come from, below the folder of the package; of the changed one before it was.
    let origins: [String: String]
    /// What the program is given, without the command.
    var arguments: [String]
    var mutations: [String] = []

    var kind: TextKind { TextKind(path: changed) ?? .swift }

    /// The trial with another text of the changed file.
    func with(_ text: [UInt8]) -> Trial {
        var trial = self
        trial.files[changed] = text
        return trial
    }
}
