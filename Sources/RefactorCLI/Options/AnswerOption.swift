import ArgumentParser
import Refactor

/// `AnswerForm` as the command line spells it.
enum AnswerOption: String, ExpressibleByArgument, CaseIterable {
    case callbacks
    case asyncAwait = "async-await"
    case combine, blocks

    var form: AnswerForm {
        switch self {
        case .asyncAwait: .asyncAwait
        case .blocks: .blocks
        case .callbacks: .callbacks
        case .combine: .combine
        }
    }
}
