import ObjCSource
import Refactor
import SwiftSource

/// The source languages that the tool reads and writes.
let languages: [any Language] = [SwiftLanguage(), ObjCLanguage()]

/// The language of a file by its ending; nil for any other file.
func language(ofFile path: String) -> (any Language)? {
    languages.first { language in language.fileEndings.contains { path.hasSuffix("." + $0) } }
}

extension Plan {
    /// The ending of the files that its components go to, without dot: that of the controller's implementation.
    var fileEnding: String {
        let endings = controller.files.compactMap { $0.file.name.split(separator: ".").last.map(String.init) }
        return endings.first { $0 != "h" } ?? language.fileEndings.first ?? ""
    }

    /// The language of its controller.
    var language: any Language {
        languages.first { $0.language == controller.language } ?? SwiftLanguage()
    }
}
