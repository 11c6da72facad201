/// Why an answer reaches the presenter as before.
enum AnswerObstacle: Error, Equatable, CustomStringConvertible {
    case askedByOthers
    case askedInAnotherForm
    case argumentsReadLater(line: Int)
    case blockOfAnotherForm(line: Int)
    case eventOfAnotherForm(String)
    case holdsThePresenter
    case isNotHeld
    case isOfApp(String)
    case isPartOfMore(line: Int)
    case nameIsTaken(String)
    case notEachTime
    case noneToHoldIt(line: Int)
    case readLater(String)
    case selfMayBeGone(line: Int)
    case unknownBlock(String)

    var description: String {
        switch self {
        case .askedByOthers: "others than the presenter ask it too"
        case .argumentsReadLater(let line): "the arguments of the call in line \(line) would be read later"
        case .askedInAnotherForm: "it may throw, or takes what cannot be kept until then"
        case .blockOfAnotherForm(let line): "the block in line \(line) is none that stands behind the call with names"
        case .eventOfAnotherForm(let name): "'\(name)' is more than a call with values"
        case .holdsThePresenter: "its closure holds the presenter until it has answered"
        case .isNotHeld: "the presenter does not hold the interactor, which may be gone before it answers"
        case .isOfApp(let name): "'\(name)' is a type of the app"
        case .isPartOfMore(let line): "the call in line \(line) is part of a larger statement"
        case .nameIsTaken(let name): "it has a '\(name)' already"
        case .notEachTime: "it does not certainly answer once"
        case .noneToHoldIt(let line): "the block in line \(line) may run when the presenter has gone"
        case .readLater(let name): "it reads '\(name)', which others may have changed when it begins"
        case .selfMayBeGone(let line): "at the call in line \(line) self may be gone"
        case .unknownBlock(let type):
            "the type of its block, '\(type)', is no block that takes values and gives nothing back"
        }
    }
}
