import ObjCSource
import Refactor
import SwiftSource

/// The language that a file is written in.
func language(ofFile path: String) -> any Language {
    RememberingLanguage(of: path.hasSuffix(".swift") ? SwiftLanguage() : ObjCLanguage())
}

/// The language that a plan's controller is written in.
func language(of plan: Plan) -> any Language {
    switch plan.controller.language {
    case .swift: RememberingLanguage(of: SwiftLanguage())
    case .objectiveC: RememberingLanguage(of: ObjCLanguage())
    }
}
