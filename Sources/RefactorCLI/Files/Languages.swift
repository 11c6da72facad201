import ObjCSource
import Refactor
import SwiftSource

/// The source languages that the tool reads and writes.
let languages: [any Language] = SourceLanguage.allCases.map { language($0) }

/// Returns the reader and writer of a language. Whoever adds one is told here by the compiler.
func language(_ language: SourceLanguage) -> any Language {
    switch language {
    case .swift: SwiftLanguage()
    case .objectiveC: ObjCLanguage()
    }
}

/// The language of a file by its ending; nil for any other file.
func language(ofFile path: String) -> (any Language)? {
    languages.first { language in language.fileEndings.contains { path.hasSuffix("." + $0) } }
}

extension Plan {
    /// The ending of the files that its components go to, without dot: that of the controller's implementation.
    var fileEnding: String {
        let endings = controller.files.map(\.file).filter { !$0.isHeader }
            .compactMap { $0.name.split(separator: ".").last.map(String.init) }
        return endings.first ?? language.fileEndings.first ?? ""
    }

    /// The language of its controller.
    var language: any Language { RefactorCLI.language(controller.language) }
}
