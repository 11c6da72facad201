import ObjCSource
import Refactor
import SwiftSource

/// The language that a file is written in.
func language(ofFile path: String) -> any Language {
    path.hasSuffix(".swift") ? SwiftLanguage() : ObjCLanguage()
}

/// The language that a plan's controller is written in.
func language(of plan: Plan) -> any Language {
    switch plan.controller.language {
    case .swift: SwiftLanguage()
    case .objectiveC: ObjCLanguage()
    }
}
