import ArgumentParser
import Refactor

extension CompletionKind {
    /// The styles that can be named in the working folder: those of the program and of the team.
    static var styles: CompletionKind { .custom { _, _, _ in StyleCatalog(near: ["."]).names } }

    /// A few words, separated by blanks.
    static func words(_ words: String) -> CompletionKind { .list(words.split(separator: " ").map(String.init)) }
}
